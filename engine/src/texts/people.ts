/** Texts about other players, and about what they see. */
export const peopleTexts = {
  messages: 'Messages',
  recently: 'Recently',
  waitingMessages: 'Loading your messages',
  waitingContacts: 'Loading your contacts',
  waitingProfile: 'Loading the profile',
  nobody: 'No Such Character',
  mantelpiece: 'On show',
  scrapbook: 'Worth remembering',
  thingToShow: 'Thing to show',
  lineToShow: 'Line to show',
  flaunt: 'Show',
  theySay: 'They say...',
  notLodged: 'No lodgings as yet',
  wearsNothing: 'Nothing.',
} as const;
