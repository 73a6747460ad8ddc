import type { Agent, AgentsAnswer, AgentsWish } from '../domain/agents.ts';
import type { Locality } from '../domain/locality.ts';
import type { MapTiles } from '../domain/map-tiles.ts';
import type { Property } from '../domain/property.ts';
import type { Place, SearchAnswer, SearchWish, Facets } from '../domain/search.ts';
import type { Screen } from '../domain/screens.ts';
import type { Judgement, VisualAnswer, VisualSearchStatus } from '../domain/photo.ts';
import type { PlaceWords, Recommendations, UserLocation } from './places/contract.ts';
import type { FormField } from '../forms/form-talk.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import type { HelpTexts } from './help/contract.ts';
import type { Words } from '../domain/words.ts';
import type { Accounts, CheckoutWindow, Counter, Dialogs, Payments, Postings, Session, Showcase } from './account-ports.ts';

/** The market behind the server. Every call may fail with an AppError. */
export interface Market {
  search(wish: SearchWish): Promise<SearchAnswer>;
  facets(wish: SearchWish): Promise<Facets>;
  property(id: number): Promise<Property>;
  bulk(ids: number[]): Promise<(Property | null)[]>;
  localities(): Promise<Locality[]>;
  mapTiles(): Promise<MapTiles | null>;
  visualSearchStatus(): Promise<VisualSearchStatus>;
  agents(wish: AgentsWish): Promise<AgentsAnswer>;
  agent(id: number): Promise<Agent>;
  /** Tells the server where the visitor is; it answers with the city. */
  keepLocation(location: UserLocation): Promise<PlaceWords>;
  /** Homes for what was said in the chat. */
  recommend(message: string): Promise<Recommendations>;
  /** Sends a photo and gets homes like it. Throws `not-a-property` with why, or `photo-unreadable`, `photo-too-large`. */
  analyzePhoto(photo: Blob): Promise<VisualAnswer>;
}

/** The dialogs of search by photo, and the photo that was chosen. */
export interface PhotoDesk {
  /** Asks the server again where it was not available. */
  available(): Promise<boolean>;
  open(step: 'source' | 'camera'): void;
  close(): void;
  photo(): Blob | null;
  /** Looks at a photo on this device; null where that does not work or takes too long. */
  judge(photo: Blob): Promise<Judgement | null>;
  /** Asks the person about a photo that shows no property, or may show none. */
  ask(judgement: Judgement): void;
  /** The photo is on its way to the server. */
  send(): void;
  /** The photo has found homes; `looks` is what it is compared by from now on. */
  found(looks: string | undefined): void;
  /** What the page of the results is called. */
  title(): string;
}

/** The results on the stage. */
export interface Results {
  current(): { wish: SearchWish; answer: SearchAnswer } | null;
  hold(wish: SearchWish, answer: SearchAnswer): void;
  holdAgents(answer: AgentsAnswer): void;
  holdAgent(agent: Agent): void;
  holdChoices(wish: SearchWish, facets: Facets, localities: Locality[]): void;
  holdLocalities(localities: Locality[]): void;
}

type ScrollTarget = 'up' | 'down' | 'top' | 'bottom';

/** What is shown now, and how to get elsewhere. */
interface Stage {
  screen(): Screen;
  /** The home in view on the property screen. */
  property(): Property | null;
  /** The homes that are listed, or were before one of them was opened: what "the second one" counts in. */
  listed(): readonly Property[];
  /** Homes that the assistant has named are counted in from now on. */
  list(homes: readonly Property[]): void;
  go(address: string): void;
  /** Leaves for an address outside the app. */
  leave(address: string): void;
  /** Short news at the edge of the window, announced once. */
  tell(text: Words): void;
  back(): void;
  scroll(to: ScrollTarget): void;
}

/** Ids that are kept on this device. `add` and `remove` tell whether anything changed. */
export interface KeptHomes {
  ids(): readonly number[];
  add(id: number): boolean;
  remove(id: number): boolean;
  replace(ids: readonly number[]): void;
}

/** Where the device is; `find` asks the browser, which asks the person. */
export interface WhereAmI {
  known(): Place | null;
  find(): Promise<Place>;
}

interface Speech {
  stop(): void;
  rate(): number;
  setRate(rate: number): void;
}

interface Ears {
  stop(): void;
}

interface Languages {
  current(): string;
  available(): readonly string[];
  use(language: string): Promise<void>;
}

/** The controls of the screen by their accessible names, as a screen reader knows them. */
export interface Controls {
  press(name: string): Promise<'done' | 'missing' | 'disabled'>;
  pressNumber(number: number): Promise<'done' | 'missing' | 'disabled'>;
  /** Passwords are never filled: the field gets the focus instead. */
  fill(label: string, value: string): Promise<Filled>;
  /** What stands in a field now, by its label; the field that was filled last where none has this label. */
  read(label: string): Promise<{ label: string; value: string } | null>;
  hasField(name: string): Promise<boolean>;
  /** Whether a field holds words as they are said: a text, a licence number. */
  takesWords(label: string): Promise<boolean>;
  number(on: boolean): void;
  /** The form of the screen: the name of its button and what was entered, without passwords. */
  form(): FormNow | null;
  /** The fields of the form of the screen, choices among them; passwords are left out. */
  fields(): FormField[];
  /** Submits the form of the screen and tells what keeps it from being sent, or what its next step asks for. */
  submit(): Promise<{ status: 'done' | 'missing' | 'problems'; problems: string[]; next?: string }>;
  /** Goes to the step before in a form of several; false where there is none. */
  stepBack(): boolean;
  /** The command behind a control whose press has to be confirmed first. */
  needsYes(name: string | number): Promise<string | null>;
}

/** How filling a field went. `label` is the field's own; `next` is an empty field that must be filled, in the same form. */
export interface Filled {
  status: 'done' | 'missing' | 'secret';
  label?: string;
  next?: string;
}

/** `entered` lists label and value of each field; `leadsOn` is true where its button only leads to the next step. */
export interface FormNow {
  button: string;
  leadsOn: boolean;
  entered: { label: string; value: string }[];
}

/** What can be asked for. */
interface Catalogue {
  /** Names of the commands that make sense on a screen, those that belong to it first. */
  commandsAt(screen: Screen): string[];
}

/** The texts of the help pages. Throws `help-failed` where they do not come. */
export interface Help {
  texts(language: string): Promise<HelpTexts>;
}

/** Those who answer enquiries. */
export interface Enquiries {
  send(enquiry: Enquiry): Promise<void>;
}

/** Everything a command may use. */
export interface Services {
  market: Market;
  photos: PhotoDesk;
  results: Results;
  stage: Stage;
  wishlist: KeptHomes;
  compare: KeptHomes;
  place: WhereAmI;
  speech: Speech;
  ears: Ears;
  languages: Languages;
  controls: Controls;
  catalogue: Catalogue;
  accounts: Accounts;
  payments: Payments;
  checkout: CheckoutWindow;
  postings: Postings;
  session: Session;
  counter: Counter;
  showcase: Showcase;
  dialogs: Dialogs;
  help: Help;
  enquiries: Enquiries;
}
