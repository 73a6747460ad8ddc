import { localeOf } from '../domain/formats.ts';
import { MARKET_ZONE } from '../domain/market-time.ts';
import { useTranslation } from 'react-i18next';

/** Formats an ISO 8601 date in the language of the screen, by the clock of the market, wherever it is looked at from. */
export function useDates(format: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => new Intl.DateTimeFormat(localeOf(i18n.language), { timeZone: MARKET_ZONE, ...format }).format(new Date(iso));
}
