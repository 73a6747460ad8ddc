import * as z from 'zod/mini';
import { AccessKey, KeyRequest, KeyScope, LONGEST_KEY_NAME, MOST_REQUESTS, USUAL_REQUESTS } from '../../domain/access-key.ts';
import { Done } from '../../domain/done.ts';
import type { Calls } from '../../kernel/call.ts';

const LARGEST_ID = 2_147_483_647;
const id = z.int().check(z.minimum(1), z.maximum(LARGEST_ID));
const OneRequest = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) });

export const ACCESS_KEY_CALLS = {
  accessKeys: {
    method: 'GET',
    path: '/api/access-keys',
    summary: 'The keys of the account that is logged in, for programs that ask in its name, oldest first.',
    answer: z.array(AccessKey),
  },
  makeAccessKey: {
    method: 'POST',
    path: '/api/access-keys',
    summary: 'Makes a key for a program. `secret` is shown this once: only a hash of it is kept. 403 `keys-full` with ten.',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_KEY_NAME)),
      may: z.array(KeyScope).check(z.minLength(1), z.maxLength(KeyScope.options.length)),
      aDay: z._default(z.int().check(z.minimum(1), z.maximum(MOST_REQUESTS)), USUAL_REQUESTS),
    }),
    answer: z.object({ key: AccessKey, secret: z.string() }),
  },
  revokeAccessKey: {
    method: 'POST',
    path: '/api/access-keys/revoke',
    summary: 'Ends a key; what it has asked for and nobody has decided goes with it.',
    body: z.object({ id }),
    answer: Done,
  },
  keyRequests: {
    method: 'GET',
    path: '/api/access-keys/requests',
    summary: 'What programs have asked for with the keys of the account and the person has not decided, oldest first.',
    answer: z.array(KeyRequest),
  },
  decideKeyRequest: {
    method: 'POST',
    path: '/api/access-keys/requests/:id',
    summary:
      'The person’s yes or no to what a program has asked for: only now is the home saved, or the enquiry sent with the name and number of the account. 409 `request-decided` the second time.',
    params: OneRequest,
    body: z.object({ decision: z.enum(['confirm', 'refuse']) }),
    answer: Done,
  },
  askByKey: {
    method: 'POST',
    path: '/api/access-keys/ask',
    summary:
      'For programs, with a key as the bearer: asks to save a home, to write to whoever offers it, or for a visit. It waits until the person decides in the app.',
    body: z.object({
      kind: KeyScope,
      home: id,
      text: z._default(z.string().check(z.maxLength(1000)), ''),
      when: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answer: z.object({ request: KeyRequest, confirmAt: z.string() }),
  },
  askedByKey: {
    method: 'POST',
    path: '/api/access-keys/asked',
    summary: 'For programs, with a key as the bearer: what was asked for with this key, and what the person has decided, newest first.',
    body: z.object({}),
    answer: z.array(KeyRequest),
  },
} as const satisfies Calls;
