// Constants for start-up, premium currency, membership, trade and account.

/** Delay between loading the required data and showing the first page. */
export const renderDelayMs = 400;
/** Time for which the page of an e-mail link shows its result before it redirects home. */
export const redirectMs = 5000;
/** Delay before the confirmation e-mail is requested. */
export const verifyDelayMs = 500;
/** Steps of the quantity buttons in the Bazaar's dialog. */
export const tradeSteps = [-10, -1, 1, 10] as const;
/** Minimum time between two refreshes of the Fate balance. */
export const refreshLockMs = 1500;
