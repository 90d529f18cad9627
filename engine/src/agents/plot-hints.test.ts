import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAgent, aPlot, engaged, inService, service } from '../testing/an-agent.ts';
import { hintWord, plotHints } from './plot-hints.ts';

const wordsAt = (...chances: number[]) => chances.map(hintWord);

test('up to 10 % is woefully inadequate', { meta: { rows: ['C-AGENT-089'] } }, () => {
  expect(wordsAt(0, 1, 10)).toEqual(Array(3).fill('woefully inadequate'));
});
test('up to 20 % is inadequate', { meta: { rows: ['C-AGENT-090'] } }, () => {
  expect(wordsAt(11, 20)).toEqual(Array(2).fill('inadequate'));
});
test('up to 50 % is lacking', { meta: { rows: ['C-AGENT-091'] } }, () => {
  expect(wordsAt(21, 50)).toEqual(Array(2).fill('lacking'));
});
test('up to 70 % is adequate', { meta: { rows: ['C-AGENT-092'] } }, () => {
  expect(wordsAt(51, 70)).toEqual(Array(2).fill('adequate'));
});
test('up to 90 % is solid', { meta: { rows: ['C-AGENT-093'] } }, () => {
  expect(wordsAt(71, 90)).toEqual(Array(2).fill('solid'));
});
test('up to 150 % is potent', { meta: { rows: ['C-AGENT-094'] } }, () => {
  expect(wordsAt(91, 150)).toEqual(Array(2).fill('potent'));
});
test('above 150 % is unnecessarily potent', { meta: { rows: ['C-AGENT-095'] } }, () => {
  expect(wordsAt(151, 100_000)).toEqual(Array(2).fill('unnecessarily potent'));
});

const { cane } = service;
const hints = (tests: [quality: number, difficulty: number][], about: Parameters<typeof inService>[0] = {}) =>
  plotHints(
    aPlot({ tests: tests.map(([quality, difficulty]) => ({ quality, difficulty })) }),
    engaged({ lent: [cane] }),
    inService(about).world,
  );

test('a hint is the chance of a broad challenge, including lent items', () => {
  expect(hints([[ids.watchful, 20]])).toEqual([{ quality: ids.watchful, level: 15, chance: 45, word: 'lacking' }]);
});

test('the chance is rounded down, has no upper limit, and is at least 1', () => {
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

test('a quality may have its own scaler', () => {
  const qualities = inService().world.pack.qualities.map((each) =>
    each.id === ids.watchful ? { ...each, scaler: 80 } : each,
  );

  expect(hints([[ids.watchful, 20]], { pack: { qualities } })[0]?.chance).toBe(60);
});

test('hints are sorted by weight, and a skill weighs ten times its level', {
  meta: { rows: ['C-AGENT-097'] },
}, () => {
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
