// For scenes, results, actions and cards.

/** The introduction opens automatically if the player has not opened it for so long. */
export const disclosureDays = 7;

/** Maximum number of actions that one picture shows. */
export const maxActionsPerPicture = 20;
/** A larger action bank is shown as two pictures. */
export const twoPicturesAbove = 20;
/** Picture height for no actions. */
export const noActionsPx = 79;
/** Height of the picture's base, below the sinking layer. */
export const pictureBasePx = 20;
/** Height of the sinking layer at `sinkingSpan` actions. It is proportional to the actions. */
export const sinkingPx = 156;
export const sinkingSpan = 19;

/** Delay before a progress bar moves. */
export const progressPauseMs = 500;
/** A hand of this many cards has its own layout. */
export const fullHand = 5;

/** A change of one of these qualities also changes the map. */
export const mapQualityIds: readonly number[] = [427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293];
