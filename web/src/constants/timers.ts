// Timers of the whole client: how often it looks, and when few is few.

/** How often the page looks whether the next action is due. */
export const tickMs = 300;
/** How often messages and the character's own data are fetched again. */
export const messagePollMs = 120_000;
/** So many actions or fewer are few: then a refill is offered. */
export const lowActionCount = 6;
/** A token with less than this left to live is refreshed. */
export const tokenRefreshWindowMs = 5 * 60_000;
/** How often the page looks whether its token needs to be refreshed. */
export const tokenLookMs = 30_000;
/** How often the page asks whether maintenance is over. */
export const maintenanceLookMs = 15_000;
