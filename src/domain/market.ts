import settings from '../../intents/market.json' with { type: 'json' };

type InLanguages = Readonly<Record<string, string>>;

interface Way {
  shown: string;
  href: string;
}

/** The settings of a market, `intents/market.json`. Names are in Latin letters; `names` and `states` have those in others by language. */
interface Market {
  name: string;
  names?: InLanguages;
  /** Of addresses that nobody has: demo accounts, and examples in messages. */
  domain: string;
  /** `folder`: where its data are, in `intents/city`. */
  city: { folder: string; name: string; names?: InLanguages; state: string; states?: InLanguages; country: string };
  /** The form of the state's numbers of projects, and where they can be looked up. */
  rera: { number: string; site: string };
  /** How people reach us; phone numbers in `tel:` form, without spaces. */
  contact: Record<'landline' | 'email' | 'whatsapp' | 'instagram', Way>;
}

/** This market. Operators put their own settings there. */
export const MARKET: Market = settings;

/** Letters and digits of the name, for file names and payment addresses. */
export const MARKET_ID = MARKET.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '');

/** Where the homes are. */
export const CITY = MARKET.city;

/** Texts of a language with the names that they leave open: `{{ourName}}`, `{{ourCity}}`, `{{ourState}}`. */
export function withNames(texts: string, language: string): string {
  const names: InLanguages = {
    ourName: MARKET.names?.[language] ?? MARKET.name,
    ourCity: CITY.names?.[language] ?? CITY.name,
    ourState: CITY.states?.[language] ?? CITY.state,
  };
  return texts.replaceAll(/\{\{(ourName|ourCity|ourState)\}\}/g, (_, name: string) => names[name]!);
}
