import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAgent, aPlot, engaged, inService, service } from '../testing/an-agent.ts';
import { hintWord, plotHints } from './plot-hints.ts';

const wordsAt = (...chances: number[]) => chances.map(hintWord);

test('[C-AGENT-089] up to 10 in 100 is woefully inadequate', () => {
  expect(wordsAt(0, 1, 10)).toEqual(Array(3).fill('woefully inadequate'));
});
test('[C-AGENT-090] up to 20 in 100 is inadequate', () => {
  expect(wordsAt(11, 20)).toEqual(Array(2).fill('inadequate'));
});
test('[C-AGENT-091] up to 50 in 100 is lacking', () => {
  expect(wordsAt(21, 50)).toEqual(Array(2).fill('lacking'));
});
test('[C-AGENT-092] up to 70 in 100 is adequate', () => {
  expect(wordsAt(51, 70)).toEqual(Array(2).fill('adequate'));
});
test('[C-AGENT-093] up to 90 in 100 is solid', () => {
  expect(wordsAt(71, 90)).toEqual(Array(2).fill('solid'));
});
test('[C-AGENT-094] up to 150 in 100 is potent', () => {
  expect(wordsAt(91, 150)).toEqual(Array(2).fill('potent'));
});
test('[C-AGENT-095] above 150 in 100 is unnecessarily potent', () => {
  expect(wordsAt(151, 100_000)).toEqual(Array(2).fill('unnecessarily potent'));
});

const { cane } = service;
const hints = (tests: [quality: number, difficulty: number][], about: Parameters<typeof inService>[0] = {}) =>
  plotHints(
    aPlot({ tests: tests.map(([quality, difficulty]) => ({ quality, difficulty })) }),
    engaged({ lent: [cane] }),
    inService(about).world,
  );

test('a hint is the chance of a broad check on the agent, with what they were lent', () => {
  expect(hints([[ids.watchful, 20]])).toEqual([{ quality: ids.watchful, level: 15, chance: 45, word: 'lacking' }]);
});

test('the chance is rounded down, has no upper end, and is never nothing', () => {
  const chances = (...difficulties: number[]) =>
    difficulties.map((difficulty) => hints([[ids.watchful, difficulty]])[0]?.chance);

  expect(chances(13, 5, 1, 0, -3)).toEqual([69, 180, 900, 100, 100]);
  expect(hints([[ids.favour, 20]])[0]).toMatchObject({ level: 0, chance: 1, word: 'woefully inadequate' });
  expect(hints([[999, 20]])[0]).toMatchObject({ quality: 999, level: 0, chance: 1 });
  expect(
    hints([
      [999, 20],
      [ids.watchful, 20],
    ]).map(({ chance }) => chance),
  ).toEqual([45, 1]);
});

test('a quality may have a scale of its own', () => {
  const qualities = inService().world.pack.qualities.map((each) =>
    each.id === ids.watchful ? { ...each, scaler: 80 } : each,
  );

  expect(hints([[ids.watchful, 20]], { pack: { qualities } })[0]?.chance).toBe(60);
});

test('[C-AGENT-097] what weighs most comes first, and a skill weighs ten times its level', () => {
  const usual = inService().world.pack.qualities;
  const levels = [
    { quality: ids.watchful, level: 14 },
    { quality: ids.soaked, level: 30 },
    { quality: ids.favour, level: 2 },
    { quality: ids.secret, level: 20 },
  ];
  const skilled = usual.map((each) => (each.id === ids.favour ? { ...each, category: 'Skills' as const } : each));
  const order = (qualities: typeof usual) =>
    hints(
      levels.map(({ quality }) => [quality, 10]),
      { pack: { qualities, agents: [anAgent({ levels })] } },
    ).map(({ quality }) => quality);

  expect(order(usual)).toEqual([ids.soaked, ids.secret, ids.watchful, ids.favour]);
  expect(order(skilled)).toEqual([ids.soaked, ids.favour, ids.secret, ids.watchful]);
});
