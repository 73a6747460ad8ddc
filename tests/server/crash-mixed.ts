import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { takeEnquiry } from '../../src/server/enquiries/take-enquiry.ts';
import { beginPayment } from '../../src/server/payment/begin-payment.ts';
import { createOrder } from '../../src/server/payment/orders.ts';
import { receiveWebhook } from '../../src/server/payment/webhook.ts';
import { keepLocation } from '../../src/server/places/locations.ts';
import { startAccounts } from '../../src/server/start-accounts.ts';
import { signUpFree } from '../../src/server/sign-up/sign-up.ts';
import { readWords } from '../../src/server/words.ts';
import { PRO, someDetails } from './purchase.ts';

/** Writes of every kind side by side until it is killed; says each one once it is acknowledged: its kind and its key. */
const [dataDir, run] = [process.argv[2]!, process.argv[3]!];
const config = readConfig({ DATA_DIR: dataDir });
const database = await openDatabase(config);
const { parts } = await startAccounts({
  config: { ...config, demoLogIns: false },
  database,
  words: readWords(),
  log: pino({ level: 'silent' }),
});
const sandbox = parts.sandbox!;
const buyer = { accountId: null, buyerHash: 'b' };
const say = (kind: string, key: string) => process.stdout.write(`${kind} ${key}\n`);
const phone = (n: number) => `+91 9${String(Number(run) * 1000 + n).padStart(9, '0')}`;

async function enquire(n: number): Promise<void> {
  const email = `e${run}x${n}@example.com`;
  await takeEnquiry(parts, { Name: 'Asha Rao', email, phoneNumber: phone(n), selectUserType: 'Owner' });
  say('enquiry', email);
}

async function signUp(n: number): Promise<void> {
  const email = `s${run}x${n}@example.com`;
  await signUpFree(parts, { plan: 'free', billing: 'monthly', purpose: 'customer', details: someDetails(email) });
  say('account', email);
}

async function buy(n: number): Promise<void> {
  const email = `b${run}x${n}@example.com`;
  const order = await createOrder(parts, { ...PRO, currency: 'INR', receipt: 'r', details: someDetails(email) }, buyer, undefined);
  say('order', order.id);
  const { id } = await beginPayment(parts, order.id, 'upi', buyer);
  await sandbox.decide(id, 'approve');
  const { body, headers } = await sandbox.message(id);
  await receiveWebhook(parts, body, (name) => headers[name]);
  say('paid', order.id);
}

async function tellPlace(n: number): Promise<void> {
  const visitor = `v${run}x${n}`;
  await keepLocation(database.db, visitor, { latitude: 17.4, longitude: 78.4, source: 'device' });
  say('place', visitor);
}

const forever = async (write: (n: number) => Promise<void>) => {
  for (let n = 1; ; n++) await write(n);
};
say('ready', run);
await Promise.all([enquire, signUp, buy, tellPlace].map(forever));
