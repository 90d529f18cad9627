// Constants for scenes, results, actions and cards.

/** The introduction opens automatically if the player has not opened it for this many days. */
export const disclosureDays = 7;

/** Maximum number of actions that one picture shows. */
export const maxActionsPerPicture = 20;
/** A larger action bank is shown as two pictures. */
export const twoPicturesAbove = 20;
/** Height of the picture when no actions are left. */
export const noActionsPx = 79;
/** Height of the picture's base, below the sinking layer. */
export const pictureBasePx = 20;
/** Height of the sinking layer at `sinkingSpan` actions. The height is proportional to the number of actions. */
export const sinkingPx = 156;
export const sinkingSpan = 19;

/** Delay before a progress bar moves. */
export const progressPauseMs = 500;
/** A hand of this size has its own layout. */
export const fullHand = 5;

/** A change of one of these qualities also changes the map. */
export const mapQualityIds: readonly number[] = [427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293];
