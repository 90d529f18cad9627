import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import type { Formula } from '../formulas/formula.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import { type About, aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { gain, setTo } from '../testing/an-outcome.ts';
import { openTurn } from '../turn.ts';
import type { Effect } from './consequences.ts';
import { applyEffects } from './effects.ts';

const affected = (effects: readonly Effect[], about: About = {}) => {
  const moment = aMoment(about);
  return applyEffects(openTurn(moment), effects, moment);
};
const levelAfter = (quality: number, effects: readonly Effect[], about: About = {}) =>
  levelOf(affected(effects, about).character.qualities, quality);
const howOf = ({ changes }: { changes: readonly Change[] }) =>
  changes.map((change) => (change.kind === 'quality' ? change.how : change.kind));
const { secret, favour, soaked, watchful } = ids;
const secretIs = (bounds: { atLeast?: number; atMost?: number }) =>
  ({ kind: 'level', quality: secret, ...bounds }) as const;
const die = (count: number, sides: number) => ({ kind: 'dice', count, sides }) as const;

test('a gain is in levels or in change points, depending on the quality', () => {
  const { character, changes } = affected([gain(secret, 3), gain(soaked, 4)], { qualities: { [secret]: 1 } });

  expect(levelOf(character.qualities, secret)).toBe(4);
  expect(standingOf(character.qualities, soaked)).toEqual({ level: 2, points: 1 });
  expect(changes[0]).toEqual({
    kind: 'quality',
    quality: secret,
    from: { level: 1, points: 0 },
    to: { level: 4, points: 0 },
    how: 'changed',
  });
});

test('effects on one quality are summed, clamped and recorded once, in order of first mention', () => {
  const turn = affected([gain(favour, -5), gain(secret, 1), gain(favour, 6)], { qualities: { [favour]: 2 } });

  expect(levelOf(turn.character.qualities, favour)).toBe(3);
  expect(turn.changes.map((change) => change.kind === 'quality' && change.quality)).toEqual([favour, secret]);
});

test('all effects read the character before the first effect', () => {
  const copy = gain(secret, { kind: 'level', quality: favour });
  expect(levelAfter(secret, [gain(favour, 3), copy], { qualities: { [favour]: 2 } })).toBe(2);
});

test('dice are rolled once per effect, in the written order', () => {
  const effects = [gain(secret, die(2, 6)), gain(favour, die(1, 4))];
  const { character } = affected(effects, { rolls: [5, 6, 3] });
  expect([levelOf(character.qualities, secret), levelOf(character.qualities, favour)]).toEqual([11, 3]);
});

test('a formula with a negative result is a loss', () => {
  const loss = gain(secret, { kind: '-', left: 0, right: die(1, 6) });
  expect(levelAfter(secret, [loss], { qualities: { [secret]: 9 }, rolls: [4] })).toBe(5);
  expect(levelAfter(secret, [loss], { qualities: { [secret]: 3 }, rolls: [4] })).toBe(0);
});

test('an effect whose condition fails does nothing and rolls nothing', () => {
  const made = (bounds: { atLeast?: number; atMost?: number }, level: number) =>
    affected([{ ...gain(secret, die(1, 6)), onlyIf: secretIs(bounds) }, gain(favour, die(1, 6))], {
      qualities: { [secret]: level },
      rolls: [6, 5],
    }).changes.length;

  expect([made({ atLeast: 3 }, 2), made({ atLeast: 3 }, 3)]).toEqual([1, 2]);
  expect([made({ atMost: 3 }, 3), made({ atMost: 3 }, 4)]).toEqual([2, 1]);
  expect([1, 2, 3].map((level) => made({ atLeast: 2, atMost: 2 }, level))).toEqual([1, 2, 1]);
  const rolled = [{ ...gain(secret, die(1, 6)), onlyIf: secretIs({ atLeast: 1 }) }, gain(favour, die(1, 6))];
  expect(levelAfter(favour, rolled, { rolls: [6, 5] })).toBe(6);
});

test('a condition with alternatives holds if one of them holds', () => {
  const onlyIf = { kind: 'any of', of: [secretIs({ atMost: 1 }), secretIs({ atLeast: 4 })] } as const;
  const changedFrom = (level: number) =>
    affected([{ ...gain(secret, 1), onlyIf }], { qualities: { [secret]: level } }).changes.length;

  expect([0, 1, 2, 3, 4].map(changedFrom)).toEqual([1, 1, 0, 0, 1]);
});

test('conditions read the base level before the effects', () => {
  const onlyIf = { kind: 'level', quality: watchful, atMost: 3 } as const;
  const effects = [gain(watchful, 50), { ...gain(secret, 1), onlyIf }];
  expect(levelAfter(secret, effects, { qualities: { [watchful]: 2 }, character: { worn: { Hat: ids.hat } } })).toBe(1);
});

test('a set level is exact and clears change points', () => {
  const { character, changes } = affected([setTo(soaked, 2)], { qualities: { [soaked]: 5 } });

  expect(standingOf(character.qualities, soaked)).toEqual({ level: 2, points: 0 });
  expect(howOf({ changes })).toEqual(['set']);
});

