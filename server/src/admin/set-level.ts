import { levelOf, type Quality, totalOf, type World } from '@underhall/engine';
import { takeLevel } from '../characters/character-store.ts';
import { CannotDo, commit, type Deed, wordOf } from './deed.ts';

const quality = { name: 'quality', about: 'its number or its name, as "levels" shows them' } as const;
const level = { name: 'level', about: 'a whole number of 0 or more, and no more than its cap' } as const;
const most = 1_000_000;

export const setLevel: Deed = {
  name: 'set-level',
  kind: 'change',
  does: 'sets a level that is everybody’s, such as that of a festival',
  more: [
    'It stands at that level at once, whatever players do in the same moment, and every server knows it within a second.',
    'Put a name of several words between quotation marks.',
  ],
  takes: [quality, level],
  example: 'set-level "The Festival" 1 --reason "it is the day"',
  async act(deps, given, note) {
    deps.world.invalidate();
    const world = await deps.world.now();
    const its = sharedQuality(world, wordOf(given, quality.name));
    const to = levelFrom(wordOf(given, level.name), its);
    const from = levelOf(world.shared, its.id);
    const total = totalOf({ level: to, points: 0 }, its);
    const about = { quality: its.id, from, to };
    await commit(deps, takeLevel({ quality: its.id, to: total, by: 0 }), note({ about }));
    deps.world.invalidate();
    return {
      lines: [`${its.name} (${its.id}) stands at ${to} from now on. It stood at ${from}.`],
      data: { id: its.id, name: its.name, from, to },
    };
  },
};

/** The quality that a word names. Throws `CannotDo`, with those there are, where it names none of everybody's. */
function sharedQuality({ pack }: World, word: string): Quality {
  const shared = pack.qualities.filter((each) => each.shared);
  if (shared.length === 0) throw new CannotDo('This world has no level that is everybody’s.');
  const wanted = word.trim().toLowerCase();
  const found = shared.filter(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
  const [first] = found;
  if (first && found.length === 1) return first;
  const listed = (found.length > 0 ? found : shared).map(({ id, name }) => `  ${id}  ${name}`);
  const fault = first ? `More than one is called "${word}". Give its number:` : `"${word}" is none of these:`;
  throw new CannotDo([fault, ...listed].join('\n'));
}

function levelFrom(word: string, { name, cap, capRaisedBy }: Quality): number {
  const to = Number(word);
  if (!/^\d{1,7}$/.test(word) || to > most)
    throw new CannotDo(`"${word}" is no level: a whole number from 0 to ${most}.`);
  if (cap !== undefined && capRaisedBy === undefined && to > cap)
    throw new CannotDo(`${name} goes no higher than ${cap}.`);
  return to;
}
