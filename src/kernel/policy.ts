/**
 * What a command does to the world:
 * - `read` only shows something,
 * - `write` changes something and can be taken back,
 * - `once` changes something that cannot be taken back and does no harm (logging in),
 * - `irreversible` pays, sends, submits, deletes or tells something that cannot be taken back.
 */
export type Effect = 'read' | 'write' | 'once' | 'irreversible';

/**
 * Who asks, and how. `control` is the press of a hand or a key on the very control that names the act, with all that will be
 * sent or paid in view; `menu` and `keyboard` are an entry of a menu and a shortcut. Saying "press ..." is `voice` or `typed`.
 */
export type Source = 'voice' | 'typed' | 'menu' | 'keyboard' | 'control' | 'model';

/** Everybody but a language model: only a person confirms. */
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

/** Whether what is asked for is done, asked about first, or refused. The only place that decides it. */
export const decide = (effect: Effect, source: Source): Decision => POLICY[source][effect];
