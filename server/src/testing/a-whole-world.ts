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

/** IDs of the things of the whole world. */
export const whole = {
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

const gain = { kind: 'change', quality: whole.thanks, by: 1 } as const;
const told = { title: 'Told', descriptionHtml: '<p>Told.</p>', image: 'wick', effects: [gain], reveal: [] };
const held = [whole.hat, whole.cane, whole.tonic, whole.dog, freeFaceQualityId];

/** A world with one thing of every kind that a call can use, all of them within reach. */
export const aWholeWorld = (): Pack =>
  aWorld({
    storylets: [
      aStorylet({
        branches: [
          aBranch({ id: whole.told, cost: 1, outcomes: { always: { ...told, journal: true } } }),
          aBranch({ id: whole.naming, cost: 0, names: 'Companion' }),
          aBranch({ id: whole.asking, cost: 0, act: whole.act }),
          aBranch({ id: whole.writing, cost: 0, act: whole.letter }),
        ],
      }),
      aStorylet({ id: whole.dosed, deck: 'never', name: 'Dosed' }),
      aStorylet({ id: whole.salon, deck: 'never', name: 'A Salon' }),
      aStorylet({ id: whole.card, deck: 'sometimes', areas: [], name: 'A Caller' }),
      aStorylet({
        id: whole.report,
        deck: 'never',
        canGoBack: false,
        branches: [aBranch({ id: whole.heard, outcomes: { always: told } })],
      }),
    ],
    pack: {
      start: {
        area: ids.quay,
        qualities: [
          { quality: whole.pence, level: 100 },
          { quality: ids.watchful, level: 3 },
          ...held.map((quality) => ({ quality, level: 1 })),
        ],
        restrictions: [],
        faces: ['beardy', 'veil'],
      },
      qualities: [
        aQuality({ id: ids.watchful, name: 'Watchful', category: 'BasicAbility' }),
        aQuality({ id: whole.pence, name: 'Pence', category: 'Currency', nature: 'Thing' }),
        aQuality({ id: whole.thanks, name: 'Thanks' }),
        aQuality({ id: freeFaceQualityId, name: 'A Ticket', category: 'Curiosity' }),
        { ...aGarment(whole.hat, 'Hat', [{ quality: ids.watchful, level: 2 }]), name: 'Hat', category: 'Hat' },
        { ...aGarment(whole.cane, 'Weapon'), name: 'Cane', category: 'Weapon', loanable: true },
        aQuality({ id: whole.tonic, name: 'Tonic', nature: 'Thing', category: 'Sustenance', use: whole.dosed }),
        aQuality({ id: whole.dog, name: 'Dog', nature: 'Thing', category: 'Companion', namable: true }),
      ],
      areas: [anArea({ id: ids.quay, market: true }), anArea({ id: ids.square })],
      shops: [
        aShop({
          wares: [
            aWare({ id: whole.soldHat, quality: whole.hat, cost: 4, fetches: 2 }),
            aWare({ id: whole.boughtTonic, quality: whole.tonic, cost: 3, fetches: 1 }),
          ],
        }),
      ],
      agents: [anAgent({ id: whole.agent })],
      concerns: [
        aConcern({ plots: [aPlot({ id: whole.errand, name: 'Carry a Letter', actions: 5, report: whole.report })] }),
      ],
      acts: [
        anAct({ id: whole.act, onSender: [gain], onTarget: [gain], leadsTo: whole.salon }),
        anAct({ id: whole.letter, external: true, onSender: [gain], onTarget: [gain] }),
      ],
      personas: [{ id: 1, name: 'Bare', code: 'bare', uses: 500, qualities: [{ quality: whole.thanks, level: 3 }] }],
      timed: [aTimedStory({ id: whole.due, consequences: { effects: [gain], reveal: [] } })],
    },
  }).pack;
