import { expect, test } from 'vitest';
import { aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { capOf } from './effective-level.ts';

const raised = aQuality({ id: 301, cap: 200, capRaisedBy: 302 });
const pack = { qualities: [...aWorld().pack.qualities, raised, aQuality({ id: 302 })] };
const of = (quality = raised, level = 15) => {
  const { character, world } = aMoment({ pack, qualities: { 302: level } });
  return capOf(quality, { character, world });
};

test('a cap is the author’s, plus the level of the quality that raises it', () => {
  expect(of(aQuality({ id: 301, cap: 7 }))).toBe(7);
  expect([of(raised, 0), of(raised, 15), of(raised, 30)]).toEqual([200, 215, 230]);
});

test('a quality without a cap has no cap to raise', () => {
  expect(of(aQuality({ id: 301 }))).toBeUndefined();
  expect(of(aQuality({ id: 301, capRaisedBy: 302 }))).toBeUndefined();
});

test('a quality that was removed from the world does not raise a cap', () => {
  const { character, world } = aMoment({ qualities: { 302: 15 } });
  expect(capOf(raised, { character, world })).toBe(200);
});

test('worn items do not raise a cap, and shared qualities do', () => {
  const crowned = aQuality({ id: ids.hat, slot: 'Hat', enhancements: [{ quality: 302, level: 5 }] });
  const dressed = aMoment({ pack: { qualities: [raised, crowned, aQuality({ id: 302 })] }, qualities: { 302: 1 } });
  expect(capOf(raised, { character: { ...dressed.character, worn: { Hat: ids.hat } }, world: dressed.world })).toBe(
    201,
  );

  const open = aMoment({ pack: { qualities: [raised, aQuality({ id: 302, shared: true })] }, qualities: { 302: 1 } });
  expect(capOf(raised, { character: open.character, world: { ...open.world, shared: qualitiesOf({ 302: 9 }) } })).toBe(
    209,
  );
});
