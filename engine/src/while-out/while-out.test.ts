import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { stateOf } from '../map/area-state.ts';
import { storyletsOnOffer } from '../story/on-offer.ts';
import { anybody, anyWorld, withShared } from '../testing/any-world.ts';
import {
  type About,
  aBranch,
  aMoment,
  aQuality,
  aStorylet,
  aWorld,
  away,
  ids,
  inService,
  qualitiesOf,
  service,
} from '../testing/index.ts';
import { type AbsenceNews, maxNews, whileOut } from './while-out.ts';

const level = (at: number) => ({ level: at, points: 0 });
const moved = (quality: number, from: number, to: number): Change => ({
  kind: 'quality',
  quality,
  from: level(from),
  to: level(to),
  how: 'changed',
});
const asked = { kind: 'level', quality: ids.secret, atLeast: 1 } as const;
const free = { restrictions: [], story: { phase: 'Available' } } as const;
const message = (id: number, isWaiting = false) => ({ id, title: `Letter ${id}`, isWaiting });

const newsOf = (about: About, changes: readonly Change[] = []) =>
  whileOut(aMoment({ ...about, character: { ...free, ...about.character } }), { changes }, []);

test('tells storylets and places that levels moved by time have opened, and no others', () => {
  const [quay, square] = aWorld().pack.areas;
  const areas = [quay, { ...square, opens: [asked] }] as NonNullable<About['pack']>['areas'] & object;
  const storylets = [aStorylet({ when: [asked] }), aStorylet({ id: 12 })];
  const about = { storylets, pack: { areas }, qualities: { [ids.secret]: 2 } };

  expect(newsOf(about, [moved(ids.secret, 0, 1), moved(ids.secret, 1, 2)])).toEqual([
    { kind: 'story', storylet: ids.lamplighter },
    { kind: 'area', area: ids.square },
  ]);
  expect(newsOf(about, [moved(ids.secret, 1, 2)])).toEqual([]);
  expect(newsOf(about)).toEqual([]);
});

test('tells places to which a part of the page, revealed by time, leads', () => {
  const [quay, square] = aWorld().pack.areas;
  const about = { pack: { areas: [quay, square] as never } };
  expect(newsOf(about, [{ kind: 'revealed', restriction: 'Travel' }])).toEqual([{ kind: 'area', area: ids.square }]);
});

test('messages that wait for an answer come first, and more than three are counted', () => {
  const here = aMoment({ character: free });
  const news = (count: number, waits: number) =>
    whileOut(
      here,
      { changes: [] },
      Array.from({ length: count }, (_, at) => message(at + 1, at + 1 === waits)),
    );
  expect(news(3, 2).map((each) => 'id' in each && each.id)).toEqual([2, 1, 3]);
  expect(news(5, 4)).toEqual([
    { kind: 'message', id: 4, title: 'Letter 4' },
    { kind: 'message', id: 1, title: 'Letter 1' },
    { kind: 'messages', count: 3 },
  ]);
});

test('messages and agents are no news while the story restricts their page', () => {
  const agents = [away(10)];
  const told = (restrictions: readonly ('Messages' | 'Agents')[]) =>
    whileOut(inService({ agents, character: { restrictions } }), { changes: [] }, [message(1)]).map(({ kind }) => kind);
  expect(told([])).toEqual(['message', 'agent']);
  expect(told(['Messages'])).toEqual(['agent']);
  expect(told(['Agents'])).toEqual(['message']);
});

test('an agent is news once the plot is done, and not before', () => {
  const told = (elapsed: number) =>
    whileOut(inService({ agents: [away(elapsed)], character: { restrictions: [] } }), { changes: [] }, []);
  expect(told(9)).toEqual([]);
  expect(told(10)).toEqual([{ kind: 'agent', agent: service.pin }]);
});

test('actions are news only if time has filled the bank', () => {
  const refilled: Change = { kind: 'actions', why: 'refilled', from: { count: 3 }, to: { count: 20 } };
  expect(newsOf({ character: { actions: { count: 20 } } }, [refilled])).toEqual([{ kind: 'actions', count: 20 }]);
  expect(newsOf({ character: { actions: { count: 19 } } }, [refilled])).toEqual([]);
  expect(newsOf({ character: { actions: { count: 20 } } })).toEqual([]);
});

