import { expect, test } from 'vitest';
import type { About } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { changeOutfit, saveOutfit, toggleFavourite } from './change-outfits.ts';
import type { Outfit } from './outfit.ts';
import { isDirty, outfitOf, outfitsOf } from './saved-outfits.ts';

const { bowler, bonnet, coat, boots, curse, stone } = garments;
const outfit = (about: Partial<Outfit> & { id: number }): Outfit => ({
  name: `Outfit ${about.id}`,
  type: 'Purchased',
  worn: {},
  isFavourite: false,
  ...about,
});
const sunday = outfit({ id: 2, worn: { Hat: bonnet, Clothing: coat } });
const casual: Outfit = { id: 1, name: 'Casual', type: 'Standard', worn: {}, isFavourite: false };
const having = (character: NonNullable<About['character']>, about: About = {}) => aWardrobe({ ...about, character });

test('every character has an outfit before saving any', () => {
  expect(outfitsOf({ outfits: [] })).toEqual([casual]);
  expect(outfitOf({ chosenOutfit: 1, outfits: [] })).toEqual(casual);
  expect(outfitsOf({ outfits: [{ ...casual, name: 'Work' }] })).toEqual([{ ...casual, name: 'Work' }]);
  expect(outfitOf({ chosenOutfit: 1, outfits: [] }, 7)).toBeUndefined();
});

test('outfits are listed by type and then by id', { meta: { rows: ['C-OUTFIT-009', 'C-OUTFIT-012'] } }, () => {
  const outfits = [
    outfit({ id: 2, type: 'EnhancedExceptional' }),
    outfit({ id: 3, type: 'Exceptional' }),
    outfit({ id: 7, type: 'GivenInGame' }),
    outfit({ id: 6 }),
    outfit({ id: 5 }),
  ];

  expect(outfitsOf({ outfits }).map(({ id }) => id)).toEqual([1, 5, 6, 7, 3, 2]);
});

test('changing into an outfit puts on its items and takes off all others', () => {
  const turn = turnOf(changeOutfit(having({ outfits: [sunday], worn: { Boots: boots, Hat: bowler } }), 2));

  expect(turn.changes).toEqual([
    { kind: 'outfit chosen', outfit: 2 },
    { kind: 'taken off', slot: 'Boots', item: boots },
    { kind: 'worn', slot: 'Hat', item: bonnet },
    { kind: 'worn', slot: 'Clothing', item: coat },
  ]);
  expect(turn.character).toMatchObject({ chosenOutfit: 2, worn: { Hat: bonnet, Clothing: coat } });
});

test('slots that the player does not control stay as they are', () => {
  const odd = { ...sunday, worn: { ...sunday.worn, Ship: stone, Boon: stone } };
  const { character } = turnOf(changeOutfit(having({ outfits: [odd], worn: { Burden: curse } }), 2));

  expect(character.worn).toEqual({ Burden: curse, Hat: bonnet, Clothing: coat });
});

test('items that are gone, away with an agent or no longer clothes are skipped', () => {
  const away = [{ agent: 1, lent: [coat], reports: 0, plot: { id: 1, elapsed: 0 } }];
  const wearing = (moment: ReturnType<typeof having>) =>
    Object.fromEntries(
      turnOf(changeOutfit(moment, 2)).changes.flatMap((change) =>
        change.kind === 'worn' ? [[change.slot, change.item]] : [],
      ),
    );

  expect(wearing(having({ outfits: [sunday] }, { qualities: { [coat]: 1 } }))).toEqual({ Clothing: coat });
  expect(wearing(having({ outfits: [sunday], agents: away }))).toEqual({ Hat: bonnet });
  const mixedUp = outfit({ id: 2, worn: { Hat: boots, Clothing: 999, Boots: boots } });
  expect(wearing(having({ outfits: [mixedUp] }))).toEqual({ Boots: boots });
});

test('choosing the chosen outfit again restores it as it was saved', () => {
  const dressed = having({ outfits: [sunday], chosenOutfit: 2, worn: { Hat: bowler, Clothing: coat } });
  const turn = turnOf(changeOutfit(dressed, 2));

  expect(turn.changes).toEqual([{ kind: 'worn', slot: 'Hat', item: bonnet }]);
  expect(turnOf(changeOutfit({ ...dressed, character: turn.character }, 2)).changes).toEqual([]);
});

test('a change is refused if clothes cannot be changed or the outfit does not exist', () => {
  const settings = [aSetting({ id: 1, canChangeOutfit: false })];

  expect(changeOutfit(having({ outfits: [sunday] }, { pack: { settings } }), 2)).toEqual(refused('outfit locked'));
  expect(changeOutfit(having({ outfits: [sunday] }), 3)).toEqual(refused('no such outfit'));
});

