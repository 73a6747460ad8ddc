import type { Screen } from '../domain/screens.ts';
import type { Command } from './define.ts';
import { addFavourite } from './add-favourite.ts';
import { changeLanguage } from './change-language.ts';
import { clearFilter } from './clear-filter.ts';
import { compare } from './compare.ts';
import { contactAgent } from './contact-agent.ts';
import { countChoices } from './count-choices.ts';
import { emiCalculator } from './emi-calculator.ts';
import { fillField } from './fill-field.ts';
import { findHomes } from './find-homes.ts';
import { findKept } from './find-kept.ts';
import { findNewest } from './find-newest.ts';
import { findProperty } from './find-property.ts';
import { goBack } from './go-back.ts';
import { goHome } from './go-home.ts';
import { goTo } from './go-to.ts';
import { goodbye } from './goodbye.ts';
import { greet } from './greet.ts';
import { nearMe } from './near-me.ts';
import { nextPage } from './next-page.ts';
import { openProperty } from './open-property.ts';
import { openResult } from './open-result.ts';
import { press } from './press.ts';
import { previousPage } from './previous-page.ts';
import { propertyDetails } from './property-details.ts';
import { readResults } from './read-results.ts';
import { recommendNearMe } from './recommend-near-me.ts';
import { refineSearch } from './refine-search.ts';
import { removeFavourite } from './remove-favourite.ts';
import { removeFromCompare } from './remove-from-compare.ts';
import { replaceCompare } from './replace-compare.ts';
import { scheduleVisit } from './schedule-visit.ts';
import { scroll } from './scroll.ts';
import { search } from './search.ts';
import { searchByPhoto } from './search-by-photo.ts';
import { shareLocation } from './share-location.ts';
import { showFavourites } from './show-favourites.ts';
import { showNumbers } from './show-numbers.ts';
import { showResults } from './show-results.ts';
import { sortResults } from './sort-results.ts';
import { speechRate } from './speech-rate.ts';
import { stopListening } from './stop-listening.ts';
import { stopSpeaking } from './stop-speaking.ts';
import { thank } from './thank.ts';
import { visualSearch } from './visual-search.ts';
import { whatCanISay } from './what-can-i-say.ts';

const ALL = [
  search,
  refineSearch,
  clearFilter,
  sortResults,
  openResult,
  nextPage,
  previousPage,
  readResults,
  nearMe,
  recommendNearMe,
  shareLocation,
  visualSearch,
  searchByPhoto,
  findHomes,
  countChoices,
  findKept,
  findNewest,
  findProperty,
  showResults,
  openProperty,
  propertyDetails,
  contactAgent,
  scheduleVisit,
  emiCalculator,
  compare,
  removeFromCompare,
  replaceCompare,
  addFavourite,
  removeFavourite,
  showFavourites,
  goHome,
  goTo,
  goBack,
  scroll,
  press,
  fillField,
  showNumbers,
  stopSpeaking,
  stopListening,
  speechRate,
  changeLanguage,
  whatCanISay,
  greet,
  thank,
  goodbye,
] as unknown as Command<unknown>[];

/** Every command by its name. */
export const COMMANDS: ReadonlyMap<string, Command<unknown>> = new Map(ALL.map((command) => [command.name, command]));

/** Names of the commands that can be said on a screen, those that belong to it first. */
export function commandsAt(screen: Screen): string[] {
  const sayable = [...COMMANDS.values()].filter((command) => command.example !== false);
  const here = sayable.filter((command) => command.at?.includes(screen));
  return [...here, ...sayable.filter((command) => !command.at)].map((command) => command.name);
}
