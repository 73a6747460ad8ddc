/**
 * What a command does to the world:
 * - `read` only shows something,
 * - `write` changes something and can be undone,
 * - `once` changes something that cannot be undone and does no harm (logging in),
 * - `irreversible` pays, sends, submits, deletes or discloses something, and cannot be undone.
 */
export type Effect = 'read' | 'write' | 'once' | 'irreversible';

/**
 * Who asks, and how. `control` is a press by hand or key on the control that names the act, with everything that will be
 * sent or paid in view; `menu` is a menu entry, `keyboard` a shortcut. Saying "press ..." is `voice` or `typed`.
 */
export type Source = 'voice' | 'typed' | 'menu' | 'keyboard' | 'control' | 'model';

/** Everyone but a language model: only a person confirms. */
export type Person = Exclude<Source, 'model'>;

export type Decision = 'do' | 'ask' | 'refuse';

const BY_PERSON: Record<Effect, Decision> = { read: 'do', write: 'do', once: 'do', irreversible: 'ask' };

const POLICY: Record<Source, Record<Effect, Decision>> = {
  voice: BY_PERSON,
  typed: BY_PERSON,
  menu: BY_PERSON,
  keyboard: BY_PERSON,
  control: { ...BY_PERSON, irreversible: 'do' },
  model: { read: 'do', write: 'ask', once: 'refuse', irreversible: 'ask' },
};

/** Whether a command is run, asked about first, or refused. Nothing else decides this. */
export const decide = (effect: Effect, source: Source): Decision => POLICY[source][effect];
