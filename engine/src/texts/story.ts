/** Labels of the story: its two lists, its buttons, and the hand of cards. */
export const storyTexts = {
  always: 'Always',
  sometimes: 'Sometimes',
  hand: 'Your cards',
  onwards: 'Onwards',
  perhapsNot: 'Perhaps Not',
  decline: 'Perhaps not',
  avoided: 'What you avoid',
  lostTitle: 'Something is gone',
  lostLine: 'Something that you were in the middle of is no longer here. What you paid for it is yours again.',
} as const;
