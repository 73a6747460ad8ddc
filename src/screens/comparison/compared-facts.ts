import { useTranslation } from 'react-i18next';
import type { Property } from '../../domain/property.ts';
import { useName } from '../../ui/names.ts';

/** One fact of several homes, in words; an empty text is not given. */
export interface ComparedFact {
  key: string;
  texts: string[];
}

const inAll = <T>(lists: readonly T[][]): T[] => (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));

/** What several homes are compared by, and whether all of them say the same of it. */
export function useComparedFacts(homes: readonly Property[]): { different: ComparedFact[]; same: ComparedFact[] } {
  const { t } = useTranslation();
  const nameOf = useName();
  const single = homes.length < 2;
  const fact = (key: string, text: (home: Property) => string | undefined): ComparedFact => ({
    key,
    texts: homes.map((home) => text(home) ?? ''),
  });
  const given = <T>(value: T | undefined, text: (value: T) => string): string | undefined =>
    value === undefined ? undefined : text(value);
  /** What only some homes have is a difference; what all have is told once. */
  const having = (key: string, of: (home: Property) => string[], text: (item: string) => string): ComparedFact[] => {
    const common = single ? [] : inAll(homes.map(of));
    const told = (items: string[]) => items.map(text).join(', ');
    return [fact(key, (home) => told(of(home).filter((item) => !common.includes(item)))), fact(key, () => told(common))];
  };
  const facts = [
    fact('locality', (home) => nameOf(home.locality)),
    fact('bhk', ({ beds }) => given(beds, (count) => t('chip.bhk.exact', { count }))),
    fact('baths', ({ baths }) => given(baths, String)),
    fact('area', ({ totalSquareFeet }) => given(totalSquareFeet, (area) => t('home.area', { area }))),
    fact('perSqft', ({ offer, marketValue, totalSquareFeet }) =>
      given(offer === 'buy' ? totalSquareFeet : undefined, (area) => t('comparison.perSqft', { rupees: Math.round(marketValue / area) })),
    ),
    fact('floor', ({ floor, totalFloors: total }) =>
      given(floor, () => (floor === 0 ? t('details.floor.groundShort') : t('details.floor.short', { floor, total }))),
    ),
    fact('facing', ({ facing }) => given(facing, (value) => t(`value.facing.${value}`))),
    fact('furnishing', ({ furnishing }) => given(furnishing, (value) => t(`value.furnishing.${value}`))),
    fact('possession', ({ possession }) => given(possession, (value) => t(`value.possession.${value}`))),
    ...having(
      'amenities',
      ({ amenities }) => amenities,
      (item) => t(`value.amenities.${item}`),
    ),
    ...having(
      'access',
      ({ access }) => access,
      (item) => t(`value.access.${item}`),
    ),
  ].filter(({ texts }) => texts.some(Boolean));
  const isSame = ({ texts }: ComparedFact) => !single && texts.every((text) => text === texts[0]);
  return { different: facts.filter((item) => !isSame(item)), same: facts.filter(isSame) };
}
