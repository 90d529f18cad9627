/** The turns a result may take, for authors to count: what happens to the player between its first line and its last. */
export const narrativeTurns = [
  'kindness found',
  'outplayed',
  'won at a price',
  'rule with teeth',
  'opponent is right',
  'bargain',
  'secret learned',
  'danger',
  'standing up or down',
  'farce grows',
  'lost for good',
  'a tie begun',
] as const;

export type NarrativeTurn = (typeof narrativeTurns)[number];
