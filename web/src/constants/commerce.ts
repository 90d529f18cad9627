// Start-up, premium currency, membership, trade and account.

/** Delay between loading the required data and showing the first page. */
export const renderDelayMs = 400;
/** Delay before the page of an e-mail link redirects home, once it shows the result. */
export const redirectMs = 5000;
/** Delay before the confirmation e-mail is requested. */
export const verifyDelayMs = 500;
/** Steps of the quantity buttons in the Bazaar's dialog. */
export const tradeSteps = [-10, -1, 1, 10] as const;
/** Minimum time between two refreshes of the Fate balance. */
export const refreshLockMs = 1500;
