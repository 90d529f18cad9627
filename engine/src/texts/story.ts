/** Labels of the story: its two lists, its buttons, and the hand of cards. */
export const storyTexts = {
  always: 'Always',
  sometimes: 'Sometimes',
  hand: 'Your cards',
  onwards: 'Onwards',
  perhapsNot: 'Perhaps Not',
  decline: 'Perhaps not',
  avoided: 'What you avoid',
} as const;
