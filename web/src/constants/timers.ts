// Constants for the whole client.

/** Interval of checking whether the next action is due. */
export const tickMs = 300;
/** Polling interval of messages and character data. */
export const messagePollMs = 120_000;
/** At this number of actions or fewer, a refill is offered. */
export const lowActionCount = 6;
/** A token that expires within this time is refreshed. */
export const tokenRefreshWindowMs = 5 * 60_000;
/** Interval of checking whether the token needs a refresh. */
export const tokenCheckMs = 30_000;
export const maintenancePollMs = 15_000;
/** Minimum time that a reading page shows its loading state. */
export const pageSpinnerMs = 1000;
