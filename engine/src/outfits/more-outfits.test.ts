import { maxOutfits } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { setMembership } from '../membership/set-membership.ts';
import type { About } from '../testing/a-moment.ts';
import { aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import { addOutfit, buyOutfit, outfitFate, renameOutfit } from './change-outfits.ts';
import type { Outfit } from './outfit.ts';
import { freeName, presetNames } from './outfit-names.ts';
import { giveMembersOutfits, outfitLimit, outfitsOf } from './saved-outfits.ts';

const outfit = (id: number, name = `Outfit ${id}`, type: Outfit['type'] = 'Purchased'): Outfit => ({
  id,
  name,
  type,
  worn: {},
  isFavourite: false,
});
const having = (character: NonNullable<About['character']>) => aWardrobe({ character });
const renaming = (name: string, outfits: readonly Outfit[] = [outfit(2, 'Sunday')]) =>
  renameOutfit(having({ outfits }), 1, name);
const nameAfter = (name: string) => outfitsOf(turnOf(renaming(name)).character)[0]?.name;

test('renaming an outfit changes nothing else about it', () => {
  expect(turnOf(renaming('At Home')).changes).toEqual([
    { kind: 'outfit saved', outfit: { id: 1, name: 'At Home', type: 'Standard', worn: {}, isFavourite: false } },
  ]);
  expect(renameOutfit(having({}), 7, 'At Home')).toEqual(refused('no such outfit'));
});

test('a name is stored trimmed and in one Unicode form', () => {
  expect(nameAfter('  At Home ')).toBe('At Home');
  expect(nameAfter('Cafe\u0301')).toBe('Caf\u00e9');
});

test('a name has 1 to 21 characters, whatever their width', () => {
  expect(nameAfter('x'.repeat(21))).toBe('x'.repeat(21));
  expect(nameAfter('🎩'.repeat(21))).toBe('🎩'.repeat(21));
  expect(nameAfter('x')).toBe('x');
  expect(renaming('x'.repeat(22))).toEqual(refused('name unfit'));
  expect(renaming('')).toEqual(refused('name unfit'));
  expect(renaming('   ')).toEqual(refused('name unfit'));
});

test('invisible characters are refused in a name', () => {
  expect(renaming('At\u0000Home')).toEqual(refused('name unfit'));
  expect(renaming('At\u202eHome')).toEqual(refused('name unfit'));
});

test('two outfits of one player cannot differ only in upper and lower case', () => {
  expect(renaming('Sunday')).toEqual(refused('outfit name taken'));
  expect(renaming(' sUNDAY ')).toEqual(refused('outfit name taken'));
  expect(renaming('Casual')).toMatchObject({ ruling: 'allowed', turn: { changes: [] } });
  expect(nameAfter('casual')).toBe('casual');
});

test('a bought outfit has the clothes worn now and an unused name, and is not selected', () => {
  const moment = having({ outfits: [outfit(4)], worn: { Hat: garments.bowler, Burden: garments.curse } });

  expect(turnOf(addOutfit(moment, { type: 'Purchased' })).changes).toEqual([
    { kind: 'outfit saved', outfit: { ...outfit(5, 'Mourning'), worn: { Hat: garments.bowler } } },
  ]);
  expect(turnOf(addOutfit(moment, { type: 'Purchased', name: ' Best ' })).character.outfits.at(-1)?.name).toBe('Best');
});

test('the name of a new outfit must be valid and unused', () => {
  expect(addOutfit(having({}), { type: 'Purchased', name: '' })).toEqual(refused('name unfit'));
  expect(addOutfit(having({}), { type: 'Purchased', name: 'casual' })).toEqual(refused('outfit name taken'));
});

test('the number of bought outfits is limited', () => {
  const bought = (count: number) => having({ outfits: Array.from({ length: count }, (_, place) => outfit(place + 2)) });

  expect(maxOutfits).toBe(6);
  expect(addOutfit(bought(5), { type: 'Purchased' })).toMatchObject({ ruling: 'allowed' });
  expect(addOutfit(bought(6), { type: 'Purchased' })).toEqual(refused('too many outfits'));
  expect(addOutfit(bought(6), { type: 'GivenInGame' })).toMatchObject({ ruling: 'allowed' });
  expect(addOutfit(bought(0), { type: 'Standard' })).toEqual(refused('too many outfits'));
});

test('an outfit costs Fate once, and a refused purchase costs nothing', () => {
  const turn = turnOf(buyOutfit(having({ fate: outfitFate + 3, worn: { Hat: garments.bowler } })));
  expect(turn.changes).toEqual([
    { kind: 'outfit saved', outfit: { ...outfit(2, 'Mourning'), worn: { Hat: garments.bowler } } },
    { kind: 'fate', why: 'spent', book: 'store', from: outfitFate + 3, to: 3 },
  ]);
  expect(turn.character.chosenOutfit).toBe(1);

  expect(buyOutfit(having({ fate: outfitFate - 1 }))).toEqual(refused('not enough fate'));
  const all = Array.from({ length: maxOutfits }, (_, place) => outfit(place + 2));
  expect(buyOutfit(having({ fate: 100, outfits: all }))).toEqual(refused('too many outfits'));
});

test('members have four more outfits, and enhanced members another two', () => {
  const limits = (tier: 'none' | 'exceptional' | 'enhanced') =>
    (['Standard', 'Purchased', 'GivenInGame', 'Exceptional', 'EnhancedExceptional'] as const).map((type) =>
      outfitLimit(type, { membership: { tier } }),
    );

  expect(limits('none')).toEqual([1, 6, Number.POSITIVE_INFINITY, 0, 0]);
  expect(limits('exceptional')).toEqual([1, 6, Number.POSITIVE_INFINITY, 4, 0]);
  expect(limits('enhanced')).toEqual([1, 6, Number.POSITIVE_INFINITY, 4, 2]);
  expect(addOutfit(having({}), { type: 'Exceptional' })).toEqual(refused('outfit of members'));
  expect(addOutfit(having({ membership: { tier: 'exceptional' } }), { type: 'EnhancedExceptional' })).toEqual(
    refused('outfit of enhanced members'),
  );
});

test('membership adds its outfits once, and keeps them when it ends', {
  meta: { rows: ['C-OUTFIT-047'] },
}, () => {
  const kinds = (character: Parameters<typeof outfitsOf>[0]) =>
    outfitsOf(character)
      .map(({ type }) => type)
      .filter((type) => type !== 'Standard');
  const four = Array.from({ length: 4 }, () => 'Exceptional');

  const moment = having({});
  const joined = setMembership(openTurn(moment), { tier: 'exceptional' }, 1, moment.world);
  expect(kinds(joined.character)).toEqual(four);
  expect(giveMembersOutfits(joined)).toEqual(joined);

  const raised = setMembership(joined, { tier: 'enhanced' }, 2, moment.world);
  expect(kinds(raised.character)).toEqual([...four, 'EnhancedExceptional', 'EnhancedExceptional']);

  const afterMembership = setMembership(raised, { tier: 'none' }, 3, moment.world);
  expect(afterMembership.character.outfits).toEqual(raised.character.outfits);
});

test('free names are presets first, then numbered names', () => {
  expect(presetNames).toEqual([
    'Casual',
    'Mourning',
    'Work',
    'Fancy',
    'Midnight',
    'Night-attire',
    'Gadding about',
    'Staying in',
    'Public Occasion',
    'Disguise',
    'Court',
    'Protective',
    'Enticing',
  ]);
  const namedOutfits = presetNames.map((name, place) => outfit(place + 1, name));
  expect(freeName(namedOutfits.slice(0, 2))).toBe('Work');
  expect(freeName(namedOutfits.slice(1))).toBe('Casual');
  expect(freeName(namedOutfits)).toBe('Outfit 14');
  expect(freeName([...namedOutfits, outfit(14, 'Outfit 15')])).toBe('Outfit 16');
});
