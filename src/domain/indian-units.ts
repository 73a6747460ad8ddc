import { groupDigits, spokenAmount } from './money.ts';

const UNITS: [RegExp, number][] = [
  [/^(cr|crore|crores|करोड़?|కోటి|కోట్లు|کروڑ)$/u, 10_000_000],
  [/^(l|lac|lacs|lakh|lakhs|लाख|లక్ష|లక్షలు|لاکھ)$/u, 100_000],
  [/^(k|thousand|हज़?ार|వేలు|వెయ్యి|ہزار)$/u, 1000],
  [/^(rs|rupees|रुप[एय]े?|రూపాయలు|రూ|روپے)?$/u, 1],
];

/** Rupees from "80 lakh", "1.2 cr", "25,000"; undefined for an empty field, null if it is no amount. */
export function readAmount(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const found = /^(?:₹|rs\.?)?\s*([\d,]+(?:\.\d+)?)\s*([\p{L}\p{M}]*)[.।۔]?$/iu.exec(text.normalize('NFC').trim());
  const unit = found && UNITS.find(([name]) => name.test(found[2]!.toLowerCase()));
  if (!found || !unit) return null;
  return Math.round(Number(found[1]!.replaceAll(',', '')) * unit[1]);
}

/** Square feet from a number; undefined for an empty field, null if it is no number. */
export function readArea(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const digits = text.trim().replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** An amount as people write it: "80 lakh". */
export function showAmount(rupees: number | undefined): string {
  if (rupees === undefined) return '';
  const { amount, unit, exact } = spokenAmount(rupees);
  return exact && (unit === 'lakh' || unit === 'crore') ? `${amount} ${unit}` : groupDigits(rupees);
}

const AREA_UNITS: [RegExp, number][] = [
  [/^(|sq ?ft|sq ?feet|square f(ee|oo)t|sft|वर्ग फु?[टी]ट?|चौरस फुट|చదరపు అడుగులు|مربع فٹ|اسکوائر فٹ)$/u, 1],
  [/^(sq ?(yd|yard)s?|square yards?|gaj|gajam?s?|(वर्ग )?गज़?|(చదరపు )?గజాలు|(مربع )?گز)$/u, 9],
  [/^(sq ?m|sqm|square met(er|re)s?)$/, 10.7639],
  [/^cents?$/, 435.6],
  [/^(guntas?|गुंटा|గుంటలు|గుంట|گنٹہ)$/u, 1089],
  [/^(acres?|एकड़?|ఎకరాలు|ఎకరం|ایکڑ)$/u, 43_560],
];

/** Square feet from "1,200", "200 sq yd", "2 acres"; undefined for an empty field, null if it is no area. */
export function readAreaInUnits(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const found = /^([\d,]+(?:\.\d+)?)\s*([\p{L}\p{M} ]*?)[.।۔]?$/iu.exec(text.normalize('NFC').trim());
  const unit = found && AREA_UNITS.find(([name]) => name.test(found[2]!.trim().toLowerCase()));
  return found && unit ? Math.round(Number(found[1]!.replaceAll(',', '')) * unit[1]) : null;
}
