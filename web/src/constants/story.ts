// Scenes, results, candles and cards.

/** The longest name a thing can be given. */
export const renameLength = 140;
/** The words about how to play open by themselves after this many days without being opened. */
export const disclosureDays = 7;

/** A candle never holds more than this. */
export const candleHolds = 20;
/** A bank above this is shown as two candles. */
export const twoCandlesAbove = 20;
/** The height of the burnt-out candle's picture, in pixels. */
export const burntOutPx = 79;
/** The height of a candle's foot, in pixels; the rest is wax. */
export const candleFootPx = 20;
/** The height of the wax at `waxSpan` actions, its greatest, in pixels. */
export const waxPx = 156;
/** The part of the wax that one action is: one in this many. */
export const waxSpan = 19;

/** A progress bar stands still this long before it moves. */
export const progressPauseMs = 500;
/** A hand of this many cards has a layout of its own. */
export const fullHand = 5;

/** Qualities whose change also changes what the map shows. */
export const mapQualityIds: readonly number[] = [427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293];
/** The quality that counts the actions spent since the chronograph was set back. */
export const chronographQualityId = 146234;
