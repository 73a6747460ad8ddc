import { collectCash } from './collect-cash.ts';
import { decideListing } from './decide-listing.ts';
import { decideReview } from './decide-review.ts';
import { finishRefund } from './finish-refund.ts';
import { markChecked } from './mark-checked.ts';
import { refundPayment } from './refund-payment.ts';
import { retryJob } from './retry-job.ts';

export const REVIEW_COMMANDS = [decideReview, collectCash, refundPayment, finishRefund, decideListing, markChecked, retryJob] as const;
