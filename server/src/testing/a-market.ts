import { levelOf } from '@underhall/engine';
import { anAgent, anArea, aQuality, aShop, aWare, aWorld, bazaar, ids } from '@underhall/engine/testing';
import { aPlayer } from './a-player.ts';
import { aServer, type TestServer } from './a-server.ts';
import { changeCharacter } from './changed-character.ts';

const { pence, tokens, hatter, secrets, hats } = bazaar;
/** A ware for another currency, a ware that the shop only buys, and an agent who can borrow items. */
export const [bells, masks, porter] = [13, 14, 31];
const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];

const wares = [
  aWare({ id: secrets }),
  aWare({ id: bells, quality: ids.lens, currency: tokens, cost: 2, fetches: 1 }),
  aWare({ id: 15, quality: ids.favour, cost: 1 }),
];
const shops = [
  aShop({
    id: hatter,
    name: 'The Hatter',
    order: 2,
    wares: [aWare({ id: hats, quality: ids.hat, cost: 9, fetches: 4 })],
  }),
  aShop({ wares, descriptionHtml: '<p>Candles.</p>' }),
  aShop({
    id: 3,
    name: 'The Pawnbroker',
    order: 3,
    wares: [aWare({ id: masks, quality: ids.secret, fetches: 1 })].map(onlyWanted),
  }),
  aShop({ id: 4, name: 'Upstairs', order: 4, when: favoured, wares: [aWare({ id: 16, cost: 1 })] }),
];

function onlyWanted({ cost: _none, ...ware }: ReturnType<typeof aWare>) {
  return ware;
}

/**
 * A market of four shops, one of which needs a favour. Each player has 100 pence, three tokens, four secrets and a hat
 * that can be worn and lent.
 */
const pack = aWorld({
  pack: {
    start: {
      area: ids.quay,
      qualities: [
        { quality: pence, level: 100 },
        { quality: tokens, level: 3 },
        { quality: ids.secret, level: 4 },
        { quality: ids.hat, level: 1 },
      ],
      restrictions: [],
      faces: ['beardy'],
    },
    qualities: [
      aQuality({ id: pence, name: 'Pence', category: 'Currency', nature: 'Thing' }),
      aQuality({ id: tokens, name: 'Token', category: 'Currency', nature: 'Thing' }),
      aQuality({ id: ids.secret, name: 'Secret', nature: 'Thing', category: 'Goods' }),
      aQuality({ id: ids.lens, name: 'Lens', nature: 'Thing', category: 'Goods' }),
      aQuality({ id: ids.favour, name: 'Favour', cap: 7 }),
      aQuality({
        id: ids.hat,
        name: 'Hat & Feather',
        nature: 'Thing',
        category: 'Hat',
        slot: 'Hat',
        loanable: true,
        enhancements: [{ quality: ids.watchful, level: 2 }],
      }),
      aQuality({ id: ids.watchful, name: 'Keen', category: 'BasicAbility' }),
    ],
    areas: [anArea({ id: ids.quay, market: true }), anArea({ id: ids.square })],
    agents: [anAgent({ id: porter })],
    shops,
  },
}).pack;

export const aMarket = (): Promise<TestServer> => aServer({ pack });

export async function aTrader(server: TestServer, about: Parameters<typeof changeCharacter>[2] = () => ({})) {
  const player = await aPlayer(server);
  await changeCharacter(server, player.characterId, about);
  const { token, characterId } = player;
  return {
    ...player,
    exchange: async () => (await server.call('GET /exchange', {}, token)).body,
    shelf: async (query: string) => shelfOf(server, token, query),
    buy: async (availabilityId: number, amount: number, key?: string) =>
      (await server.call('POST /exchange/buy', { availabilityId, amount }, token, key)).body,
    sell: async (availabilityId: number, amount: number, key?: string) =>
      (await server.call('POST /exchange/sell', { availabilityId, amount }, token, key)).body,
    sellTogether: async (sales: { availabilityId: number; amount: number }[], key?: string) =>
      (await server.call('POST /extra/exchange/sell', { sales }, token, key)).body,
    owned: async (...wanted: number[]) => {
      const stored = await server.deps.characters.load(characterId);
      return wanted.map((id) => (stored ? levelOf(stored.character.qualities, id) : 0));
    },
  };
}

async function shelfOf({ app }: TestServer, token: string, query: string) {
  const answer = await app.inject({
    url: `/api/exchange/availabilities${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
