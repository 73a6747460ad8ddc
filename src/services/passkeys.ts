import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { NewPasskeyProof, PasskeyProof, type PasskeyOptions } from '../capabilities/account/contract.ts';
import type { Passkeys } from '../capabilities/account/ports.ts';
import { AppError } from '../domain/errors.ts';

/** Loaded with the first passkey. */
const load = () => import('@simplewebauthn/browser');

async function ask<T>(work: (library: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> {
  const library = await load();
  if (!library.browserSupportsWebAuthn()) throw new AppError('passkey-unsupported');
  try {
    return await work(library);
  } catch (cause) {
    const isKnown = cause instanceof library.WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new AppError(isKnown ? 'passkey-known' : 'passkey-failed', { cause });
  }
}

/** Lets the browser ask for the gesture of its device: finger, face, PIN or key. */
export const passkeys: Passkeys = {
  make: (options: PasskeyOptions) =>
    ask(async ({ startRegistration }) =>
      NewPasskeyProof.parse(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
    ),
  use: (options: PasskeyOptions) =>
    ask(async ({ startAuthentication }) =>
      PasskeyProof.parse(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
    ),
};