test('cards are news only if time has added to the deck and the hand has room for a card that fits', () => {
  const table = 1;
  const refilled: Change = { kind: 'deck', table, why: 'refilled', from: { count: 2 }, to: { count: 6 } };
  const told = (when: readonly (typeof asked)[], count = 6, lodging = 1) => {
    const usual = aWorld().pack;
    return newsOf(
      {
        storylets: [aStorylet({ id: 31, deck: 'sometimes', when })],
        pack: { lodgings: [{ id: 1, name: 'A Room', descriptionHtml: '', image: '', hand: 3 }], areas: usual.areas },
        character: { lodging, cards: { [table]: { deck: { count }, hand: [] } } },
      },
      [refilled],
    );
  };
  expect(told([])).toEqual([{ kind: 'cards', count: 6 }]);
  expect(told([asked])).toEqual([]);
  expect(told([], 0)).toEqual([]);
});

test('a shared level that moved is news to a character who met a storylet that shows it', () => {
  const tide = 107;
  const told = (shown: 'needs' | 'when', met: readonly number[], hidden = false) => {
    const requires = [{ kind: 'level', quality: tide, atLeast: 9 }] as const;
    const storylets = [aStorylet(), aStorylet({ id: 13, branches: [aBranch({ [shown]: requires })] })];
    const qualities = [aQuality({ id: tide, shared: true, hidden })];
    const moment = aMoment({ storylets, pack: { qualities }, character: { ...free, met } });
    const world = { ...moment.world, shared: qualitiesOf({ [tide]: 4 }) };
    return whileOut({ ...moment, world }, { changes: [], shared: qualitiesOf({ [tide]: 1 }) }, []);
  };
  expect(told('needs', [13])).toEqual([{ kind: 'shared', quality: tide, from: 1, to: 4, opens: { storylet: 13 } }]);
  expect(told('needs', [])).toEqual([]);
  expect(told('when', [13])).toEqual([]);
  expect(told('needs', [13], true)).toEqual([]);
});

test('reveals nothing that the character cannot see and open now, in any world', () => {
  const restriction = fc.constantFrom('Travel' as const, 'Messages' as const, 'Agents' as const);
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }))
      .map(([quality, from, to]) => moved(quality, from, to)),
    restriction.map((each): Change => ({ kind: 'revealed', restriction: each })),
  );
  fc.assert(
    fc.property(
      anyWorld,
      anybody,
      fc.array(restriction, { maxLength: 2 }),
      fc.array(change, { maxLength: 12 }),
      fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.nat({ max: 9 })),
      (anywhere, somebody, restrictions, changes, [then, now, messages]) => {
        const world = withShared(anywhere, now);
        const here = { world, character: { ...somebody, restrictions } };
        const arrived = Array.from({ length: messages }, (_, at) => message(at, at % 2 === 0));
        const news = whileOut(here, { changes, shared: withShared(anywhere, then).shared }, arrived);
        expect(news.length).toBeLessThanOrEqual(maxNews);
        for (const each of news) expect(isVisible(each, here), JSON.stringify(each)).toBe(true);
      },
    ),
    { seed: 5, numRuns: 300 },
  );
});

/** Whether the character can see the subject of the news without it. */
function isVisible(news: AbsenceNews, here: Parameters<typeof whileOut>[0]): boolean {
  const { character, world } = here;
  const isListed = (id: number) => storyletsOnOffer(here).some((storylet) => storylet.id === id);
  const canGo = (id: number) => {
    const area = world.areas.get(id);
    return !character.restrictions.includes('Travel') && area !== undefined && stateOf(area, here).canMoveTo;
  };
  switch (news.kind) {
    case 'message':
    case 'messages':
      return !character.restrictions.includes('Messages');
    case 'agent':
      return !character.restrictions.includes('Agents') && character.agents.some(({ agent }) => agent === news.agent);
    case 'story':
      return isListed(news.storylet);
    case 'area':
      return canGo(news.area);
    case 'cards':
    case 'actions':
      return true;
    case 'shared': {
      const quality = world.qualities.get(news.quality);
      const isMet = character.met.some((id) => JSON.stringify(world.storylets.get(id)).includes(`${news.quality}`));
      const leads = 'storylet' in news.opens ? isListed(news.opens.storylet) : canGo(news.opens.area);
      return quality?.shared === true && !quality.hidden && news.from !== news.to && isMet && leads;
    }
  }
}
