import { chanceFrom } from '../../chance.ts';
import { seedOf } from '../../seed-of.ts';
import { afterwards, stateBefore } from './aftermath.ts';
import type { Game } from './model-character.ts';
import { areaNow, areasAround, isForMembersOnly, isOpenTo, moveTo } from './places.ts';

/** Moves a former member out of a place for members, and closes a story opened there. */
export function comeOutside(game: Game): void {
  const { who, world } = game;
  const area = areaNow(game);
  if (!area || who.tier !== 'none' || !isForMembersOnly(area, game)) return;
  const before = stateBefore(game);
  const chance = chanceFrom(seedOf(who.luck, game.now));
  game.luck = { asked: [], ...chance };
  const start = world.areas.get(world.pack.start.area);
  const ways = areasAround(area, game)
    .slice(1)
    .filter((each) => !['Root', 'Landmark'].includes(each.type) && isOpenTo(each, game));
  if (start && !isForMembersOnly(start, game)) ways.push(start);
  moveTo(game, ways[0]?.id ?? 0);
  const { story } = who;
  if (story.phase !== 'Available' && story.item === undefined && story.agent === undefined)
    who.story = { phase: 'Available' };
  afterwards(game, before);
}
