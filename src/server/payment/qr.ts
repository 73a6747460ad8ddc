import QRCode from 'qrcode';
import { AppError } from '../../domain/errors.ts';
import { payeeOf } from './upi-link.ts';
import type { PaymentParts } from './parts.ts';

const QUIET_ZONE = 4;
const PIXELS = 512;

/** A PNG of one of our own UPI links: our payee, or a link that we have handed out. Others are refused. */
export async function qrCodeOf({ db, settings }: PaymentParts, link: string): Promise<string> {
  const payee = payeeOf(link);
  if (payee === null) throw new AppError('qr-failed');
  const isOurs = payee.toLowerCase() === settings.merchant.upiId.toLowerCase();
  const known = isOurs || (await db.selectFrom('payments').select('id').where('upi_link', '=', link).executeTakeFirst());
  if (!known) throw new AppError('qr-failed');
  const png = await QRCode.toBuffer(link, { errorCorrectionLevel: 'M', margin: QUIET_ZONE, width: PIXELS });
  return png.toString('base64');
}
