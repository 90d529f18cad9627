// Start-up, Fate, membership, the Bazaar and the account.

/** The pages that confirm or unsubscribe an address leave by themselves after this. */
export const redirectMs = 5000;
/** The first page is drawn this long after what it needs has been loaded. */
export const renderDelayMs = 400;
/** A page that is fetched shows its spinner at least this long. */
export const pageSpinnerMs = 1000;
/** A refresh cannot be asked for twice within this. */
export const refreshLockMs = 1500;
/** How long a dialog of the shop takes to close. */
export const shopDialogCloseMs = 300;
/** How long the shop's panels take to fade. */
export const shopFadeMs = 100;

/** What a refill brings, and its price in Fate. */
export const refills = [
  { actions: 6, fate: 4 },
  { actions: 20, fate: 10 },
] as const;
/** What the refresh of an Enhanced friend brings, and how often a month. */
export const enhancedRefresh = { actions: 7, timesPerMonth: 3 } as const;
/** A refresh is offered to whoever has this much Fate. */
export const refreshFate = 4;
/** The most that is bought or sold at once. */
export const greatestBatch = 999_999;
/** The steps of the amount, beside typing it. */
export const batchSteps = [-10, -1, 1, 10] as const;
/** The quality the Bazaar counts in: its level is pennies. */
export const currencyQualityId = 22390;
/** Money the game is paid in; the first is the default. */
export const currencies = ['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'SEK'] as const;
/** The longest line of a billing address. */
export const billingLength = 50;
/** The longest postal code. */
export const postalCodeLength = 10;
/** Typed to close an account for good. */
export const deactivationPhrase = 'deactivate me';
