import type { Screen } from '../domain/screens.ts';
import type { Command } from '../kernel/define.ts';
import { addFavourite } from './favourites/add-favourite.ts';
import { addPostingPhoto } from './posting/add-posting-photo.ts';
import { backToPlans } from './plans/back-to-plans.ts';
import { backToSignUp } from './sign-up/back-to-sign-up.ts';
import { beginPayment } from './payment/begin-payment.ts';
import { callHuman } from './enquiries/call-human.ts';
import { cancelPayment } from './payment/cancel-payment.ts';
import { changeLanguage } from './speech/change-language.ts';
import { changePassword } from './account/change-password.ts';
import { changePosting } from './posting/change-posting.ts';
import { checkPayment } from './payment/check-payment.ts';
import { choosePlan } from './plans/choose-plan.ts';
import { clearFilter } from './search/clear-filter.ts';
import { collectCash } from './review/collect-cash.ts';
import { compare } from './compare/compare.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { contactAgent } from './enquiries/contact-agent.ts';
import { continueSignUp } from './sign-up/continue-sign-up.ts';
import { countChoices } from './search/count-choices.ts';
import { decideAtBank } from './payment/decide-at-bank.ts';
import { decideReview } from './review/decide-review.ts';
import { emiCalculator } from './loan/emi-calculator.ts';
import { fillField } from './page/fill-field.ts';
import { findAgent } from './agents/find-agent.ts';
import { fillForm } from './page/fill-form.ts';
import { findAccount } from './account/find-account.ts';
import { findBankPayment } from './payment/find-bank-payment.ts';
import { findHelp } from './help/find-help.ts';
import { findHomes } from './search/find-homes.ts';
import { findKept } from './homes/find-kept.ts';
import { findMapTiles } from './places/find-map-tiles.ts';
import { findNewest } from './search/find-newest.ts';
import { findPlans } from './plans/find-plans.ts';
import { findPosting } from './posting/find-posting.ts';
import { findProperty } from './homes/find-property.ts';
import { findReview } from './review/find-review.ts';
import { finishPayment } from './payment/finish-payment.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { goBack } from './page/go-back.ts';
import { goHome } from './page/go-home.ts';
import { goTo } from './page/go-to.ts';
import { goodbye } from './small-talk/goodbye.ts';
import { greet } from './small-talk/greet.ts';
import { helpQuestion } from './help/help-question.ts';
import { listAgents } from './agents/list-agents.ts';
import { listLocalities } from './places/list-localities.ts';
import { lookUpAgent } from './agents/look-up-agent.ts';
import { logIn } from './account/log-in.ts';
import { login } from './account/login.ts';
import { logout } from './account/logout.ts';
import { nearMe } from './search/near-me.ts';
import { nextPage } from './search/next-page.ts';
import { noteDismissed } from './payment/note-dismissed.ts';
import { noteFailed } from './payment/note-failed.ts';
import { openProperty } from './homes/open-property.ts';
import { openResult } from './search/open-result.ts';
import { pay } from './payment/pay.ts';
import { paymentStatus } from './payment/payment-status.ts';
import { postProperty } from './posting/post-property.ts';
import { pressSurely } from './page/press-surely.ts';
import { press } from './page/press.ts';
import { previousPage } from './search/previous-page.ts';
import { propertyDetails } from './homes/property-details.ts';
import { readResults } from './search/read-results.ts';
import { recommendNearMe } from './places/recommend-near-me.ts';
import { refineSearch } from './search/refine-search.ts';
import { register } from './account/register.ts';
import { removeFavourite } from './favourites/remove-favourite.ts';
import { removeFromCompare } from './compare/remove-from-compare.ts';
import { replaceCompare } from './compare/replace-compare.ts';
import { salesEnquiry } from './enquiries/sales-enquiry.ts';
import { savePosting } from './posting/save-posting.ts';
import { scheduleVisit } from './enquiries/schedule-visit.ts';
import { scroll } from './page/scroll.ts';
import { search } from './search/search.ts';
import { sendEnquiry } from './enquiries/send-enquiry.ts';
import { setPurpose } from './plans/set-purpose.ts';
import { setPassword } from './account/set-password.ts';
import { searchByPhoto } from './photo/search-by-photo.ts';
import { shareLocation } from './places/share-location.ts';
import { showFavourites } from './favourites/show-favourites.ts';
import { showNumbers } from './page/show-numbers.ts';
import { showPlans } from './plans/show-plans.ts';
import { showResults } from './search/show-results.ts';
import { signUp } from './sign-up/sign-up.ts';
import { sortResults } from './search/sort-results.ts';
import { speechRate } from './speech/speech-rate.ts';
import { stopListening } from './speech/stop-listening.ts';
import { stopSpeaking } from './speech/stop-speaking.ts';
import { submitForm } from './page/submit-form.ts';
import { thank } from './small-talk/thank.ts';
import { visualSearch } from './photo/visual-search.ts';
import { whatCanISay } from './small-talk/what-can-i-say.ts';

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
