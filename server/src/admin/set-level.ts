import { levelOf, type Quality, totalOf, type World } from '@underhall/engine';
import { takeLevel } from '../characters/character-store.ts';
import { type AdminCommand, argumentOf, CommandRefused, commit } from './admin-command.ts';

const quality = { name: 'quality', about: 'number or name, as "levels" shows them' } as const;
const level = { name: 'level', about: 'a whole number from 0 to the cap of the quality' } as const;
const most = 1_000_000;

export const setLevel: AdminCommand = {
  name: 'set-level',
  kind: 'change',
  summary: 'sets a shared level, for example of a festival',
  details: [
    'It counts at once, whatever players do at the same time, and every server uses it within a second.',
    'Put a name of several words in quotation marks.',
  ],
  args: [quality, level],
  example: 'set-level "The Festival" 1 --reason "it is the day"',
  async run(deps, input, note) {
    deps.world.invalidate();
    const world = await deps.world.now();
    const its = sharedQuality(world, argumentOf(input, quality.name));
    const to = levelFrom(argumentOf(input, level.name), its);
    const from = levelOf(world.shared, its.id);
    const total = totalOf({ level: to, points: 0 }, its);
    const about = { quality: its.id, from, to };
    await commit(deps, takeLevel({ quality: its.id, to: total, by: 0 }), note({ about }));
    deps.world.invalidate();
    return {
      lines: [`${its.name} (${its.id}) is now ${to}. It was ${from}.`],
      data: { id: its.id, name: its.name, from, to },
    };
  },
};

/** @throws CommandRefused unless exactly one shared quality matches; the message lists the shared qualities */
function sharedQuality({ pack }: World, word: string): Quality {
  const shared = pack.qualities.filter((each) => each.shared);
  if (shared.length === 0) throw new CommandRefused('This world has no shared levels.');
  const wanted = word.trim().toLowerCase();
  const found = shared.filter(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
  const [first] = found;
  if (first && found.length === 1) return first;
  const listed = (found.length > 0 ? found : shared).map(({ id, name }) => `  ${id}  ${name}`);
  const fault = first ? `Several have the name "${word}". Use a number:` : `"${word}" is none of these:`;
  throw new CommandRefused([fault, ...listed].join('\n'));
}

function levelFrom(word: string, { name, cap, capRaisedBy }: Quality): number {
  const to = Number(word);
  if (!/^\d{1,7}$/.test(word) || to > most)
    throw new CommandRefused(`"${word}" is no level: enter a whole number from 0 to ${most}.`);
  if (cap !== undefined && capRaisedBy === undefined && to > cap)
    throw new CommandRefused(`The maximum of ${name} is ${cap}.`);
  return to;
}
