/** After so many days without a word we ask the owner whether a home is still to be had. */
export const ASKED_AFTER_DAYS = 30;
/** After so many it is taken off, but never sooner after the question than owners always have. */
export const OFF_AFTER_DAYS = 45;
export const DAYS_TO_ANSWER = OFF_AFTER_DAYS - ASKED_AFTER_DAYS;

const STILL_AVAILABLE_PATH = '/still-available';

/** Where the question leads that is mailed to an owner. */
export const stillAvailableAddress = (key: string): string => `${STILL_AVAILABLE_PATH}?key=${key}`;
