/**
 * What a UPI QR code holds, after NPCI's UPI Linking Specifications 1.6: `pa` payee address, `pn` its name, `am` rupees
 * with two decimals, `cu` INR only, `tr` our reference (at most 35), `tn` note (at most 50), `mc` merchant category.
 */
export interface UpiPayment {
  pa: string;
  pn: string;
  amountPaise: number;
  tr: string;
  tn: string;
  mc: string;
}

const LONGEST_REFERENCE = 35;
const LONGEST_NOTE = 50;
const LONGEST_LINK = 512;

/** Percent-encoded, except for the @ of the address, which readers expect as it is. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

export function upiLink({ pa, pn, amountPaise, tr, tn, mc }: UpiPayment): string {
  const fields = {
    pa,
    pn,
    mc,
    tr: tr.slice(0, LONGEST_REFERENCE),
    tn: tn.slice(0, LONGEST_NOTE),
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
  };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')}`;
}

/** The payee of a UPI link, or null for what is none, names no payee, or is longer than any of ours. */
export function payeeOf(link: string): string | null {
  if (link.length > LONGEST_LINK || !/^upi:\/\/pay\?/i.test(link)) return null;
  const fields = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  const payees = fields.getAll('pa');
  return payees.length === 1 && (fields.get('cu') ?? 'INR') === 'INR' ? payees[0]! : null;
}
