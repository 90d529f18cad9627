import { type Character, levelOf } from '@underhall/engine';
import {
  aBranch,
  aConcern,
  aGarment,
  anAgent,
  anArea,
  aPlot,
  aQuality,
  aSetting,
  aShop,
  aStorylet,
  aWare,
  aWorld,
  bazaar,
  garments,
  ids,
} from '@underhall/engine/testing';
import type { ServerOptions } from '../server-options.ts';
import { aPlayer } from './a-player.ts';
import { aServer, type TestServer } from './a-server.ts';
import { changeCharacter } from './changed-character.ts';

const { exact, bold, stone, bowler, bonnet, coat, boots, curse, wife } = garments;
/** A usable item, the storylet that it opens, and the ware that sells for a bowler. */
export const [tonic, tonicStorylet, bowlerWare] = [120, 20, 11];
/** A storylet, its branch that takes a bowler, and the ticket given in return. */
export const [pawnshop, pawnBranch, pawnTicket] = [21, 22, 121];
/** A place where players cannot change clothes or use items. */
export const barracks = ids.square;
export const porter = 31;

const garment = (id: number, slot: string, ...adds: [quality: number, level: number][]) => ({
  ...aGarment(
    id,
    slot,
    adds.map(([quality, level]) => ({ quality, level })),
  ),
  loanable: true as const,
});

const forIt = { kind: 'change', quality: pawnTicket, by: 1 } as const;
const aPawnshop = aStorylet({
  id: pawnshop,
  deck: 'never',
  name: 'The Pawnshop',
  branches: [
    aBranch({
      id: pawnBranch,
      cost: 0,
      pays: [{ quality: bowler, level: 1 }],
      outcomes: { always: { title: 'Pawned', descriptionHtml: '', effects: [forIt], reveal: [] } },
    }),
  ],
});

/** A storylet, and its branch that changes the outfit, frame and banner. */
export const [photographer, photographBranch] = [23, 24];
const aPhotographer = aStorylet({
  id: photographer,
  deck: 'never',
  name: 'The Photographer',
  branches: [
    aBranch({
      id: photographBranch,
      cost: 0,
      outcomes: {
        always: {
          title: 'Taken',
          descriptionHtml: '',
          effects: [],
          reveal: [],
          wear: bowler,
          outfit: 'Lent & Returned',
          frame: 'jet',
          banner: 'assize',
        },
      },
    }),
  ],
});

const pack = aWorld({
  storylets: [aStorylet(), aStorylet({ id: tonicStorylet, deck: 'never', name: 'Dosed' }), aPawnshop, aPhotographer],
  pack: {
    start: {
      area: ids.quay,
      qualities: [bowler, bonnet, coat, boots, curse, wife, stone, tonic].map((quality) => ({ quality, level: 1 })),
      restrictions: [],
      faces: ['beardy'],
    },
    qualities: [
      aQuality({ id: exact, name: 'Exact', category: 'BasicAbility' }),
      aQuality({ id: bold, name: 'Bold', category: 'BasicAbility' }),
      aQuality({ id: stone, name: 'Stone', nature: 'Thing', category: 'Goods' }),
      aQuality({ id: bazaar.pence, name: 'Pence', nature: 'Thing', category: 'Currency' }),
      aQuality({ id: pawnTicket, name: 'Pawn Ticket', nature: 'Thing', category: 'Goods', flaunt: false }),
      aQuality({ id: tonic, name: 'Tonic', nature: 'Thing', category: 'Sustenance', use: tonicStorylet }),
      { ...garment(bowler, 'Hat', [exact, 2]), name: 'Bowler', category: 'Hat' },
      { ...garment(bonnet, 'Hat', [bold, 1]), name: 'Bonnet', category: 'Hat' },
      { ...garment(coat, 'Clothing', [bold, 3]), name: 'Coat' },
      { ...garment(boots, 'Boots'), name: 'Boots', category: 'Boots' },
      { ...garment(curse, 'Burden', [exact, -1]), name: 'Curse', category: 'Burden' },
      { ...garment(wife, 'Spouse'), name: 'Wife', category: 'ConstantCompanion' },
    ],
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, canChangeOutfit: false, itemsUsableHere: false })],
    areas: [anArea({ id: ids.quay, market: true }), anArea({ id: barracks, setting: 2 })],
    agents: [anAgent({ id: porter, name: 'The Porter' })],
    concerns: [aConcern({ plots: [aPlot({ id: 1, report: tonicStorylet })] })],
    shops: [aShop({ wares: [aWare({ id: bowlerWare, quality: bowler, cost: 4, fetches: 2 })] })],
  },
}).pack;

export const aDressingRoom = (options: Partial<ServerOptions> = {}): Promise<TestServer> => aServer({ pack, options });

/** The player owns one of each garment and wears none. */
export async function aWearer(server: TestServer, about: Partial<Character> = {}) {
  const player = await aPlayer(server);
  const { token, characterId } = player;
  const change = (to: Partial<Character>) => changeCharacter(server, characterId, () => to);
  await change({ story: { phase: 'Available' }, ...about });
  const dressing =
    <Asked>(path: `POST /outfit/${'equip' | 'unequip' | 'equipHighest' | 'change' | 'save' | 'toggleFavourite'}`) =>
    async (asked: Asked, key?: string) =>
      (await server.call(path, asked as never, token, key)).body;
  return {
    ...player,
    change,
    outfit: async () => (await server.call('GET /outfit', {}, token)).body,
    myself: async () => (await server.call('GET /character/myself', {}, token)).body,
    equip: dressing<{ qualityId: number }>('POST /outfit/equip'),
    unequip: dressing<{ qualityId: number }>('POST /outfit/unequip'),
    equipHighest: dressing<{ qualityId: number }>('POST /outfit/equipHighest'),
    changeInto: dressing<{ outfitId: number }>('POST /outfit/change'),
    save: dressing<{ outfitId?: number }>('POST /outfit/save'),
    mark: dressing<{ outfitId?: number }>('POST /outfit/toggleFavourite'),
    rename: async (outfitId: number, newName: string, key?: string) =>
      (await server.call('POST /outfit/rename', { outfitId, newName }, token, key)).body,
    buy: async (key?: string) =>
      (await server.call('POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, token, key)).body,
    use: async (qualityId: number) => (await server.call('POST /storylet/usequality', { qualityId }, token)).body,
    stored: async () => {
      const stored = await server.deps.characters.load(characterId);
      if (!stored) throw new Error('the character is gone');
      return stored.character;
    },
  };
}

/** The worn items by slot, without empty slots. */
export const wornIn = ({ slots }: { slots: readonly { name: string; qualityId?: number }[] }) =>
  Object.fromEntries(slots.flatMap(({ name, qualityId }) => (qualityId === undefined ? [] : [[name, qualityId]])));

export const ownedBy = ({ qualities }: Character, id: number) => levelOf(qualities, id);
