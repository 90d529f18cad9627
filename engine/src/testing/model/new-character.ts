import type { QualityId } from '../../ids.ts';
import type { Persona } from '../../persona.ts';
import type { World } from '../../world.ts';
import { codeOf } from './access-codes.ts';
import { bringAll } from './clocks.ts';
import { totalFor } from './levels.ts';
import type { Reader } from './luck.ts';
import { type Game, type ModelCharacter, modelLimits } from './model-character.ts';
import { giveAtArrivalAll, giveStories, seeds } from './timers.ts';

export function arrive(
  { world, name, face }: { readonly world: World; readonly name: string; readonly face: string },
  now: number,
  luck: Reader,
  shared: Map<QualityId, number>,
  persona: Persona | undefined,
): Game {
  const { start } = world.pack;
  const who: ModelCharacter = {
    name,
    face,
    frame: undefined,
    banner: undefined,
    luck: luck.roll(seeds),
    area: start.area,
    setting: undefined,
    stayed: undefined,
    lodging: undefined,
    actions: { count: 0 },
    fate: 0,
    tier: 'none',
    until: undefined,
    next: undefined,
    tables: new Map(),
    story: { phase: 'Available' },
    led: 0,
    met: new Set(),
    totals: new Map(),
    names: new Map(),
    worn: new Map(),
    outfits: [],
    outfit: 1,
    plans: [],
    engagedAgents: [],
    timers: new Map(),
    begun: new Set(),
    restrictions: new Set(start.restrictions),
    codes: new Set(persona?.code === undefined ? [] : [codeOf(persona.code)]),
  };
  const game: Game = {
    world,
    shared,
    sharedNext: new Map(),
    who,
    arrived: now,
    now,
    turn: 0,
    luck,
    acts: false,
    spent: 0,
  };
  who.actions.count = modelLimits(game).bank.room;
  for (const { id, ...ladder } of world.pack.qualities) {
    const given = [...start.qualities, ...(persona?.qualities ?? [])].filter(({ quality }) => quality === id);
    const level = given.reduce((sum, each) => sum + each.level, 0);
    const most = ladder.cap ?? level;
    if (level > 0 && !ladder.shared) who.totals.set(id, totalFor(Math.min(level, most), ladder));
  }
  bringAll(game, now);
  giveAtArrivalAll(game);
  giveStories(game);
  return game;
}
