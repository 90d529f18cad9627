import type { Change, Turn } from '@underhall/engine';
import { away, ids, inService, service } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentOpened } from './present-opened.ts';

const { character, world } = inService({ agents: [away(0)] });
const shop = { descriptionHtml: '', image: 'stall', when: [], wares: [] };
const shops = [1, 2].map((id) => ({ ...shop, id, name: `Stall & Son ${id}`, order: id }));
const here = { character, world: { ...world, pack: { ...world.pack, shops } } };
const doorsOf = (changes: readonly Change[], restrictions: Turn['character']['restrictions'] = []) =>
  presentOpened({ character: { ...character, restrictions }, changes }, here);

const engaged: Change = { kind: 'agent engaged', agent: service.pin };
const revealed = (restriction: 'EchoBazaar' | 'Agents' | 'Fate' | 'Extras'): Change => ({
  kind: 'revealed',
  restriction,
});
const opened: Change = { kind: 'opened', storylets: [], areas: [ids.square], shops: [2, 1], cards: 0 };

test('the first two of pages, agents, shops and areas are shown, and the others folded away', () => {
  expect(doorsOf([opened, engaged, revealed('EchoBazaar')])).toEqual([
    { opens: 'page', id: 0, page: 'EchoBazaar', name: 'Bazaar' },
    { opens: 'agent', id: service.pin, name: 'Pin' },
    { opens: 'shop', id: 1, name: 'Stall &amp; Son 1', isFolded: true },
    { opens: 'shop', id: 2, name: 'Stall &amp; Son 2', isFolded: true },
    { opens: 'area', id: ids.square, name: 'The Square', line: '', isFolded: true },
  ]);
});

test('a page has a door unless it is hidden again, sells premium currency, or an agent leads to it', () => {
  expect(doorsOf([revealed('Agents')])).toMatchObject([{ opens: 'page', page: 'Agents', name: 'Agents' }]);
  expect(doorsOf([revealed('Agents')], ['Agents'])).toEqual([]);
  expect(doorsOf([revealed('Fate'), revealed('Extras')])).toEqual([]);
  expect(doorsOf([revealed('Agents'), engaged])).toMatchObject([{ opens: 'agent' }]);
});

test('an agent has no door while the page of agents is hidden, or after leaving', () => {
  expect(doorsOf([engaged], ['Agents'])).toEqual([]);
  expect(presentOpened({ character: { ...character, agents: [] }, changes: [engaged] }, here)).toEqual([]);
});

test('a turn of an older version, which recorded no shops, has its doors', () => {
  const old: Change = { kind: 'opened', storylets: [], areas: [ids.square], cards: 0 };
  expect(doorsOf([old])).toMatchObject([{ opens: 'area', id: ids.square }]);
});
