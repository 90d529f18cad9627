// Timers of the whole client: how often it looks, and when few is few.

/** The interval at which the page looks whether the next action is due. */
export const tickMs = 300;
/** The interval at which messages and the character's own data are fetched again. */
export const messagePollMs = 120_000;
/** So many actions or fewer are few: then a refill is offered. */
export const lowActionCount = 6;
/** A token with less than this left to live is refreshed. */
export const tokenRefreshWindowMs = 5 * 60_000;
/** The interval at which the page looks whether its token needs a refresh. */
export const tokenLookMs = 30_000;
/** The interval at which the page asks whether maintenance is over. */
export const maintenanceLookMs = 15_000;
/** A page for reading shows that it is on its way for so long at least. */
export const pageSpinnerMs = 1000;
