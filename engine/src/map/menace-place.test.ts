import { expect, test } from 'vitest';
import { drawCard } from '../cards/draw-card.ts';
import { handOf, tableOf } from '../cards/hand.ts';
import { levelOf } from '../qualities/qualities.ts';
import { beginStorylet } from '../story/begin.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import type { Outcome } from '../story/consequences.ts';
import { goBack, look } from '../story/look.ts';
import { storyletsOnOffer } from '../story/on-offer.ts';
import type { Branch } from '../story/storylet.ts';
import { aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aBranch, aQuality, aStorylet, aWorld } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Moment, Ruling } from '../turn.ts';
import { settingOf } from './setting-of.ts';
import { travel } from './travel.ts';

// A city, and the place for a menace of 8, with its own rules, its own deck and a limit of three actions.
const murmurs = 201;
const [city, ward] = [1, 2];
const [street, cell] = [10, 20];
const [errand, carriedOff, rest, discharged, cityCard, wardCard] = [30, 31, 32, 33, 34, 35];

const atLeast = (level: number) => [{ kind: 'level' as const, quality: murmurs, atLeast: level }];
const gain = (by: number) => [{ kind: 'change' as const, quality: murmurs, by }];
const leadingTo = (id: number, cost: number, about: Partial<Outcome>): readonly Branch[] => [
  aBranch({
    id,
    cost,
    outcomes: { always: { title: '', descriptionHtml: '', effects: [], reveal: [], ...about } },
  }),
];

const world = aWorld({
  storylets: [
    aStorylet({ id: errand, areas: [street], branches: leadingTo(40, 1, { effects: gain(1) }) }),
    aStorylet({
      id: carriedOff,
      areas: [],
      settings: [city],
      when: atLeast(8),
      urgency: 'must',
      canGoBack: false,
      branches: leadingTo(41, 0, { moveTo: cell }),
    }),
    aStorylet({ id: rest, areas: [cell], branches: leadingTo(42, 1, {}) }),
    aStorylet({
      id: discharged,
      deck: 'never',
      canGoBack: false,
      branches: leadingTo(43, 0, { moveTo: street, effects: [{ kind: 'set', quality: murmurs, to: 0 }] }),
    }),
    aStorylet({ id: cityCard, deck: 'sometimes', areas: [], settings: [city] }),
    aStorylet({ id: wardCard, deck: 'sometimes', areas: [], settings: [ward] }),
  ],
  pack: {
    qualities: [aQuality({ id: murmurs, name: 'Murmurs', category: 'Menace' })],
    settings: [
      aSetting({ id: city, hand: 2 }),
      aSetting({
        id: ward,
        canTravel: false,
        canOpenMap: false,
        hand: 1,
        dropsHand: true,
        stay: { actions: 3, out: discharged },
      }),
    ],
    areas: [anArea({ id: street, setting: city }), anArea({ id: cell, setting: ward })],
  },
});

/** One player over several turns. */
function play() {
  let moment: Moment = aMoment({
    world,
    character: { area: street, story: { phase: 'Available' }, restrictions: [] },
    qualities: { [murmurs]: 7 },
  });
  const go = (rule: (now: Moment) => Ruling) => {
    moment = { ...moment, character: turnOf(rule(moment)).character, turn: moment.turn + 1 };
  };
  const now = () => moment;
  return {
    now,
    go,
    take: (storylet: number, branch: number) => {
      go((at) => beginStorylet(at, storylet));
      go((at) => chooseBranch(at, { branch, secondChances: [] }));
    },
    answer: (branch: number) => go((at) => chooseBranch(at, { branch, secondChances: [] })),
    hand: () => handOf({ character: moment.character, world }).map(({ card }) => card.id),
    setting: () => settingOf({ character: moment.character, world })?.id,
  };
}

/** The same player, just moved there, with a card of the city in hand. */
function playInside() {
  const player = play();
  player.go(drawCard);
  player.take(errand, 40);
  player.go(look);
  player.answer(41);
  player.go(look);
  return player;
}

test('a menace below 8 leads nowhere, and at 8 its storylet is forced', () => {
  const player = play();
  player.go(look);
  expect(player.now().character.story.phase).toBe('Available');

  player.take(errand, 40);
  player.go(look);

  expect(player.now().character.story).toMatchObject({ phase: 'In', storylet: carriedOff });
  expect(goBack(player.now())).toEqual(refused('no way back'));
  expect(travel(player.now(), cell)).toEqual(refused('story under way'));
});

test('the place has other rules: no map, its own storylets, deck and hand', () => {
  const player = playInside();

  expect([player.now().character.area, player.setting()]).toEqual([cell, ward]);
  expect(storyletsOnOffer({ character: player.now().character, world }).map(({ id }) => id)).toEqual([rest]);
  expect(travel(player.now(), street)).toEqual(refused('travel forbidden'));
  expect(tableOf({ character: player.now().character, world })).toMatchObject({
    id: ward,
    deck: { count: 6 },
    hand: [],
  });

  player.go(drawCard);
  expect(player.hand()).toEqual([wardCard]);
});

test('the hand of the city stays meanwhile', () => {
  const player = playInside();
  player.go(drawCard);

  expect(player.now().character.cards[city]?.hand).toEqual([cityCard]);
});

test('the stay ends after its maximum number of actions', () => {
  const player = playInside();
  expect(player.now().character.stayed).toBe(0);
  for (const spent of [1, 2]) {
    player.take(rest, 42);
    player.go(look);
    expect(player.now().character).toMatchObject({ stayed: spent, story: { phase: 'Available' } });
  }

  player.take(rest, 42);
  player.go(look);

  expect(player.now().character.story).toMatchObject({ phase: 'In', storylet: discharged });
});

test('leaving restores place, rules and hand, and cards drawn inside stay inside', () => {
  const player = playInside();
  player.go(drawCard);
  for (const _spent of [1, 2, 3]) player.take(rest, 42);
  player.go(look);
  player.answer(43);
  player.go(look);

  const { character } = player.now();
  expect([character.area, player.setting(), character.stayed]).toEqual([street, city, undefined]);
  expect([player.hand(), character.cards[ward]?.hand]).toEqual([[cityCard], []]);
  expect([levelOf(character.qualities, murmurs), character.story.phase]).toEqual([0, 'Available']);
});

test('a second stay is as long as the first', () => {
  const player = playInside();
  for (const _spent of [1, 2, 3]) player.take(rest, 42);
  player.go(look);
  player.answer(43);
  for (let times = 0; times < 8; times += 1) player.take(errand, 40);
  player.go(look);
  player.answer(41);
  player.go(look);

  expect(player.now().character).toMatchObject({ area: cell, stayed: 0, story: { phase: 'Available' } });
});
