/** Fired when the plans page is chosen while it is open: the purpose is reset. */
export const PLANS_RESET_EVENT = 'reset-subscription-purpose';
