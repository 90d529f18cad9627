// Start-up, premium currency, membership, trade and the account.

/** The first page is drawn this long after what it needs has been loaded. */
export const renderDelayMs = 400;
/** The page of a letter's link goes home this long after it has told its answer. */
export const redirectMs = 5000;
/** A letter that confirms an address is asked for this long after the press. */
export const verifyDelayMs = 500;
/** The steps by which the number in the Bazaar's dialog is changed. */
export const tradeSteps = [-10, -1, 1, 10] as const;
/** The balance of Fate is asked for again no sooner than this after a press. */
export const refreshLockMs = 1500;
