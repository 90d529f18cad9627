import type { Refusal, WorldWords } from '@underhall/engine';

/** The text of a refusal for the player: the reason, and a remedy. */
export function refusalText(refusal: Refusal, words: WorldWords): string {
  const text = texts[refusal];
  return typeof text === 'string' ? text : text(words);
}

const texts: Readonly<Record<Refusal, string | ((words: WorldWords) => string)>> = {
  'no such storylet': 'There is no such story here. Look again at what is on offer.',
  'storylet not on offer': 'That story is not on offer to you now. Look again at what is.',
  'in another storylet': 'You are in the middle of something else, and have to see it through.',
  'no way back': 'There is no going back from this one. Choose.',
  'story is over': 'That story is over.',
  'no such branch': 'That choice is no longer here.',
  'branch locked': 'You do not have what this choice asks for.',
  'not enough actions': ({ actions }) => `Not enough ${actions.many}`,
  'not enough fate': ({ premium }) => `You do not have the ${premium} that this choice asks for.`,
  'actions full': ({ texts }) => texts.actions.tooMany,
  'no refresh left': 'You have no refresh left. Each comes back thirty days after it was used.',

  'hand full': 'Your hand is full. Play a card or discard one first.',
  'deck empty': ({ texts }) => texts.cards.deckEmpty,
  'deck full': ({ texts }) => texts.cards.deckFull,
  'no card to draw': 'There is no card for you here as things stand. Try again elsewhere, or later.',
  'not in your hand': 'You do not hold that card any more. Look again at your hand.',
  'card is sticky': 'This card cannot be discarded. Play it, and it is gone.',
  'story under way': 'You are in the middle of something. Finish it first, or go back from it.',

  'travel forbidden': 'You cannot travel from here. What keeps you has to be seen through first.',
  'map closed': 'You cannot open the map here.',
  'no such area': 'There is no such place on your map. Look at it again.',
  'area closed': 'That place is not open to you yet. The map says what it asks.',
  'members only': ({ texts }) => texts.premium.membersOnly,
  'already there': 'You are there already.',

  'not yours': 'You do not have that. Look again at your possessions.',
  'not to be worn': 'That cannot be worn.',
  'outfit locked': "You can't change outfits at the moment.",
  'slot locked': 'What you wear there cannot be changed now.',
  'lent to an agent': 'An agent of yours has it. Ask for it back first.',
  'no such outfit': 'You have no such outfit. Look again at those you have.',
  'outfit of members': ({ texts }) => texts.outfits.membersOnly,
  'outfit of enhanced members': ({ texts }) => texts.outfits.enhancedOnly,
  'outfit name taken': 'Outfit names must be unique.',
  'name unfit': 'That name will not do. Choose a shorter one, of letters, numbers, spaces and apostrophes.',
  'too many outfits': 'You have as many outfits as you can keep. Use one of those.',

  'nothing to note': 'You can only write a note on what is before you. Look again at what is there.',
  'note too long': 'A note has 2,000 letters and signs at most. Shorten it, and save it again.',
  'too many notes': 'You have 500 notes, and there is room for no more. Take one away first.',
  'no such plan': 'You have no such plan. Look again at those you have.',
  'too many plans': 'Unfortunately, you already have the maximum number of active plans.',
  'not usable': 'There is nothing to be done with that by itself.',
  'not usable here': 'You cannot use that here.',
  'not usable in a storylet': "You're in a storylet at the moment - you must finish it before you can use this item.",
  'nothing to name': 'You have nothing that could be given a name here.',
  'not asked': 'Nobody has asked you that, or no longer. Look again at where you are.',

  'no such agent': 'Nobody of that name is in your service.',
  'agent busy': 'Your agent is out on an errand. Wait for the report.',
  'no such plot': 'There is no such errand now. Look again at what there is to be done.',
  'plot locked': 'You do not have what this errand asks for.',
  'too many plots': 'You have as many errands under way as you can follow. Wait for a report first.',
  'no report yet': 'There is nothing to report yet. The errand goes on as you spend actions.',
  'not lendable': 'That cannot be lent to an agent.',
  'lent to them already': 'They have it already.',
  'not to be called off': 'This errand cannot be called off. Wait for the report.',

  'bazaar closed': ({ texts }) => texts.bazaar.noAccess,
  'no such shop': 'There is no such shop here. Look again at those there are.',
  'no such ware': 'That is not on these shelves any more. Look again at what is.',
  'not for sale': 'That is not for sale here.',
  'not wanted here': 'Nobody here buys that. Try another shop.',
  'cannot afford': 'You cannot afford that. Ask for fewer, or come back with more.',
  'not enough of it': 'You do not have as many as that. Ask for fewer.',
  'too much of it': 'You could not carry as many as that. Ask for fewer.',
  'no such amount': 'That is no number of things. Say a whole number, 1 or more.',

  'no such act': 'There is no such invitation to send now.',
  'no such character': 'There is nobody of that number here. Choose somebody else.',
  'no such invitation': 'There is no such invitation. Look again at your messages.',
  'not yourself': 'You cannot invite yourself. Choose somebody else.',
  'sender unfit': 'You do not have what this invitation asks of you.',
  'target unfit': 'They do not have what this invitation asks of them. Choose somebody else.',
  'not in the same place': 'You are not in the same place. Go where they are first.',
  'one is open already': 'One of these invitations of yours is still open. Wait for the answer, or cancel it.',
  'words unfit': 'Those words cannot be sent. Write fewer, in plain letters.',
  'invitation over': 'That invitation is over.',

  'name taken': 'Somebody here has that name. Choose another.',
  'named so already': 'That is your name already. Choose another.',
  'no such face': 'There is no such face to be had here. Choose one of those on show.',
  'your face already': 'That is your face already. Choose another.',
  'no face ticket': ({ premium }) => `You have nothing that pays for another face but ${premium}.`,

  'no such code': 'There is no such code. Check each letter of it.',
  'code redeemed already': 'You have had what this code gives. It gives once.',
};
