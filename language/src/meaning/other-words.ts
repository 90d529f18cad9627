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
