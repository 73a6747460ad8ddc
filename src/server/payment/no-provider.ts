import { AppError } from '../../domain/errors.ts';
import type { PaymentProvider } from './provider.ts';

const off = async (): Promise<never> => {
  throw new AppError('payments-off');
};

/** Stands in where nothing can be paid: whoever wants to buy hears `payments-off`. */
export const noProvider: PaymentProvider = {
  name: 'none',
  createOrder: off,
  upi: off,
  closeUpi: async () => undefined,
  refundUpTo: off,
  checkout: () => {
    throw new AppError('payments-off');
  },
  isSigned: () => false,
  readEvent: () => null,
  paymentsOf: async () => [],
};
