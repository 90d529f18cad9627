// Scenes, results, actions and cards.

/** The introduction opens automatically if the player has not opened it for this many days. */
export const disclosureDays = 7;

/** Maximum number of actions that one picture shows. */
export const measureHolds = 20;
/** Above this maximum number of actions, two pictures are shown. */
export const twoMeasuresAbove = 20;
/** Height in pixels of the picture for no actions. */
export const isOutPx = 79;
/** Height in pixels of the picture's base. The rest is the sinking layer. */
export const measureFootPx = 20;
/** Height in pixels of the sinking layer at `sinkingSpan` actions. */
export const sinkingPx = 156;
/** Each action adds one part in this many of `sinkingPx`. */
export const sinkingSpan = 19;

/** Delay before a progress bar moves. */
export const progressPauseMs = 500;
/** A hand of this many cards has its own layout. */
export const fullHand = 5;

/** A change of one of these qualities also changes the map. */
export const mapQualityIds: readonly number[] = [427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293];
