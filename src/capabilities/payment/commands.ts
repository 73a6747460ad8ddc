import { cancelPayment } from './cancel-payment.ts';
import { chooseMethod } from './choose-method.ts';
import { decideAtBank } from './decide-at-bank.ts';
import { paymentOptions } from './payment-options.ts';
import { pay } from './pay.ts';
import { paymentProblem } from './payment-problem.ts';
import { paymentStatus } from './payment-status.ts';

export const PAYMENT_COMMANDS = [pay, paymentOptions, chooseMethod, paymentStatus, paymentProblem, cancelPayment, decideAtBank] as const;
