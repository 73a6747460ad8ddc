import { useTranslation } from 'react-i18next';
import { filterWords } from '../../domain/filter-words.ts';
import type { MarketPage } from '../../domain/addresses.ts';
import type { ListingView } from '../../domain/listing-address.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import { useWords } from '../../ui/words.ts';

/**
 * The list's heading in words: a market page's name, or the photo, the agent, the person's own words or the filters. It has only
 * what the homes were found by, so words that no home matched are left out.
 */
export function useTitle({ request }: ListingView, page: MarketPage | undefined, answer: SearchAnswer | undefined): string {
  const { t } = useTranslation();
  const render = useWords();
  if (page) return t(`listing.page.${page}`);
  const { text, filters = {}, looks, agent } = request;
  const isUsed = answer?.understood.restFound !== 'none';
  const agentName = agent && answer?.properties[0]?.agentName;
  const isByPhoto = looks ?? answer?.properties.some(({ similarity }) => similarity !== undefined);
  const found = text && isUsed ? filters : (answer?.understood.filters ?? filters);
  const parts = [
    ...(isByPhoto ? [t('photoSearch.title')] : []),
    ...(agentName ? [t('agents.homesOf', { name: agentName })] : []),
    ...(text && isUsed ? [t('listing.forText', { text })] : filterWords(found).map(({ words }) => render(words))),
  ];
  return parts.length > 0 ? t('listing.wishes', { wishes: parts }) : t('listing.all');
}
