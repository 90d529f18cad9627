import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { openTurn } from '../turn.ts';
import { enterSetting, moveTo } from './move-to.ts';
import { areaOf, settingOf } from './setting-of.ts';

const city = aSetting({ id: 1 });
const sea = aSetting({ id: 2 });
const cell = aSetting({ id: 3, startArea: 30 });
const harbour = anArea({ id: 10 });
const roads = anArea({ id: 20, setting: 2, alsoIn: [1] });
const deep = anArea({ id: 21, setting: 2 });
const island = anArea({ id: 30, setting: 3 });
const pack = { settings: [city, sea, cell], areas: [harbour, roads, deep, island] };

const at = (character: NonNullable<About['character']>) => aMoment({ pack, character });
const going = (character: NonNullable<About['character']>, id: number) => {
  const moment = at(character);
  return moveTo(openTurn(moment), id, moment.world);
};
const taking = (character: NonNullable<About['character']>, id: number) => {
  const moment = at(character);
  return enterSetting(openTurn(moment), id, moment.world);
};

test('the rules of the area apply, unless a story has put the character into another setting', () => {
  const settingAt = (character: NonNullable<About['character']>) =>
    settingOf({ character: at(character).character, world: at(character).world })?.id;

  expect(settingAt({ area: 10 })).toBe(1);
  expect(settingAt({ area: 10, setting: 3 })).toBe(3);
  expect(settingAt({ area: 10, setting: 99 })).toBe(1);
  expect(settingAt({ area: 0, setting: 3 })).toBe(3);
});

test('a character in no area, or in one that left the world, has no setting', () => {
  for (const area of [0, 99]) {
    const { character, world } = at({ area });
    expect([areaOf({ character, world }), settingOf({ character, world })]).toEqual([undefined, undefined]);
  }
});

test('moving sets the area and its rules', () => {
  const turn = going({ area: 10 }, 21);

  expect(turn.changes).toEqual([{ kind: 'moved', from: 10, to: 21 }]);
  expect(turn.character).toMatchObject({ area: 21 });
  expect(turn.character.setting).toBeUndefined();
});

test('moving to the current area changes nothing', () => {
  expect(going({ area: 10 }, 10).changes).toEqual([]);
});

test('an area of several settings keeps the setting that a character comes from', () => {
  const turn = going({ area: 10 }, 20);

  expect(turn.changes).toEqual([
    { kind: 'moved', from: 10, to: 20 },
    { kind: 'setting', from: undefined, to: 1 },
  ]);
  expect(going({ area: 30 }, 20).changes).toEqual([{ kind: 'moved', from: 30, to: 20 }]);
});

test('the character’s own setting stays in areas that belong to it, and ends elsewhere', () => {
  expect(going({ area: 21, setting: 1 }, 20).changes).toEqual([{ kind: 'moved', from: 21, to: 20 }]);
  expect(going({ area: 20, setting: 1 }, 21).changes).toEqual([
    { kind: 'moved', from: 20, to: 21 },
    { kind: 'setting', from: 1, to: undefined },
  ]);
});

test('being sent to the current area ends the character’s own setting', () => {
  expect(going({ area: 10, setting: 3 }, 10).changes).toEqual([{ kind: 'setting', from: 3, to: undefined }]);
});

test('an area that is not in the world is nowhere', () => {
  expect(going({ area: 10 }, 0).changes).toEqual([{ kind: 'moved', from: 10, to: 0 }]);
  expect(going({ area: 10 }, 77).changes).toEqual([{ kind: 'moved', from: 10, to: 0 }]);
  expect(going({ area: 10, setting: 3 }, 0).character).toMatchObject({ area: 0 });
  expect(going({ area: 10, setting: 3 }, 0).character.setting).toBeUndefined();
});

test('a character who comes back from nowhere has the rules of the area', () => {
  expect(going({ area: 0 }, 20).changes).toEqual([{ kind: 'moved', from: 0, to: 20 }]);
});

test('a setting without a start area applies in the current area', () => {
  expect(taking({ area: 10 }, 2).changes).toEqual([{ kind: 'setting', from: undefined, to: 2 }]);
  expect(taking({ area: 10, setting: 3 }, 2).changes).toEqual([{ kind: 'setting', from: 3, to: 2 }]);
});

test('a setting with a start area moves the character there', () => {
  expect(taking({ area: 10 }, 3).changes).toEqual([{ kind: 'moved', from: 10, to: 30 }]);
});

test('a start area with other rules still has the entered setting', () => {
  const abroad = { ...pack, settings: [city, sea, { ...cell, startArea: 21 }] };
  const moment = aMoment({ pack: abroad, character: { area: 10 } });

  expect(enterSetting(openTurn(moment), 3, moment.world).changes).toEqual([
    { kind: 'moved', from: 10, to: 21 },
    { kind: 'setting', from: undefined, to: 3 },
  ]);
});

test('the current setting, or one that is not in the world, changes nothing', () => {
  expect(taking({ area: 10 }, 1).changes).toEqual([]);
  expect(taking({ area: 10, setting: 2 }, 2).changes).toEqual([]);
  expect(taking({ area: 10 }, 99).changes).toEqual([]);
});
