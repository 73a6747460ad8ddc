import { localeOf } from './formats.ts';
import { MARKET_ZONE } from './market-time.ts';
import { formatRupees, groupDigits, spokenAmount } from './money.ts';

type Format<T> = (value: T, language: string | undefined, options: Record<string, unknown>) => string;

/** The formatter of i18next, and its translation, as far as they are needed here. */
interface Texts {
  services: { formatter?: { add<T>(name: string, format: Format<T>): void } };
  t(key: string, options: Record<string, unknown>): string;
}

const FALLBACK = 'en';
const RTL_COMMA = /^(ur|ar|fa)$/;

/** "A. B." for whole sentences, "A, B" for things beside each other; only "and" and "or" are words of the language. */
function joined(items: readonly string[], language: string, { type, style }: Intl.ListFormatOptions): string {
  if (type === 'unit') return items.join(style === 'narrow' ? ' ' : RTL_COMMA.test(language) ? '، ' : ', ');
  return new Intl.ListFormat(language, { type, style }).format(items);
}

const MOMENT: Intl.DateTimeFormatOptions = {
  timeZone: MARKET_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
};

/** Adds how values stand in texts: amounts in rupees, shown and spoken, numbers as India groups them, lists, day and time. */
export function addFormats(texts: Texts): void {
  const { formatter } = texts.services;
  formatter?.add<number>('rupees', (value) => formatRupees(value));
  formatter?.add<number>('number', (value, language = FALLBACK, options) =>
    Number.isSafeInteger(value)
      ? groupDigits(value)
      : new Intl.NumberFormat(localeOf(language), options as Intl.NumberFormatOptions).format(value),
  );
  formatter?.add<number>('moment', (value, language = FALLBACK) =>
    new Intl.DateTimeFormat(localeOf(language), MOMENT).format(new Date(value)),
  );
  formatter?.add<readonly string[]>('list', (value, language = FALLBACK, options) =>
    joined(value, language, options as Intl.ListFormatOptions),
  );
  formatter?.add<number>('spoken', (value, language) => {
    const { amount, unit } = spokenAmount(value);
    return texts.t(`money.${unit}`, { amount, count: amount, lng: language, context: 'say' });
  });
}
