// Start-up, premium currency, membership, trade and the account.

/** The first page is drawn this long after what it needs has been loaded. */
export const renderDelayMs = 400;
/** The least Fate with which a refresh is offered. */
export const refreshFate = 4;
