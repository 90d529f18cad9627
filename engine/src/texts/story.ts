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
  lostLine: 'You were in the middle of {thing}. It is no longer here.',
  lostThing: 'something',
  lostPaidLine: 'What you paid for it is yours again.',
  lostPlaceLine: '{place} is no longer here. You are now in {area}.',
  lostPlace: 'The place where you were',
} as const;
