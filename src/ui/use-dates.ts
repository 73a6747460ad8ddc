import { localeOf } from '../domain/formats.ts';
import { useTranslation } from 'react-i18next';

/** Dates are those of the market, wherever it is looked at from. */
const MARKET_ZONE = 'Asia/Kolkata';

/** Formats an ISO 8601 date in the language of the screen. */
export function useDates(format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => new Intl.DateTimeFormat(localeOf(i18n.language), { timeZone: MARKET_ZONE, ...format }).format(new Date(iso));
}
