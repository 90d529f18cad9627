// Scenes, results, actions and cards.

/** The words about how to play open by themselves after this many days without being opened. */
export const disclosureDays = 7;

/** The actions that the picture of them shows at most. */
export const measureHolds = 20;
/** A bank above this is shown as two pictures. */
export const twoMeasuresAbove = 20;
/** The height of the picture without actions, in pixels. */
export const isOutPx = 79;
/** The height of the picture's foot, in pixels; the rest is the layer that sinks. */
export const measureFootPx = 20;
/** The height of the sinking layer at `sinkingSpan` actions, its greatest, in pixels. */
export const sinkingPx = 156;
/** The part of the sinking layer that one action is: one in this many. */
export const sinkingSpan = 19;

/** A progress bar stands still this long before it moves. */
export const progressPauseMs = 500;
/** A hand of this many cards has a layout of its own. */
export const fullHand = 5;

/** Qualities whose change also changes what the map shows. */
export const mapQualityIds: readonly number[] = [427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293];
