import type { Screen } from '../domain/screens.ts';
import type { AnyCommand } from '../kernel/define.ts';
import { ACCESS_KEY_COMMANDS } from './access-keys/commands.ts';
import { ACCOUNT_COMMANDS } from './account/commands.ts';
import { AGENT_COMMANDS } from './agents/commands.ts';
import type { CALLS } from './calls.ts';
import { COMPARE_COMMANDS } from './compare/commands.ts';
import { ENQUIRY_COMMANDS } from './enquiries/commands.ts';
import { FAVOURITE_COMMANDS } from './favourites/commands.ts';
import { FRESHNESS_COMMANDS } from './freshness/commands.ts';
import { HELP_COMMANDS } from './help/commands.ts';
import { HOME_COMMANDS } from './homes/commands.ts';
import { LOAN_COMMANDS } from './loan/commands.ts';
import { PAGE_COMMANDS } from './page/commands.ts';
import { PAYMENT_COMMANDS } from './payment/commands.ts';
import { PHOTO_COMMANDS } from './photo/commands.ts';
import { PLACE_COMMANDS } from './places/commands.ts';
import { PLAN_COMMANDS } from './plans/commands.ts';
import { POSTING_COMMANDS } from './posting/commands.ts';
import { QUESTION_COMMANDS } from './questions/commands.ts';
import { REPORT_COMMANDS } from './reports/commands.ts';
import { REVIEW_COMMANDS } from './review/commands.ts';
import { SAVED_SEARCH_COMMANDS } from './saved-searches/commands.ts';
import { SEARCH_COMMANDS } from './search/commands.ts';
import { SIGN_UP_COMMANDS } from './sign-up/commands.ts';
import { SMALL_TALK_COMMANDS } from './small-talk/commands.ts';
import { SPEECH_COMMANDS } from './speech/commands.ts';
import { SUPPORT_COMMANDS } from './support/commands.ts';
import { VISIT_COMMANDS } from './visits/commands.ts';
import { UNMET_COMMANDS } from './unmet/commands.ts';

const ALL = [
  ...SEARCH_COMMANDS,
  ...HOME_COMMANDS,
  ...QUESTION_COMMANDS,
  ...PLACE_COMMANDS,
  ...AGENT_COMMANDS,
  ...COMPARE_COMMANDS,
  ...FAVOURITE_COMMANDS,
  ...PHOTO_COMMANDS,
  ...LOAN_COMMANDS,
  ...PAGE_COMMANDS,
  ...PLAN_COMMANDS,
  ...SIGN_UP_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...ACCESS_KEY_COMMANDS,
  ...POSTING_COMMANDS,
  ...FRESHNESS_COMMANDS,
  ...REVIEW_COMMANDS,
  ...ENQUIRY_COMMANDS,
  ...SUPPORT_COMMANDS,
  ...SAVED_SEARCH_COMMANDS,
  ...REPORT_COMMANDS,
  ...VISIT_COMMANDS,
  ...UNMET_COMMANDS,
  ...HELP_COMMANDS,
  ...SPEECH_COMMANDS,
  ...SMALL_TALK_COMMANDS,
] as const;

declare module '../kernel/registered.ts' {
  interface Registered {
    commands: typeof ALL;
    calls: typeof CALLS;
  }
}

/** Every command, as the runner takes them. */
export const COMMANDS: readonly AnyCommand[] = ALL;

/** Names of the commands that can be said on a screen, its own first. */
export function sayableAt(screen: Screen): string[] {
  const sayable = COMMANDS.filter((command) => command.example !== false);
  const here = sayable.filter((command) => command.at?.includes(screen));
  return [...here, ...sayable.filter((command) => !command.at)].map((command) => command.name);
}
