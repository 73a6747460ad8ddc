import { Client } from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { startAccounts } from '../../src/server/start-accounts.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { beginPayment } from '../../src/server/payment/begin-payment.ts';
import { createOrder } from '../../src/server/payment/orders.ts';
import { processSubscription } from '../../src/server/payment/process-subscription.ts';
import { receiveWebhook } from '../../src/server/payment/webhook.ts';
import { readWords } from '../../src/server/words.ts';
import { PRO, someDetails } from './purchase.ts';

/** Buys a plan, and is killed before its n-th write; without one it buys the plan and says how many writes that took. */
const [dataDir, killBefore] = [process.argv[2]!, Number(process.argv[3])];

let writes = 0;
let counting = false;
const query = Client.prototype.query as (...args: unknown[]) => unknown;
Client.prototype.query = function count(this: Client, ...args: unknown[]) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string })?.text;
  if (counting && /^\s*(insert|update|delete|begin|commit|start)/i.test(text ?? '')) {
    writes++;
    if (writes === killBefore) process.kill(process.pid, 'SIGKILL');
  }
  return query.apply(this, args);
} as typeof Client.prototype.query;

const config = readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
const database = await openDatabase(config);
const { parts, stop } = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) });
const sandbox = parts.sandbox!;
const buyer = { accountId: null, buyerHash: 'b' };
const email = `crash.${process.pid}.${Date.now()}@example.com`;

counting = true;
const order = await createOrder(parts, { ...PRO, currency: 'INR', receipt: 'r', details: someDetails(email) }, buyer, email);
const { id } = await beginPayment(parts, order.id, 'upi', buyer);
await sandbox.decide(id, 'approve');
const { body, headers } = await sandbox.message(id);
await receiveWebhook(parts, body, (name) => headers[name]);
await processSubscription(parts, id, buyer);
await parts.mailer.send();
counting = false;
await stop();
await database.close();
process.stdout.write(String(writes));
