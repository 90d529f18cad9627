import { type Area, type AreaState, type Character, tell, type World } from '@underhall/engine';
import { refusalText } from '../http/refusal-text.ts';
import { wantedInWords } from '../qualities/asked-in-words.ts';

/** Why a place is not open: the author's words, else what it asks, else that only a story leads there. */
export function whyClosed(
  { closedText, byStoryOnly, type }: Area,
  { reasons, unmet }: Pick<AreaState, 'reasons' | 'unmet'>,
  character: Character,
  world: World,
): string {
  if (reasons.includes('members only')) return refusalText['members only'];
  if (closedText !== undefined) return tell(closedText, character, world);
  const have = (own: number, say: (count: number) => string) => `<em>(you have ${own === 0 ? 'none' : say(own)})</em>`;
  const wanted = unmet.flatMap((each) => wantedInWords(each, character, world, have));
  if (wanted.length > 0 && !byStoryOnly) return `You need ${wanted.join(', ')}.`;
  if (type === 'Lodgings' && character.lodging === undefined) return 'You lodge nowhere yet.';
  return 'No road leads there. A story may.';
}