test('members’ outfits can only be worn by members', () => {
  const outfits = [outfit({ id: 2, type: 'Exceptional' }), outfit({ id: 3, type: 'EnhancedExceptional' })];
  const as = (tier: 'none' | 'exceptional' | 'enhanced', rule: typeof changeOutfit) =>
    [2, 3].map((id) => {
      const ruling = rule(having({ outfits, membership: { tier } }), id);
      return ruling.ruling === 'refused' ? ruling.refusal : ruling.ruling;
    });

  for (const rule of [changeOutfit, saveOutfit]) {
    expect(as('none', rule)).toEqual(['outfit of members', 'outfit of enhanced members']);
    expect(as('exceptional', rule)).toEqual(['allowed', 'outfit of enhanced members']);
    expect(as('enhanced', rule)).toEqual(['allowed', 'allowed']);
  }
});

test('saving stores the worn items in slots that the player controls', () => {
  const worn = { Hat: bowler, Burden: curse };
  const turn = turnOf(saveOutfit(having({ outfits: [sunday], chosenOutfit: 2, worn })));

  expect(turn.changes).toEqual([{ kind: 'outfit saved', outfit: { ...sunday, worn: { Hat: bowler } } }]);
  expect(turn.character.outfits).toEqual([{ ...sunday, worn: { Hat: bowler } }]);
  expect(turn.character.worn).toEqual(worn);
});

test('saving unchanged clothes changes nothing, and saving to another outfit chooses it', () => {
  const dressed = having({ outfits: [sunday], chosenOutfit: 2, worn: { ...sunday.worn } });
  expect(turnOf(saveOutfit(dressed)).changes).toEqual([]);

  expect(turnOf(saveOutfit(dressed, 1)).changes).toEqual([
    { kind: 'outfit saved', outfit: { ...casual, worn: sunday.worn } },
    { kind: 'outfit chosen', outfit: 1 },
  ]);
  expect(saveOutfit(dressed, 9)).toEqual(refused('no such outfit'));
  expect(saveOutfit(having({ chosenOutfit: 9 }))).toEqual(refused('no such outfit'));
});

test('outfits stay in the order of their ids', () => {
  const outfits = [casual, sunday, outfit({ id: 3 })];
  const { character } = turnOf(saveOutfit(having({ outfits, chosenOutfit: 2, worn: { Hat: bowler } })));

  expect(character.outfits.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('an outfit can be saved where clothes cannot be changed', () => {
  const settings = [aSetting({ id: 1, canChangeOutfit: false })];

  expect(saveOutfit(having({ worn: { Hat: bowler } }, { pack: { settings } }))).toMatchObject({ ruling: 'allowed' });
});

test('an outfit has unsaved changes if other items are worn than it would put on', () => {
  const dirty = (character: NonNullable<About['character']>, about: About = {}) => {
    const moment = having({ outfits: [sunday], chosenOutfit: 2, ...character }, about);
    return isDirty(moment);
  };

  expect(dirty({ worn: { Hat: bonnet, Clothing: coat } })).toBe(false);
  expect(dirty({ worn: { Clothing: coat, Hat: bonnet, Burden: curse } })).toBe(false);
  expect(dirty({ worn: { Hat: bonnet } })).toBe(true);
  expect(dirty({ worn: { Hat: bowler, Clothing: coat } })).toBe(true);
  expect(dirty({ worn: { Hat: bonnet, Clothing: coat, Boots: boots } })).toBe(true);
  expect(dirty({ chosenOutfit: 1, worn: { Hat: bonnet } })).toBe(true);
  expect(dirty({ chosenOutfit: 9, worn: { Hat: bonnet } })).toBe(false);
});

test('a lost item is not an unsaved change', () => {
  const moment = having({ outfits: [sunday], chosenOutfit: 2, worn: { Hat: bonnet } }, { qualities: { [bonnet]: 1 } });

  expect(isDirty(moment)).toBe(false);
});

test('only one outfit is the favourite: marking another one clears it', () => {
  const marked = { ...sunday, isFavourite: true };
  const moment = having({ outfits: [marked, outfit({ id: 3 })] });

  expect(turnOf(toggleFavourite(moment, 2)).changes).toEqual([{ kind: 'outfit saved', outfit: sunday }]);
  expect(turnOf(toggleFavourite(moment, 3)).changes).toEqual([
    { kind: 'outfit saved', outfit: sunday },
    { kind: 'outfit saved', outfit: outfit({ id: 3, isFavourite: true }) },
  ]);
  expect(turnOf(toggleFavourite(having({}))).changes).toEqual([
    { kind: 'outfit saved', outfit: { ...casual, isFavourite: true } },
  ]);
  expect(toggleFavourite(moment, 9)).toEqual(refused('no such outfit'));
});
