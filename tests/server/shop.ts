import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogInAnswer } from '../../src/capabilities/account/contract.ts';
import type { BankDecision, CheckoutAnswer, Order, Payment, Processed, Verified } from '../../src/domain/payment.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { startTestServer } from './test-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { PRO, someDetails } from './purchase.ts';

export interface Reply<T> {
  status: number;
  body: T;
  code?: string;
}

/** One browser: it keeps its cookies and its token. */
export interface Visitor {
  call<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  token: string | null;
}

export function visitorOf(server: Pick<RunningServer, 'url'>, language = 'en'): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    token: null,
    async call<T>(path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(server.url + path, {
        ...(body !== undefined && {
          method: 'POST',
          body: (body instanceof Uint8Array ? body : typeof body === 'string' ? body : JSON.stringify(body)) as BodyInit,
        }),
        headers: {
          'Accept-Language': language,
          ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(visitor.token && { Authorization: `Bearer ${visitor.token}` }),
          ...headers,
        },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair] = cookie.split(';');
        cookies.set(pair!.split('=')[0]!, pair!.split('=').slice(1).join('='));
      }
      const answer = (await response.json()) as T & { error?: { code: string } };
      return { status: response.status, body: answer, ...(answer?.error && { code: answer.error.code }) };
    },
  };
  return visitor;
}

export const newFolder = (): string => temporaryFolder('money');

/** A mail without its dress, quoted-printable or base64. */
function plain(mail: string): string {
  const [head = '', ...parts] = mail.split(/\r?\n\r?\n/);
  const body = parts.join('\n\n');
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  const bytes = mail.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The mails that were written to the outbox of a data folder, oldest first. */
const mailsIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'outbox');
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map((file) => plain(readFileSync(join(folder, file), 'latin1')));
  } catch {
    return [];
  }
};

/** The mails that somebody was sent, oldest first. */
export const mailsTo = (dataDir: string, email: string): string[] => mailsIn(dataDir).filter((mail) => mail.includes(`To: ${email}`));

/** Waits for a mail to somebody with these words. */
export async function mailTo(dataDir: string, email: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = mailsIn(dataDir).findLast((mail) => mail.includes(`To: ${email}`) && words.test(mail));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${email} with ${words}; there are: ${mailsIn(dataDir).join('\n---\n')}`);
}

export const oneTimePasswordIn = (mail: string): string => /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(mail)![0];

/** A shop with a fresh data folder. */
export async function openShop(settings: Record<string, string> = {}): Promise<{ server: RunningServer; dataDir: string }> {
  const dataDir = newFolder();
  return { dataDir, server: await startTestServer({ dataDir, settings }) };
}

let count = 0;
export const anEmail = (): string => `buyer${++count}.${Date.now()}@example.com`;

export async function anOrder(visitor: Visitor, email = anEmail(), more: object = {}): Promise<Order & { email: string }> {
  const { body } = await visitor.call<Order>('/api/Payment/create', {
    ...PRO,
    currency: 'INR',
    receipt: 'receipt_1',
    details: someDetails(email),
    ...more,
  });
  return { ...body, email };
}

export const begin = async (visitor: Visitor, orderId: string, paymentMethod = 'upi') =>
  (await visitor.call<Payment>('/api/Payment', { action: 'initialize', paymentId: orderId, paymentMethod })).body;

export const decide = async (visitor: Visitor, paymentId: string, decision: BankDecision) =>
  (await visitor.call<{ answer?: CheckoutAnswer }>(`/api/sandbox-bank/${paymentId}`, { decision })).body;

/** Buys the Pro plan by UPI and gives what was bought. */
export async function buyPro(visitor: Visitor, email = anEmail()): Promise<Processed & { paymentId: string; orderId: string }> {
  const order = await anOrder(visitor, email);
  const { paymentId } = await begin(visitor, order.id);
  await decide(visitor, paymentId, 'approve');
  const verified = await visitor.call<Verified>('/api/Payment/verify-upi', { amount: 999, timestamp: Date.now(), paymentId });
  if (!verified.body.verified) throw new Error(JSON.stringify(verified));
  const { body } = await visitor.call<Processed>('/api/subscriptions/process', { paymentId });
  return { ...body, paymentId, orderId: order.id };
}

/** What somebody chooses in place of a one-time password. */
export const OWN_PASSWORD = 'Charkha-Lamp-83!';

/** Sends the log-in form. */
export async function tryLogIn(visitor: Visitor, userNameOrEmail: string, password: string): Promise<Reply<LogInAnswer>> {
  const reply = await visitor.call<LogInAnswer>('/api/login', { userNameOrEmail, password });
  if (reply.status === 200) visitor.token = reply.body.token;
  return reply;
}

/** Logs in; after a one-time password chooses one of their own, as the site asks for. Gives the answer of the first log-in. */
export async function logInAs(visitor: Visitor, email: string, password: string): Promise<Reply<LogInAnswer>> {
  const reply = await tryLogIn(visitor, email, password);
  if (reply.status !== 200 || !reply.body.isFirstLogin) return reply;
  const change = { email, currentPassword: password, newPassword: OWN_PASSWORD, confirmPassword: OWN_PASSWORD };
  await visitor.call('/api/change-password', change);
  await tryLogIn(visitor, email, OWN_PASSWORD);
  return reply;
}

/** A home that is ready to be submitted, photos apart. */
export const aPostingForm = (more: Partial<PostingForm> = {}): PostingForm =>
  PostingForm.parse({
    locality: 'Kondapur',
    address: '12, Lake Road, Kondapur',
    zip_code: '500084',
    bhk: '3',
    area: '200 sq yd',
    price: '92 lakh',
    title: 'Bright flat by the lake',
    description: 'Light from three sides, and a quiet street.',
    ...more,
  });

/** Somebody with a plan, an account and a password of their own. */
export interface Member {
  visitor: Visitor;
  email: string;
}

/** A new customer of a shop, who has bought a plan and logged in. */
export async function newMember({ server, dataDir }: { server: Pick<RunningServer, 'url'>; dataDir: string }): Promise<Member> {
  const visitor = visitorOf(server);
  const { email } = await buyPro(visitor);
  await logInAs(visitor, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
  return { visitor, email };
}
