/**
 * The texts of a world that says nothing of its own, by section; a list is told as paragraphs. `{title}`, `{action}`,
 * `{actions}`, `{money}`, `{premium}`, `{member}` and `{members}` are filled in when the pack is made. The other
 * braces are filled in when the text is shown: an author may use the same ones in the same text.
 */
export const plainTexts = {
  newcomers: {
    welcome: 'Welcome',
    welcomeLine: 'Make your character, and begin.',
    arrived: '{address}, newly arrived',
    settled: '{address} who lives here',
  },
  actions: {
    waiting: 'Counting your {actions}',
    noneLeft: 'You have no {actions} left. One comes back every ten minutes.',
    tooFew: 'You have {have} of the {cost} {actions} it takes. One comes back every ten minutes.',
    tooMany: 'You cannot hold that many {actions}. Use some of them first.',
    howToSpend: 'Most choices take one {action}.',
    howToWait: 'One {action} comes back every ten minutes.',
  },
  cards: {
    waiting: 'Looking at your cards',
    noneLeft: 'No cards are left',
    filled: 'The deck is full',
    deckEmpty: 'There is no card just now. Another comes every ten minutes.',
    deckFull: 'As many cards are waiting as can. Draw one first.',
    noLodging: 'Cards come to where you live, and as yet you live nowhere.',
    noneHere: 'There are no cards here.',
    notDrawnHere: 'There are no cards to draw here. What you hold can be played all the same.',
  },
  premium: {
    waiting: 'Counting your {premium}',
    buying: 'Buying',
    membersOnly: 'Only {members} are let in there. The {premium} page says how to become one.',
  },
  refill: {
    title: 'More {actions}',
    doneTitle: 'Done',
    about: 'One {action} comes back every ten minutes, and costs nothing.',
    tooDear:
      'A refill costs {price} {premium} at the least, and you have {have}. Twenty {actions} come back in three hours and twenty minutes, and everything will be where you left it.',
    name: 'More {actions}',
    description: 'More {actions} at once, and you need not wait for them.',
    inShort: 'More {actions} at once.',
    done: 'You have {count} more {actions}.',
  },
  newCards: {
    name: 'A full deck',
    description: 'All the cards your deck can hold, and you need not wait for them.',
    inShort: 'A full deck at once.',
    done: 'Your deck is full: {count} cards.',
  },
  refresh: {
    title: 'More {actions} for {members}',
    doneTitle: 'Done',
    waiting: 'Looking what is left',
    name: 'More {actions} for {members}',
    description: 'Seven {actions} at once, three times in thirty days.',
    inShort: 'Seven {actions} at once.',
    done: 'You have seven more {actions}.',
  },
  pages: {
    loading: 'Loading',
    nothingHere: 'There is nothing at this address.',
    wayBack: 'Go to the first page',
    fault: 'Something has gone wrong',
    crash: 'Something in this page has broken.',
    notStarted: 'The game would not start.',
    startAgain: 'Try once more',
    notOpenYet: 'This is not open yet',
    maintenance: 'Thank you for your patience.',
    codeTaken: 'Congratulations!',
    codeRefused: 'Sorry!',
  },
  help: {
    actionsTitle: 'Your {actions}',
    onActions: [
      'Everyone begins with twenty {actions}. Anything worth doing takes one. Reading is free, and so is looking about. A choice that costs none, or more than one, says so.',
      'One {action} comes back every ten minutes, whether you are here or not. The count and the time until the next one are always in sight. At nought you may still read, and choose what costs none; the rest has to wait.',
    ],
    onCards: [
      'Cards come to those who have lodgings. Under *Sometimes* lies the deck, with as many cards as are waiting; press it, and one of them is in your hand. Drawing costs nothing. How many cards you can hold depends on where you live.',
      '*Play* opens a card like any other story. It leaves your hand when you choose in it, when you discard it, or when you no longer have what it asks for. A few cannot be discarded. Another card comes every ten minutes, until as many wait as can.',
    ],
    onQualities: [
      'Your character is made of qualities: some are what you are good at, others are things you carry, people you know, stories you are in the middle of.',
    ],
    onMoney: 'Money is in {money}.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
