import { cancelPayment } from './cancel-payment.ts';
import { chooseMethod } from './choose-method.ts';
import { decideAtBank } from './decide-at-bank.ts';
import { pay } from './pay.ts';
import { paymentStatus } from './payment-status.ts';

export const PAYMENT_COMMANDS = [pay, chooseMethod, paymentStatus, cancelPayment, decideAtBank] as const;
