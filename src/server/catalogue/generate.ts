import { FACINGS, FURNISHINGS, type AccessFeature, type Amenity, type Facing, type Furnishing } from '../../domain/property.ts';
import { pick, seededRandom } from '../../understanding/seeded-random.ts';
import type { LocalityNames } from '../../understanding/data.ts';
import type { AgentRow, ListingRow } from './listing.ts';
import type { Photo } from './photo-pool.ts';
import { makeFacilities, nearbyOf, type Facility } from './facilities.ts';
import { choosePictures, featuresShown, noUse } from './pictures.ts';
import { planFor, type PlannedKind } from './plan.ts';
import { priceOf, RATES, type Rates } from './prices.ts';
import { chance, makeSite, PHRASES, type Site } from './site.ts';
import { addressOf, describe, nameOf, roomsOf } from './wording.ts';
import { MARKET } from '../../domain/market.ts';

const DAY_MS = 86_400_000;
const KINDS_OF_AGENT: AgentRow['kind'][] = ['agent', 'agent', 'builder', 'owner', 'owner', 'owner', 'owner'];
const AGENTS_PER_LOCALITY = KINDS_OF_AGENT.length;
const BY_TRADE = KINDS_OF_AGENT.filter((kind) => kind !== 'owner').length;
/** Most homes are offered by those who do it for a living: an owner has a few. */
const SHARE_BY_TRADE = 0.8;
const INITIALS = 'KMSPBVGNRT'.split('');

export interface CatalogueOptions {
  localities: LocalityNames[];
  photos: Photo[];
  /** The day from which dates count back. */
  today: Date;
  /** How many listings; without it as many as the plan of every locality holds. */
  count?: number;
}

/** Which of the people of a locality offers a home, counted from 0, by a number below 1. */
const offeredBy = (chosen: number): number =>
  chosen < SHARE_BY_TRADE
    ? Math.floor((chosen / SHARE_BY_TRADE) * BY_TRADE)
    : BY_TRADE + Math.floor(((chosen - SHARE_BY_TRADE) / (1 - SHARE_BY_TRADE)) * (AGENTS_PER_LOCALITY - BY_TRADE));

/** The name, with an initial before it as is usual here where somebody else has it already. */
function nameOnce(name: string, taken: Set<string>): string {
  const free = [name, ...INITIALS.map((initial) => `${initial}. ${name}`)].find((each) => !taken.has(each)) ?? name;
  taken.add(free);
  return free;
}

