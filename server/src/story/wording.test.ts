import {
  type Branch,
  type Change,
  type Character,
  chanceFrom,
  type LevelAndPoints,
  newCharacter,
  openPack,
  type Pack,
  type Quality,
  type Standpoint,
} from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { presentQualityChange } from '../qualities/present-quality-change.ts';
import { presentBranch } from '../storylet/present-branch.ts';
import { worldFolder } from '../testing/a-server.ts';

const pack = compileWorld(worldFolder).pack as Pack;
const qualityNamed = (name: string) => pack.qualities.find((quality) => quality.name === name) as Quality;
const branchNamed = (name: RegExp) =>
  pack.storylets.flatMap(({ branches }) => branches).find((branch) => name.test(branch.name)) as Branch;

/** A character of the default world with these levels. */
function somebody(levels: Record<string, number>): { character: Character; world: ReturnType<typeof openPack> } {
  const qualities = Object.entries(levels).map(([name, level]) => ({ quality: qualityNamed(name).id, level }));
  const world = openPack({ ...pack, start: { ...pack.start, qualities } });
  return { character: newCharacter(world, { name: 'Ada', gender: 'Lady', face: 'veil' }, 0, chanceFrom(1)), world };
}

type QualityChange = Extract<Change, { kind: 'quality' }>;

const messagesOf = (name: string, from: LevelAndPoints, to: LevelAndPoints, how: QualityChange['how']) => {
  const { character, world } = somebody({ [name]: to.level });
  const change: QualityChange = { kind: 'quality', quality: qualityNamed(name).id, from, to, how };
  return presentQualityChange(change, { character, world });
};

const told = (name: string, from: [number, number], to: [number, number]) =>
  messagesOf(name, { level: from[0], points: from[1] }, { level: to[0], points: to[1] }, 'changed')[0];

test('an affordable price names the stock first, and another the price first', () => {
  const { character, world } = somebody({ Echoes: 42 });
  const [price] = presentBranch(branchNamed(/^Stand treat with it/), { character, world }).qualityRequirements;
  expect(price).toMatchObject({
    isCost: true,
    status: 'Unlocked',
    tooltip: "You unlocked this with <span class='quality-name'>Echoes</span> 0.42 <em>(you needed 0.06)</em>",
    shortTooltip: "<span class='quality-name'>Echoes</span> 0.42 <em>(you needed 0.06)</em>",
  });
  const poor = somebody({ Echoes: 2 });
  const [due] = presentBranch(branchNamed(/^Stand treat with it/), poor).qualityRequirements;
  expect(due).toMatchObject({
    isCost: true,
    status: 'Locked',
    tooltip: "You need <span class='quality-name'>Echoes</span> 0.06 <em>(you have 0.02)</em>",
  });
});

test('a chance has the correct article for its number', () => {
  const tried = branchNamed(/^Read the form first/);
  const said = (level: number) => presentBranch(tried, withWatchful(level)).challenges[0]?.description;
  expect([said(3), said(4)]).toEqual([
    expect.stringContaining(' a 70% chance: fair.'),
    expect.stringContaining(' an 80% chance: favourable.'),
  ]);
});

test('progress is shown in points, one by one and level by level', () => {
  expect(told('Watchful', [5, 0], [5, 1])).toMatchObject({
    tooltip: '1 change point, 5 more needed to reach level 6',
    changePoints: 1,
    progressBar: { leftScore: 5, rightScore: 6, startPercentage: 0, endPercentage: 17 },
  });
  expect(told('Watchful', [3, 0], [5, 0])).toMatchObject({
    message: "<span class='quality-name'>Watchful</span> has risen to 5: Dim.",
    tooltip: 'Level 5 reached: 0 change points, 6 more needed to reach level 6',
    changePoints: 9,
    progressBar: { leftScore: 5, rightScore: 6, startPercentage: 0, endPercentage: 0, points: 0, pointsNeeded: 6 },
  });
});

