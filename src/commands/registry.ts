import type { Screen } from '../domain/screens.ts';
import type { Command } from './define.ts';
import { addFavourite } from './add-favourite.ts';
import { addPostingPhoto } from './add-posting-photo.ts';
import { backToPlans } from './back-to-plans.ts';
import { backToSignUp } from './back-to-sign-up.ts';
import { beginPayment } from './begin-payment.ts';
import { callHuman } from './call-human.ts';
import { cancelPayment } from './cancel-payment.ts';
import { changeLanguage } from './change-language.ts';
import { changePassword } from './change-password.ts';
import { changePosting } from './change-posting.ts';
import { checkPayment } from './check-payment.ts';
import { choosePlan } from './choose-plan.ts';
import { clearFilter } from './clear-filter.ts';
import { collectCash } from './collect-cash.ts';
import { compare } from './compare.ts';
import { confirmEmail } from './confirm-email.ts';
import { contactAgent } from './contact-agent.ts';
import { continueSignUp } from './continue-sign-up.ts';
import { countChoices } from './count-choices.ts';
import { decideAtBank } from './decide-at-bank.ts';
import { decideReview } from './decide-review.ts';
import { emiCalculator } from './emi-calculator.ts';
import { fillField } from './fill-field.ts';
import { findAgent } from './find-agent.ts';
import { fillForm } from './fill-form.ts';
import { findAccount } from './find-account.ts';
import { findBankPayment } from './find-bank-payment.ts';
import { findHelp } from './find-help.ts';
import { findHomes } from './find-homes.ts';
import { findKept } from './find-kept.ts';
import { findMapTiles } from './find-map-tiles.ts';
import { findNewest } from './find-newest.ts';
import { findPlans } from './find-plans.ts';
import { findPosting } from './find-posting.ts';
import { findProperty } from './find-property.ts';
import { findReview } from './find-review.ts';
import { finishPayment } from './finish-payment.ts';
import { forgotPassword } from './forgot-password.ts';
import { goBack } from './go-back.ts';
import { goHome } from './go-home.ts';
import { goTo } from './go-to.ts';
import { goodbye } from './goodbye.ts';
import { greet } from './greet.ts';
import { helpQuestion } from './help-question.ts';
import { listAgents } from './list-agents.ts';
import { listLocalities } from './list-localities.ts';
import { lookUpAgent } from './look-up-agent.ts';
import { logIn } from './log-in.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { nearMe } from './near-me.ts';
import { nextPage } from './next-page.ts';
import { noteDismissed } from './note-dismissed.ts';
import { noteFailed } from './note-failed.ts';
import { openProperty } from './open-property.ts';
import { openResult } from './open-result.ts';
import { pay } from './pay.ts';
import { paymentStatus } from './payment-status.ts';
import { postProperty } from './post-property.ts';
import { pressSurely } from './press-surely.ts';
import { press } from './press.ts';
import { previousPage } from './previous-page.ts';
import { propertyDetails } from './property-details.ts';
import { readResults } from './read-results.ts';
import { recommendNearMe } from './recommend-near-me.ts';
import { refineSearch } from './refine-search.ts';
import { register } from './register.ts';
import { removeFavourite } from './remove-favourite.ts';
import { removeFromCompare } from './remove-from-compare.ts';
import { replaceCompare } from './replace-compare.ts';
import { salesEnquiry } from './sales-enquiry.ts';
import { savePosting } from './save-posting.ts';
import { scheduleVisit } from './schedule-visit.ts';
import { scroll } from './scroll.ts';
import { search } from './search.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { setPurpose } from './set-purpose.ts';
import { setPassword } from './set-password.ts';
import { searchByPhoto } from './search-by-photo.ts';
import { shareLocation } from './share-location.ts';
import { showFavourites } from './show-favourites.ts';
import { showNumbers } from './show-numbers.ts';
import { showPlans } from './show-plans.ts';
import { showResults } from './show-results.ts';
import { signUp } from './sign-up.ts';
import { sortResults } from './sort-results.ts';
import { speechRate } from './speech-rate.ts';
import { stopListening } from './stop-listening.ts';
import { stopSpeaking } from './stop-speaking.ts';
import { submitForm } from './submit-form.ts';
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
  findMapTiles,
  findNewest,
  findProperty,
  showResults,
  openProperty,
  propertyDetails,
  contactAgent,
  scheduleVisit,
  emiCalculator,
  findAgent,
  listAgents,
  listLocalities,
  lookUpAgent,
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
  findPlans,
  showPlans,
  choosePlan,
  signUp,
  continueSignUp,
  setPurpose,
  backToPlans,
  backToSignUp,
  beginPayment,
  pay,
  finishPayment,
  checkPayment,
  noteDismissed,
  noteFailed,
  paymentStatus,
  cancelPayment,
  findBankPayment,
  decideAtBank,
  login,
  logIn,
  logout,
  changePassword,
  setPassword,
  forgotPassword,
  register,
  confirmEmail,
  fillForm,
  findAccount,
  postProperty,
  findPosting,
  savePosting,
  addPostingPhoto,
  changePosting,
  findReview,
  decideReview,
  collectCash,
  helpQuestion,
  salesEnquiry,
  callHuman,
  findHelp,
  sendEnquiry,
  submitForm,
  pressSurely,
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
