import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyProof, PasskeyProof } from '../../src/capabilities/account/contract.ts';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** Somebody is there, and has shown who they are; a new key comes along. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;
const ES256 = -7;

interface Signing {
  challenge: unknown;
  origin: string;
  rpId: string;
  /** Nobody was asked for finger, face or PIN. */
  unverified?: boolean;
}

/** The device of somebody: it makes a passkey and signs with it, as WebAuthn says. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let used = 0;
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };
  const client = (type: string, { challenge, origin }: Signing) => JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const head = ({ rpId, unverified }: Signing, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (unverified ? 0 : VERIFIED)]), counter]);
  };
  return {
    id: common.id,
    make(signing: Signing): NewPasskeyProof {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, ES256],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([head(signing, NEW_KEY), Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client('webauthn.create', signing)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    use(signing: Signing): PasskeyProof {
      used++;
      const authData = head(signing, 0);
      const data = client('webauthn.get', signing);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        },
      };
    },
    /** What a copy of the device would say that was made long ago. */
    forget: () => void (used = 0),
  };
}
