import { freeFaceQualityId } from '@underhall/contract/limits';
import type { Pack } from '@underhall/engine';
import {
  aBranch,
  aConcern,
  aGarment,
  anAct,
  anAgent,
  anArea,
  aPlot,
  aQuality,
  aShop,
  aStorylet,
  aTimedStory,
  aWare,
  aWorld,
  bazaar,
  ids,
} from '@underhall/engine/testing';

export const wholeIds = {
  pence: bazaar.pence,
  hat: 110,
  cane: 111,
  tonic: 112,
  dog: 113,
  thanks: 114,
  dosed: 40,
  report: 41,
  card: 42,
  salon: 43,
  told: 50,
  naming: 51,
  asking: 52,
  writing: 53,
  heard: 54,
  soldHat: 11,
  boughtTonic: 12,
  agent: 31,
  errand: 6,
  act: 1,
  letter: 2,
  due: 8,
} as const;

const gain = { kind: 'change', quality: wholeIds.thanks, by: 1 } as const;
const told = { title: 'Told', descriptionHtml: '<p>Told.</p>', image: 'wick', effects: [gain], reveal: [] };
const held = [wholeIds.hat, wholeIds.cane, wholeIds.tonic, wholeIds.dog, freeFaceQualityId];

/** A world with one thing of every kind that a call can use, all of them within reach. */
export const aWholeWorld = (): Pack =>
  aWorld({
    storylets: [
      aStorylet({
        branches: [
          aBranch({ id: wholeIds.told, cost: 1, outcomes: { always: { ...told, journal: true } } }),
          aBranch({ id: wholeIds.naming, cost: 0, names: 'Companion' }),
          aBranch({ id: wholeIds.asking, cost: 0, act: wholeIds.act }),
          aBranch({ id: wholeIds.writing, cost: 0, act: wholeIds.letter }),
        ],
      }),
      aStorylet({ id: wholeIds.dosed, deck: 'never', name: 'Dosed' }),
      aStorylet({ id: wholeIds.salon, deck: 'never', name: 'A Salon' }),
      aStorylet({ id: wholeIds.card, deck: 'sometimes', areas: [], name: 'A Caller' }),
      aStorylet({
        id: wholeIds.report,
        deck: 'never',
        canGoBack: false,
        branches: [aBranch({ id: wholeIds.heard, outcomes: { always: told } })],
      }),
    ],
    pack: {
      start: {
        area: ids.quay,
        qualities: [
          { quality: wholeIds.pence, level: 100 },
          { quality: ids.watchful, level: 3 },
          ...held.map((quality) => ({ quality, level: 1 })),
        ],
        restrictions: [],
        faces: ['beardy', 'veil'],
      },
      qualities: [
        aQuality({ id: ids.watchful, name: 'Watchful', category: 'BasicAbility' }),
        aQuality({ id: wholeIds.pence, name: 'Pence', category: 'Currency', nature: 'Thing' }),
        aQuality({ id: wholeIds.thanks, name: 'Thanks' }),
        aQuality({ id: freeFaceQualityId, name: 'A Ticket', category: 'Curiosity' }),
        { ...aGarment(wholeIds.hat, 'Hat', [{ quality: ids.watchful, level: 2 }]), name: 'Hat', category: 'Hat' },
        { ...aGarment(wholeIds.cane, 'Weapon'), name: 'Cane', category: 'Weapon', loanable: true },
        aQuality({ id: wholeIds.tonic, name: 'Tonic', nature: 'Thing', category: 'Sustenance', use: wholeIds.dosed }),
        aQuality({ id: wholeIds.dog, name: 'Dog', nature: 'Thing', category: 'Companion', namable: true }),
      ],
      areas: [anArea({ id: ids.quay, market: true }), anArea({ id: ids.square })],
      shops: [
        aShop({
          wares: [
            aWare({ id: wholeIds.soldHat, quality: wholeIds.hat, cost: 4, fetches: 2 }),
            aWare({ id: wholeIds.boughtTonic, quality: wholeIds.tonic, cost: 3, fetches: 1 }),
          ],
        }),
      ],
      agents: [anAgent({ id: wholeIds.agent })],
      concerns: [
        aConcern({
          plots: [aPlot({ id: wholeIds.errand, name: 'Carry a Letter', actions: 5, report: wholeIds.report })],
        }),
      ],
      acts: [
        anAct({ id: wholeIds.act, onSender: [gain], onTarget: [gain], leadsTo: wholeIds.salon }),
        anAct({ id: wholeIds.letter, external: true, onSender: [gain], onTarget: [gain] }),
      ],
      personas: [{ id: 1, name: 'Bare', code: 'bare', uses: 500, qualities: [{ quality: wholeIds.thanks, level: 3 }] }],
      timed: [aTimedStory({ id: wholeIds.due, consequences: { effects: [gain], reveal: [] } })],
    },
  }).pack;
