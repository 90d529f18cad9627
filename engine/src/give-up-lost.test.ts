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

const messageIn = ({ passed }: ReturnType<typeof inNext>) =>
  passed.flatMap((change) => (change.kind === 'letter' ? [change.html] : []));

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
  expect(messageIn({ character: after, passed })).toEqual([
    '<p>You were in the middle of The Lamplighter. It is no longer here. What you paid for it is yours again.</p>',
  ]);
  expect(inNext(after, isGone).passed).toEqual([]);
});

const named = (world: World, names: Readonly<Record<string, string>>): World => ({
  ...world,
  goneNames: new Map(Object.entries(names)),
});
test('an open storylet that is removed is closed, and one message names it', () => {
  const { character, world } = aMoment();
  const less = without(world, { storylets: [] });
  const { character: after, passed } = inNext(character, less);
  expect(after).toEqual({ ...character, story: { phase: 'Available' } });
  expect(passed).toEqual([{ kind: 'story', to: { phase: 'Available' } }, expect.objectContaining(letter)]);
  expect(messageIn({ character: after, passed })).toEqual([
    '<p>You were in the middle of something. It is no longer here.</p>',
  ]);
  expect(messageIn(inNext(character, named(less, { [`storylet ${ids.lamplighter}`]: 'Oil & Wick' })))).toEqual([
    '<p>You were in the middle of Oil &amp; Wick. It is no longer here.</p>',
  ]);
});

const beginningIn = (world: World, areas: Pack['areas'], start: number): World =>
  without(world, { areas, start: { ...world.pack.start, area: start } });

test('a character whose area was removed stands where new characters begin, and a message says so', () => {
  const { character, world } = aMoment({ character: { story: { phase: 'Available' } } });
  const square = world.pack.areas.filter(({ id }) => id === ids.square);
  const less = named(beginningIn(world, square, ids.square), { [`area ${ids.quay}`]: 'The Quay' });
  const found = inNext(character, less);
  expect(found.character.area).toBe(ids.square);
  expect(messageIn(found)).toEqual([`<p>The Quay is no longer here. You are now in ${square[0]?.name}.</p>`]);
  expect(inNext(found.character, less).passed).toEqual([]);
});

test('a character of a removed area goes to an open area if new characters begin in a closed one', () => {
  const { character, world } = aMoment({ character: { story: { phase: 'Available' } } });
  const [square] = world.pack.areas.filter(({ id }) => id === ids.square);
  if (!square) throw new Error('there is no square');
  const closed = { ...square, id: 80, key: 'closed', byStoryOnly: true } as const;
  expect(inNext(character, beginningIn(world, [closed, square], closed.id)).character.area).toBe(ids.square);
  expect(inNext(character, beginningIn(world, [closed], closed.id)).character.area).toBe(closed.id);
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