/** The people who offer homes: for each locality two agents, a builder and four owners. The numbers exist nowhere. */
export function makeAgents(localities: LocalityNames[]): AgentRow[] {
  const random = seededRandom(11);
  const taken = new Set<string>();
  return localities.flatMap(({ name: locality }, place) =>
    KINDS_OF_AGENT.map((kind, i) => {
      const id = place * AGENTS_PER_LOCALITY + i + 1;
      const name =
        kind === 'builder'
          ? pick(PHRASES.builders, random)
          : nameOnce(`${pick(PHRASES.firstNames, random)} ${pick(PHRASES.lastNames, random)}`, taken);
      const mailbox = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${id}`;
      return { id, name, kind, email: `${mailbox}@${MARKET.domain}`, phone: `+91 40 0000 ${String(id).padStart(4, '0')}`, locality };
    }),
  );
}

/** How many listings the plan of all localities holds. */
export const plannedCount = (localities: LocalityNames[]): number =>
  localities.reduce((sum, { name }) => sum + planFor(ratesOf(name).wide).reduce((all, kind) => all + kind.factors.length, 0), 0);

function ratesOf(locality: string): Rates {
  const rates = RATES[locality];
  if (!rates) throw new Error(`rates.json of the city: no rates for "${locality}"`);
  return rates;
}

/** Listings one by one, the same for the same seed. Past the plan it goes round again, with other prices. */
export function* makeListings({ localities, photos, today, count = plannedCount(localities) }: CatalogueOptions): Generator<ListingRow> {
  const facilities = Map.groupBy(makeFacilities(localities), ({ locality }) => locality);
  let made = 0;
  for (let round = 0; made < count; round++) {
    for (const [place, locality] of localities.entries()) {
      const random = seededRandom(round * 10_007 + place * 31 + 5);
      const street = new Street(locality, place, facilities.get(locality.name)!, photos, today, random);
      for (const kind of planFor(ratesOf(locality.name).wide)) {
        for (const factor of kind.factors) {
          if (made++ >= count) return;
          yield street.home(kind, round === 0 ? factor : factor * (0.9 + random() * 0.2), round);
        }
      }
    }
  }
}

const SITES_PER_KIND = 4;
const RESALE_SHARE = 0.7;

/** One locality while its listings are made: its sites fill up with homes. */
class Street {
  readonly #sites = new Map<string, Site[]>();
  readonly #units = new Map<string, number>();
  readonly #pictureUse = noUse();
  readonly #locality: LocalityNames;
  readonly #place: number;
  readonly #facilities: Facility[];
  readonly #photos: Photo[];
  readonly #today: Date;
  readonly #random: () => number;

  constructor(locality: LocalityNames, place: number, facilities: Facility[], photos: Photo[], today: Date, random: () => number) {
    this.#locality = locality;
    this.#place = place;
    this.#facilities = facilities;
    this.#photos = photos;
    this.#today = today;
    this.#random = random;
  }

  home(kind: PlannedKind, factor: number, round: number): ListingRow {
    const random = this.#random;
    const { type, offer } = kind;
    const hostel = offer === 'pg';
    const site = this.#siteFor(kind, factor);
    const area = this.#areaOf(kind, factor);
    const beds = kind.bhk;
    const isHome = type !== 'Land' && type !== 'Office Space';
    const furnishing = type === 'Land' ? undefined : this.#furnishing(offer, hostel);
    const balconies = isHome && !hostel ? Math.min(4, Math.round(random() * (1 + (beds ?? 1) / 2))) : 0;
    const floor = this.#floorIn(site, type);
    const underConstruction = offer === 'buy' && isHome && this.#today.getFullYear() - site.yearBuilt <= 1 && !chance(random, RESALE_SHARE);
    const unit = this.#unitIn(site, floor, round);
    const amenities = this.#amenities(site, kind, balconies, floor);
    const pictures = choosePictures(
      { type, area, bhk: beds ?? 0, balconies, furnishing: underConstruction ? 'unfurnished' : furnishing, hostel },
      site,
      this.#photos,
      this.#pictureUse,
      random,
    );
    const baths =
      type === 'Land'
        ? undefined
        : type === 'Office Space'
          ? Math.max(1, Math.round(area / 900))
          : Math.max(1, Math.min(6, Math.floor(beds!) - (chance(random, 0.3) ? 1 : 0) || 1));
    const price = priceOf(ratesOf(this.#locality.name), { type, offer, bhk: beds, area }, factor);
    const here = { latitude: jitter(this.#locality.latitude, random), longitude: jitter(this.#locality.longitude, random) };
    const row: Omit<ListingRow, 'description'> = {
      name: nameOf({ type, offer, bhk: beds, area, locality: this.#locality.name }, site, unit),
      project: site.name,
      type,
      offer,
      address: addressOf({ type, offer, bhk: beds, area, locality: this.#locality.name, pincode: this.#locality.pincode }, site, unit),
      locality: this.#locality.name,
      pincode: this.#locality.pincode,
      ...here,
      price,
      deposit: offer === 'buy' ? undefined : price * (hostel ? 1 : offer === 'rent' && type === 'Office Space' ? 6 : 2),
      maintenance: isHome && !hostel ? Math.round((area * (site.amenities.length > 4 ? 3 : 1.6)) / 50) * 50 : undefined,
      area,
      carpet_area: type === 'Land' ? undefined : Math.round(area * 0.75),
      bhk: hostel ? undefined : beds,
      baths,
      balconies: isHome ? balconies : undefined,
      furnishing: underConstruction ? 'unfurnished' : furnishing,
      facing: this.#facing(),
      possession: type === 'Land' ? undefined : underConstruction ? 'under_construction' : 'ready_to_move',
      possession_date: underConstruction
        ? new Date(this.#today.getTime() + (200 + random() * 700) * DAY_MS).toISOString().slice(0, 10)
        : undefined,
      floor,
      total_floors: type === 'Land' ? undefined : site.storeys,
      year_built: type === 'Land' || underConstruction ? undefined : site.yearBuilt,
      rera_id: offer === 'buy' ? site.reraId : undefined,
      amenities,
      access: this.#access(site, amenities, floor),
      key_features: featuresShown(pictures),
      rooms: roomsOf({ type, offer, area, bhk: beds, baths, balconies }, pictures, random),
      nearby: nearbyOf(here, this.#facilities),
      agent_id: this.#place * AGENTS_PER_LOCALITY + 1 + offeredBy(random()),
      listed_at: new Date(this.#today.getTime() - Math.floor(random() * 60 * 24) * 3_600_000).toISOString(),
      photos: pictures.map((photo) => photo.file),
    };
    return { ...row, description: describe(row, site) };
  }

  #siteFor(kind: PlannedKind, factor: number): Site {
    const key = `${kind.type} ${kind.offer === 'pg'} ${factor < 0.85 ? 'low' : factor > 1.15 ? 'high' : 'usual'}`;
    const sites = this.#sites.get(key) ?? [];
    this.#sites.set(key, sites);
    if (sites.length < SITES_PER_KIND) {
      sites.push(
        makeSite(
          {
            type: kind.type,
            hostel: kind.offer === 'pg',
            factor,
            year: this.#today.getFullYear(),
            taken: [...this.#sites.values()].flat().flatMap(({ photo }) => photo?.file ?? []),
          },
          this.#photos,
          this.#random,
        ),
      );
      return sites.at(-1)!;
    }
    return pick(sites, this.#random);
  }

  #areaOf(kind: PlannedKind, factor: number): number {
    const { type, offer, area } = kind;
    const spread = 0.92 + this.#random() * 0.16;
    if (type === 'Land') return pick([100, 150, 167, 200, 240, 267, 300, 400, 500], this.#random) * 9;
    return Math.round((area * spread * (offer === 'buy' ? 0.85 + factor * 0.15 : 1)) / 5) * 5;
  }

  #furnishing(offer: PlannedKind['offer'], hostel: boolean): Furnishing {
    if (hostel) return 'furnished';
    const share = this.#random();
    if (offer === 'buy') return FURNISHINGS[share < 0.25 ? 0 : share < 0.65 ? 1 : 2]!;
    return FURNISHINGS[share < 0.35 ? 0 : share < 0.8 ? 1 : 2]!;
  }

  #floorIn(site: Site, type: PlannedKind['type']): number | undefined {
    if (type !== 'Flat' && type !== 'Office Space') return undefined;
    const stilt = site.photo?.features.includes('stilt parking') ?? false;
    const least = stilt ? 1 : 0;
    return least + Math.floor(this.#random() * (site.storeys - least));
  }

  /** Flats are numbered by floor, all else in a row; later rounds go on where the first stopped. */
  #unitIn(site: Site, floor: number | undefined, round: number): string {
    const key = `${site.name} ${floor ?? ''}`;
    const next = (this.#units.get(key) ?? 0) + 1;
    this.#units.set(key, next);
    const number = next + round * 20;
    return floor === undefined ? String(number) : `${floor === 0 ? 'G' : floor}${String(number).padStart(2, '0')}`;
  }

  #amenities(site: Site, kind: PlannedKind, balconies: number, floor: number | undefined): Amenity[] {
    const random = this.#random;
    const isHome = kind.type === 'Flat' || kind.type === 'TownHouse' || kind.type === 'Villa';
    return [
      ...site.amenities,
      ...(isHome && chance(random, 0.3) ? (['pet friendly'] as const) : []),
      ...(isHome && chance(random, 0.45) ? (['vaastu'] as const) : []),
      ...(balconies > 0 ? (['balcony'] as const) : []),
      ...(isHome && (kind.bhk ?? 0) >= 3 && chance(random, 0.3) ? (['servant room'] as const) : []),
      ...(this.#isStepFree(site, floor) ? (['step-free entrance'] as const) : []),
    ].filter((amenity, i, all) => all.indexOf(amenity) === i);
  }

  /** Upstairs without a lift nothing is step-free. */
  #isStepFree(site: Site, floor: number | undefined): boolean {
    return site.stepFree && (floor === undefined || floor === 0 || site.amenities.includes('lift'));
  }

  #access(site: Site, amenities: Amenity[], floor: number | undefined): AccessFeature[] {
    const stepFree = amenities.includes('step-free entrance');
    return [
      ...(stepFree ? (['step-free entrance'] as const) : []),
      ...(amenities.includes('lift') ? (['lift'] as const) : []),
      ...(floor === 0 ? (['ground floor'] as const) : []),
      ...(stepFree && chance(this.#random, 0.5) ? (['wide doors'] as const) : []),
      ...(stepFree && chance(this.#random, 0.2) ? (['grab bars'] as const) : []),
      ...(stepFree && site.amenities.includes('parking') && chance(this.#random, 0.4) ? (['accessible parking'] as const) : []),
    ];
  }

  /** East and north sell best and are built most. */
  #facing(): Facing {
    return chance(this.#random, 0.55) ? pick(['east', 'north', 'north-east'] as const, this.#random) : pick(FACINGS, this.#random);
  }
}

/** Within about a kilometre of the locality's middle. */
const jitter = (degrees: number, random: () => number): number => Math.round((degrees + (random() - 0.5) * 0.018) * 1e5) / 1e5;