test('only a gained level of an attribute is marked as such, with old and new effective level', () => {
  expect(told('Watchful', [3, 0], [5, 0])).toMatchObject({ levelGained: { from: 3, to: 5 } });
  expect(told('Watchful', [5, 0], [5, 1])).not.toHaveProperty('levelGained');
  expect(told('Watchful', [5, 0], [4, 0])).not.toHaveProperty('levelGained');
  expect(told('Kind', [1, 0], [2, 0])).not.toHaveProperty('levelGained');
});

test('an author’s sentence for a level is shown once, when the level is reached', () => {
  const murmurs = (from: [number, number], to: [number, number]) => told('Murmurs', from, to)?.message;

  expect(murmurs([0, 0], [1, 0])).toMatch(/^Murmurs, next door/);
  expect(murmurs([1, 0], [1, 1])).toBe("<span class='quality-name'>Murmurs</span> is rising.");
  expect(murmurs([1, 1], [2, 0])).toBe("<span class='quality-name'>Murmurs</span> has risen to 2: A Voice Next Door.");
  expect(murmurs([3, 0], [2, 0])).toMatch(/^Murmurs, next door/);
});

test('a stage that ends a sentence gets no second full stop', () => {
  const { character, world } = somebody({});
  const stages = [{ from: 1, text: 'A new face. Any work will mend that.' }];
  const known: Quality = { ...qualityNamed('Kind'), id: 1_000_001, name: 'Known', stages };
  const told = { ...world, qualities: new Map([...world.qualities, [known.id, known]]) };
  const change: QualityChange = {
    kind: 'quality',
    quality: known.id,
    from: { level: 0, points: 0 },
    to: { level: 1, points: 0 },
    how: 'changed',
  };

  expect(presentQualityChange(change, { character, world: told })[0]?.message).toBe(
    "<span class='quality-name'>Known</span> begins, at 1: A new face. Any work will mend that.",
  );
});

test('a gained level includes worn items', () => {
  const gauntlets = 'Gauntlets of the Late Applicant';
  const { character, world } = somebody({ Dangerous: 4, [gauntlets]: 1 });
  const worn = { ...character, worn: { Gloves: qualityNamed(gauntlets).id } };
  const steps = { from: { level: 3, points: 0 }, to: { level: 4, points: 0 } };
  const change: QualityChange = { kind: 'quality', quality: qualityNamed('Dangerous').id, ...steps, how: 'changed' };
  const [message] = presentQualityChange(change, { character: worn, world });
  const bonus = qualityNamed(gauntlets).enhancements?.[0]?.level ?? 0;
  expect(bonus).toBeGreaterThan(0);
  expect(message?.levelGained).toEqual({ from: 3 + bonus, to: 4 + bonus });
});

test('items are counted, with special wording for the first and last, and money is in Echoes', () => {
  const things = (
    [
      [0, 3],
      [3, 7],
      [7, 5],
      [5, 0],
    ] as const
  ).map(([from, to]) => told('Candle-End', [from, 0], [to, 0])?.message);
  const name = "<span class='quality-name'>Candle-End</span>";
  expect(things).toEqual([
    `You now have 3 x ${name}.`,
    `You've gained 4 x ${name} (new total 7).`,
    `You've lost 2 x ${name} (new total 5).`,
    `That was the last of your ${name}.`,
  ]);
  expect(told('Candle-End', [1, 0], [0, 0])?.message).toBe(`You have parted with your ${name}.`);
  expect(told('Echoes', [30, 0], [130, 0])?.message).toBe(
    "You've gained 1.00 <span class='quality-name'>Echoes</span> (new total 1.30).",
  );
  expect(told('Echoes', [130, 0], [30, 0])?.message).toBe(
    "You've lost 1.00 <span class='quality-name'>Echoes</span> (new total 0.30).",
  );
});

test.each(['changed', 'set', 'capped'] as const)('a quality that was %s has its description beside it', (how) => {
  const [message] = messagesOf('Candle-End', { level: 1, points: 0 }, { level: 2, points: 0 }, how);
  expect(message?.tooltip).toBe(message?.possession?.description);
  expect(message?.tooltip).toMatch(/^<p>.+/);
});

function withWatchful(level: number): Standpoint {
  const { character, world } = somebody({ Watchful: level });
  return { character, world };
}