test('setting below 0 sets to 0, and a cap does not limit a set level', () => {
  expect(levelAfter(secret, [setTo(secret, -4)], { qualities: { [secret]: 3 } })).toBe(0);
  expect(levelAfter(favour, [setTo(favour, 9)])).toBe(9);
  expect(levelAfter(favour, [setTo(favour, { kind: '+', left: { kind: 'level', quality: secret }, right: 1 })])).toBe(
    1,
  );
});

test('a set level replaces earlier gains, and later gains are added to it', () => {
  expect(levelAfter(secret, [gain(secret, 5), setTo(secret, 2)])).toBe(2);
  expect(levelAfter(secret, [setTo(secret, 2), gain(secret, 5)])).toBe(7);
  expect(levelAfter(secret, [setTo(secret, 9), setTo(secret, 2)])).toBe(2);
  expect(levelAfter(secret, [setTo(secret, 2), gain(secret, -5)])).toBe(0);
  expect(howOf(affected([setTo(secret, 2), gain(secret, 5)]))).toEqual(['changed']);
});

test('a gain stops at the cap, is recorded as capped there, and lowers nothing', () => {
  const from = (level: number, by: number) => affected([gain(favour, by)], { qualities: { [favour]: level } });

  expect([5, 7, 9].map((level) => levelOf(from(level, 4).character.qualities, favour))).toEqual([7, 7, 9]);
  expect([5, 7, 9].map((level) => howOf(from(level, 4)))).toEqual([['changed'], ['capped'], ['capped']]);
  expect(howOf(from(7, -1))).toEqual(['changed']);
  expect(howOf(from(7, 0))).toEqual(['changed']);
  expect(howOf(affected([gain(secret, 1)]))).toEqual(['changed']);
});

test('a raised cap applies', () => {
  const raised = aQuality({ id: 301, cap: 7, capRaisedBy: secret });
  const about = { pack: { qualities: [...aWorld().pack.qualities, raised] }, qualities: { [secret]: 2, 301: 6 } };
  expect(levelAfter(301, [gain(301, 9)], about)).toBe(9);
});

test('the sum of gains is dulled once', () => {
  const shirt = aQuality({ id: 301, slot: 'Shirt', dulls: [{ quality: secret, level: 1 }] });
  const about = { pack: { qualities: [...aWorld().pack.qualities, shirt] }, character: { worn: { Shirt: 301 } } };

  expect(levelAfter(secret, [gain(secret, 10), gain(secret, 10)], { ...about, rolls: [1000] })).toBe(17);
  expect(levelAfter(secret, [gain(secret, 3), gain(secret, -2)], { ...about, rolls: [851] })).toBe(0);
});

test('a shared quality changes in the world and not in the character', () => {
  const rain = aQuality({ id: 301, shared: true, cap: 5 });
  const moment = aMoment({ pack: { qualities: [...aWorld().pack.qualities, rain] }, qualities: { 301: 1 } });
  const world = { ...moment.world, shared: qualitiesOf({ 301: 3 }) };
  const turn = applyEffects(openTurn(moment), [gain(301, 4)], { ...moment, world });

  expect(turn.changes).toEqual([
    { kind: 'shared', quality: 301, from: { level: 3, points: 0 }, to: { level: 5, points: 0 }, how: 'changed' },
  ]);
  expect(turn.character).toEqual(moment.character);
});

test('a shared quality counts as set once any effect sets it, whatever is added', () => {
  const rain = aQuality({ id: 301, shared: true });
  const about = { pack: { qualities: [...aWorld().pack.qualities, rain] } };

  expect(affected([setTo(301, 2), gain(301, 1)], about).changes).toMatchObject([{ to: { level: 3 }, how: 'set' }]);
  expect(affected([setTo(301, 2)], about).changes).toMatchObject([{ to: { level: 2 }, how: 'set' }]);
});

test('a shared quality set to the higher of itself and something else is raised only', () => {
  const rain = aQuality({ id: 301, shared: true });
  const about = { pack: { qualities: [...aWorld().pack.qualities, rain] } };
  const most = (left: Formula, right: Formula) => setTo(301, { kind: 'most', left, right });
  const own = { kind: 'level', quality: 301 } as const;

  expect(affected([most(own, 4)], about).changes).toMatchObject([{ to: { level: 4 }, how: 'set', isRaise: true }]);
  expect(affected([most(4, own)], about).changes).toMatchObject([{ isRaise: true }]);
  expect(affected([most(3, 4)], about).changes[0]).not.toHaveProperty('isRaise');
  expect(affected([most(own, 4), gain(301, 1)], about).changes[0]).not.toHaveProperty('isRaise');
});

test('an effect on a quality that was removed from the world does nothing', () => {
  expect(affected([gain(999, 4), gain(secret, 1)]).changes).toHaveLength(1);
});

test('splitting and mixing gains and losses does not change the sum', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }), (level, parts) => {
      const sum = parts.reduce((all, part) => all + part, 0);
      const at = { qualities: { [favour]: level, [soaked]: level } };
      for (const quality of [favour, soaked]) {
        const cut = affected(
          parts.map((part) => gain(quality, part)),
          at,
        ).character.qualities;
        expect(standingOf(cut, quality)).toEqual(
          standingOf(affected([gain(quality, sum)], at).character.qualities, quality),
        );
      }
    }),
  );
});
