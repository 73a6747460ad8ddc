/** Told to the plans page when it is asked for again: the purpose is to be chosen anew. */
export const PLANS_RESET_EVENT = 'reset-subscription-purpose';
