import * as z from 'zod/mini';

/** Help topics, as the intent layer names them. */
export const HELP_TOPICS = [
  'refund',
  'brokerage',
  'documents',
  'privacy',
  'stamp_duty',
  'otp_not_received',
  'delete_account',
  'verification',
  'packages',
  'listing_time',
  'photos',
  'approval',
  'payment_methods',
  'free_listing',
  'contact_owner',
  'rental_agreement',
  'loan',
  'safety',
] as const;
const HelpTopic = z.enum(HELP_TOPICS);

/** The tabs of the help page, in order; the first is open. */
export const FAQ_CATEGORIES = ['general', 'listing', 'pricing', 'legal'] as const;

/** The columns of questions by topic, with how many questions each shows while collapsed. */
export const COLUMNS = [
  { category: 'property', shown: 8 },
  { category: 'services', shown: 4 },
  { category: 'account', shown: 3 },
  { category: 'complaint', shown: 4 },
] as const;

/** Every set of questions, in the order they are searched. */
export const HELP_CATEGORIES = [...FAQ_CATEGORIES, 'sales', 'property', 'services', 'account', 'complaint'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

const Item = z.object({
  /** Its anchor on the page. */
  id: z.string(),
  /** The topic it answers; the first question of a topic holds its main answer. */
  topic: z.optional(HelpTopic),
  question: z.string(),
  answer: z.string(),
});

/** A question with its answer and the set it belongs to. */
export interface HelpItem extends z.infer<typeof Item> {
  category: HelpCategory;
}

/** The cards of the sales-enquiry page, in order. */
export const CARDS = ['profile', 'property', 'responses', 'orders'] as const;

/** A topic card; each sub-topic links to the question that answers it. */
const Card = z.object({
  id: z.enum(CARDS),
  subTopics: z.array(z.object({ title: z.string(), question: z.string() })),
});

/** The help texts of one language as stored: questions by category. */
const HelpFile = z.object({ questions: z.record(z.enum(HELP_CATEGORIES), z.array(Item)), cards: z.array(Card) });

/** The same, with all questions in one list. */
export const HelpTexts = z.pipe(
  HelpFile,
  z.transform(({ questions, cards }) => ({
    items: HELP_CATEGORIES.flatMap((category) => questions[category].map((item): HelpItem => ({ ...item, category }))),
    cards,
  })),
);
export type HelpTexts = z.output<typeof HelpTexts>;

/** The questions of a category whose question or answer contains a text, ignoring case. */
export function filterFaq(items: readonly HelpItem[], category: HelpCategory, text = ''): HelpItem[] {
  const wanted = text.trim().toLowerCase();
  return items.filter((item) => item.category === category && `${item.question}\n${item.answer}`.toLowerCase().includes(wanted));
}

export const HELP_PATH = '/help';
export const SALES_PATH = '/sales-enquiry';
/** The anchor of the enquiry form on both pages. */
export const ENQUIRY_ANCHOR = 'enquiry';

const isByTopic = (category: HelpCategory): boolean => COLUMNS.some((column) => column.category === category);

/** Where a question is answered: on the page that shows its answer, or, of a question by topic, on a page of its own. */
export function helpAddress({ id, category }: HelpItem): string {
  if (isByTopic(category)) return `${HELP_PATH}/${id}`;
  return `${category === 'sales' ? SALES_PATH : HELP_PATH}#${id}`;
}
