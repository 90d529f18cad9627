/** Facts of this language, by the word that other tools, or common sense, have for them. The first known one counts. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  needs: ['require', 'required', 'requires', 'requirement', 'requirements', 'unlock', 'unlocks', 'unlocked if'],
  when: ['if', 'condition', 'conditions', 'shown if', 'show if', 'visible', 'visible if', 'prerequisite'],
  pay: ['costs', 'spend', 'spends'],
  gain: ['add', 'adds', 'give', 'gives', 'get', 'gets', 'reward', 'rewards', 'effect', 'effects'],
  lose: ['remove', 'removes', 'subtract', 'take', 'takes'],
  'go to': ['goto', 'go', 'next', 'divert', 'link', 'link to', 'leads to'],
  where: ['location', 'area', 'place', 'at'],
  challenge: ['check', 'test', 'roll', 'difficulty', 'skill check'],
  image: ['picture', 'icon', 'img', 'art', 'illustration'],
  teaser: ['summary', 'blurb', 'preview', 'description', 'tooltip'],
  frequency: ['rarity', 'weight', 'odds', 'chance'],
  urgency: ['priority'],
  category: ['colour', 'color', 'frame', 'type', 'kind', 'group'],
  cap: ['max', 'maximum', 'limit'],
  button: ['label', 'button text'],
  was: ['old name', 'formerly', 'renamed from'],
  price: ['cost', 'buys for', 'buy'],
  fetches: ['sells for', 'sell', 'sell price'],
  stages: ['levels', 'names of levels'],
  line: ['tagline', 'subtitle'],
};

/** The fact that somebody meant by a word of another tool, if one of the known facts has that meaning. */
export const factMeantBy = (word: string, known: readonly string[]): string | undefined =>
  known.find((fact) => otherWords[fact]?.includes(word.toLowerCase().trim()));

/** `once` belongs to branches. Elsewhere it is meant for the whole storylet, or for one result. */
export function onceElsewhere(known: readonly string[], heading: string): string {
  if (known.includes('teaser')) return ` To offer it until it was opened, write "when: not seen ${heading}".`;
  return known.includes('gain') ? ' Only a branch can be chosen once: move it there.' : '';
}

const inOutcome = 'an outcome: a heading like "=== always: Title"';
const inBranch = 'a branch: a heading like "== What the Player Does"';
const inStorylet = 'the storylet itself: the facts under its "="';

/** Headings of facts that stand under only one kind of heading of a storylet. */
const homes: Readonly<Record<string, string>> = {
  gain: inOutcome,
  lose: inOutcome,
  set: inOutcome,
  'only if': inOutcome,
  'move to': inOutcome,
  'go to': inOutcome,
  'straight to': inOutcome,
  cost: inBranch,
  needs: inBranch,
  pay: inBranch,
  locked: inBranch,
  challenge: inBranch,
  button: inBranch,
  where: inStorylet,
  deck: inStorylet,
  frequency: inStorylet,
  urgency: inStorylet,
  back: inStorylet,
  teaser: inStorylet,
};

/** A hint for a fact of a storylet under another heading of it. */
export function homeOf(word: string, known: readonly string[]): string {
  const isOfStorylet = ['challenge', 'teaser', 'straight to'].some((fact) => known.includes(fact));
  const home = isOfStorylet && Object.hasOwn(homes, word) ? homes[word] : undefined;
  return home === undefined ? '' : ` It belongs to ${home}.`;
}
