import { decideKeyRequest } from './decide-key-request.ts';
import { makeAccessKey } from './make-access-key.ts';
import { revokeAccessKey } from './revoke-access-key.ts';

export const ACCESS_KEY_COMMANDS = [makeAccessKey, revokeAccessKey, decideKeyRequest] as const;
