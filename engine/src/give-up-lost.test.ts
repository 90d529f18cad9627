import { expect, test } from 'vitest';
import { withinReach } from './agents/in-use.ts';
import { beginPlot } from './agents/plots.ts';
import { catchUp } from './catch-up.ts';
import type { Character } from './character.ts';
import { chooseBranch } from './story/choose-branch.ts';
import { type About, aMoment } from './testing/a-moment.ts';
import { aBranch, aStorylet, ids } from './testing/a-world.ts';
import { away, engaged, inService, service } from './testing/an-agent.ts';
import { anOutcome } from './testing/an-outcome.ts';
import { turnOf } from './testing/turn-of.ts';
import { openPack, type Pack, type World } from './world.ts';

const later = 43_200_000;
const without = ({ pack }: World, less: Partial<Pack>): World => openPack({ ...pack, ...less });
const inNext = (character: Character, world: World) => catchUp({ character, world }, later);
const letter = { kind: 'letter', title: 'Something is gone', at: later };

const asking = (about: About = {}) =>
  aMoment({
    branch: {
      cost: 3,
      fate: 2,
      asksSecondChance: true,
      challenges: [{ quality: ids.watchful, difficulty: 3, kind: 'narrow', secondChance: ids.lens }],
      outcomes: { success: anOutcome(), failure: anOutcome() },
    },
    qualities: { [ids.watchful]: 3, [ids.lens]: 1 },
    character: { fate: 5 },
    rolls: [100],
    ...about,
  });

test('a branch that asks for a second chance and is removed returns its actions and Fate', () => {
  const moment = asking();
  const { character } = turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] }));
  expect(character).toMatchObject({ story: { phase: 'SecondChance' }, actions: { count: 17 }, fate: 3 });

  const [storylet] = moment.world.pack.storylets;
  const isGone = without(moment.world, {
    storylets: storylet ? [{ ...storylet, branches: [aBranch({ id: 99 })] }] : [],
  });
  const { character: after, passed } = inNext(character, isGone);
  expect(after).toMatchObject({ story: { phase: 'Available' }, actions: { count: 20 }, fate: 5 });
  expect(after.qualities).toEqual(moment.character.qualities);
  expect(passed.at(-1)).toMatchObject(letter);
  expect(inNext(after, isGone).passed).toEqual([]);
});

test('an open storylet that is removed is closed, and one message says so', () => {
  const { character, world } = aMoment();
  const { character: after, passed } = inNext(character, without(world, { storylets: [] }));
  expect(after).toEqual({ ...character, story: { phase: 'Available' } });
  expect(passed).toEqual([{ kind: 'story', to: { phase: 'Available' } }, expect.objectContaining(letter)]);
});

test('an agent comes back with the Fate of the plot if plot, report or agent is removed', () => {
  const moment = inService({ plot: { fate: 2 }, character: { fate: 5 }, qualities: { [service.cane]: 1 } });
  const sent = turnOf(beginPlot(moment, service.pin, service.bells)).character;
  expect(sent.fate).toBe(3);
  const { agents, concerns, storylets } = moment.world.pack;
  const removals: readonly Partial<Pack>[] = [
    { concerns: concerns.map((concern) => ({ ...concern, plots: [] })) },
    { storylets: storylets.filter(({ id }) => id !== service.report) },
    { agents: agents.filter(({ id }) => id !== service.pin) },
  ];
  for (const removal of removals) {
    const { character, passed } = inNext(sent, without(moment.world, removal));
    expect(character).toMatchObject({ fate: 5, agents: [engaged()] });
    expect(passed.at(-1)).toMatchObject(letter);
  }
});

test('items that are lent to a removed agent are within reach again, and no other agent is recalled', () => {
  const others = [away(3, { agent: service.hallam })];
  const lent = { lent: [service.cane], reports: 2 };
  const { character, world } = inService({
    agents: [away(3, { agent: 9, ...lent }), ...others],
    qualities: { [service.cane]: 1 },
  });
  const { character: after } = inNext(character, world);
  expect(after.agents).toEqual([engaged({ agent: 9, ...lent }), ...others]);
  expect(withinReach(service.cane, after)).toBe(1);
});

test('a card that is removed goes back into its deck, wherever the hand is', () => {
  const isGone = 77;
  const table = (count: number, hand: number[]) => ({ deck: { count, ...(count < 6 && { nextAt: later + 1 }) }, hand });
  const cards = { 1: table(6, [isGone]), 8: table(2, [isGone, ids.lamplighter]) };
  const { character, world } = aMoment({
    storylets: [aStorylet()],
    character: { cards, story: { phase: 'Available' } },
  });
  const { character: after, passed } = inNext(character, world);
  expect(after.cards).toEqual({ 1: table(6, []), 8: table(3, [ids.lamplighter]) });
  expect(passed.at(-1)).toMatchObject(letter);
});

test('nothing passes in a world that has everything the character is in the middle of', () => {
  const { character, world } = inService({ agents: [away(3)] });
  expect(inNext({ ...character, story: { phase: 'In', storylet: ids.lamplighter, since: 1 } }, world).passed).toEqual(
    [],
  );
});
