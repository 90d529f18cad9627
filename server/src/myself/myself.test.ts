import { restrictions } from '@underhall/contract';
import { aQuality, aWorld, ids, qualitiesOf } from '@underhall/engine/testing';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, worldFolder } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

test('lists every group, also empty ones, with a picture for each of the 21 equipment groups', async () => {
  const server = await aServer();
  const { token } = await aPlayer(server);

  const { possessions } = (await server.call('GET /character/myself', {}, token)).body;

  const equipment = possessions.filter(({ image }) => image !== undefined);
  expect(equipment.map(({ heading }) => heading).join(', ')).toBe(
    'Boon, Burden, Hat, Clothing, Adornment, Gloves, Weapon, Boots, Luggage, Companion, Treasure, Destiny, ' +
      'Tools of the Trade, Affiliation, Transportation, Home Comfort, Ship, Crew, Airship, Spouse, Club',
  );
  expect(equipment.find(({ name }) => name === 'Airship')).toEqual({
    name: 'Airship',
    heading: 'Airship',
    categories: ['Airship'],
    qualities: [],
    image: 'kettle-steam',
    appearance: 'Default',
    possessions: [],
  });
  expect(equipment.filter(({ image }) => image === '')).toEqual([]);
  expect(possessions.find(({ heading }) => heading === 'Menaces')).toMatchObject({
    appearance: 'Default',
    possessions: [],
  });
});

test('a world’s own groups, named and hidden categories reach the sheet; things keep their category', async () => {
  const { pack: roof } = compileWorld(`${worldFolder}/../worlds/bed-twelve`);
  if (!roof) throw new Error('it does not compile');
  const idOf = (wanted: string): number => roof.qualities.find(({ name }) => name === wanted)?.id ?? 0;
  const [seeds, grease, key, hat] = ['Seeds', 'Tube of Grease', 'Shed Key', 'Straw Hat'].map(idOf);
  const hidden = { ...roof, words: { ...roof.words, hiddenCategories: ['Hat', 'Boots'] as const } };
  const seen = async (pack: typeof roof) => {
    const server = await aServer({ pack: { ...pack, start: { ...pack.start, faces: ['beardy'] } } });
    const { token, characterId } = await aPlayer(server);
    const levels = Object.fromEntries([seeds, grease, key, hat].map((id) => [id, 1]));
    await changeCharacter(server, characterId, () => ({ qualities: qualitiesOf(levels), worn: { Hat: hat ?? 0 } }));
    const { possessions } = (await server.call('GET /character/myself', {}, token)).body;
    const things = possessions.filter(({ qualities }) => qualities.length > 0);
    return things.map(({ heading, categories, qualities }) => [heading, categories, qualities]);
  };
  const shelves = [
    ['In the trug', ['Goods'], [grease]],
    ['Lent by the shed', ['Curiosity'], [key]],
    ['From your bed', ['Goods'], [seeds]],
  ];
  const growing = ['', ['BasicAbility'], [idOf('Growing')]];

  expect(await seen(roof)).toEqual([growing, ['On your head', ['Hat'], [hat]], ...shelves]);
  // The hidden hat still makes its owner better at growing.
  expect(await seen(hidden)).toEqual([growing, ...shelves]);
});

const pack = aWorld().pack;
const [watchful] = pack.qualities;
const server = await aServer({
  pack: {
    ...pack,
    qualities: [
      ...pack.qualities,
      aQuality({
        id: 901,
        name: 'The Warden',
        category: 'Acquaintance',
        cap: 7,
        descriptionHtml: 'He has a <em>lamp</em>.',
        relationshipHtml: 'He <em>nods</em>.',
        availableAt: 'The wharf',
        stages: [{ from: 2, text: 'Civil' }],
      }),
      aQuality({
        id: 902,
        name: 'Cap',
        nature: 'Thing',
        category: 'Hat',
        slot: 'Hat',
        order: 3,
        enhancements: [{ quality: watchful?.id ?? 0, level: 2 }],
        use: ids.lamplighter,
      }),
    ],
    lodgings: [
      { id: 5, name: 'A Loft', descriptionHtml: '<p>Under the tiles.</p>', image: 'your-lodgings', hand: 3 },
    ] as const,
  },
});

const aSheet = async () => {
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ lodging: 5, qualities: qualitiesOf({ 901: 2, 902: 1 }) }));
  const { body } = await server.call('GET /character/myself', {}, token);
  const held = body.possessions.flatMap(({ possessions }) => possessions);
  return { body, held: (id: number) => held.find((each) => each.id === id) };
};

test('returns name, description, picture and hand size of lodgings', {
  meta: { rows: ['C-MYSELF-031'] },
}, async () => {
  expect((await aSheet()).body.character.currentDomicile).toEqual({
    name: 'A Loft',
    description: '<p>Under the tiles.</p>',
    image: 'your-lodgings',
    maxHandSize: 3,
  });
});

test('returns every field of a quality that the sheet shows', {
  meta: { rows: ['C-MYSELF-033', 'C-MYSELF-034', 'C-MYSELF-035', 'C-MYSELF-037'] },
}, async () => {
  const { body, held } = await aSheet();
  expect(held(901)).toMatchObject({
    name: 'The Warden',
    nameAndLevel: 'The Warden 2/7 - Civil',
    level: 2,
    effectiveLevel: 2,
    cap: 7,
    category: 'Acquaintance',
    nature: 'Status',
    description: 'He has a <em>lamp</em>.',
    levelDescription: 'Civil',
    relationshipDescription: 'He <em>nods</em>.',
    availableAt: 'The wharf',
    image: expect.any(String),
  });
  expect(held(902)).toMatchObject({
    nature: 'Thing',
    isOutfit: true,
    useEventId: ids.lamplighter,
    enhancements: [{ qualityId: watchful?.id, qualityName: watchful?.name, category: watchful?.category, level: 2 }],
  });
  const hats = body.possessions.find(({ categories }) => categories.includes('Hat'));
  expect(hats).toMatchObject({ name: 'Hat', categories: ['Hat'], qualities: [902], image: expect.any(String) });
  const { token } = await aPlayer(server);
  const bare = (await server.call('GET /character/myself', {}, token)).body.possessions;
  expect(bare.find(({ name }) => name === 'Hat')?.qualities).toEqual([]);
  expect(hats?.possessions.map(({ id }) => id)).toEqual([902]);
});

test('returns the restricted parts of the interface with the sheet', {
  meta: { rows: ['C-MYSELF-032'] },
}, async () => {
  expect(restrictions).toEqual([
    ...['None', 'EchoBazaar', 'Extras', 'Fate', 'Messages', 'Possessions', 'Travel', 'Agents'],
  ]);
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ restrictions: ['Extras', 'Fate'] }));
  const { body } = await server.call('GET /character/myself', {}, token);
  expect(body.restrictedUserInterfaceElements).toEqual(['Extras', 'Fate']);
  expect(body.character.uiRestrictions).toEqual(['Extras', 'Fate']);
});

test('returns every field of the character that the sheet shows', { meta: { rows: ['C-MYSELF-030'] } }, async () => {
  const { token, name, characterId } = await aPlayer(server);
  const [thing, trait] = ['Thing', 'Status'].map((nature) =>
    server.deps.world.pack.qualities.find(
      (each) => each.nature === nature && !each.hidden && !each.shared && each.flaunt !== false,
    ),
  );
  const lodging = server.deps.world.pack.lodgings[0];
  await changeCharacter(server, characterId, () => ({
    ...(lodging && { lodging: lodging.id }),
    qualities: qualitiesOf({ [thing?.id ?? 0]: 1, [trait?.id ?? 0]: 1 }),
  }));
  await server.call('POST /character/mantelpiece/:id', { id: thing?.id ?? 0 }, token);
  await server.call('POST /character/scrapbook/:id', { id: trait?.id ?? 0 }, token);
  const { character } = (await server.call('GET /character/myself', {}, token)).body;
  expect(character).toMatchObject({
    id: characterId,
    name,
    avatarImage: 'beardy',
    description: '',
    descriptiveText: expect.stringMatching(/\w/),
    journalIsPrivate: true,
    outfits: [{ id: 1, name: 'Casual', type: 'Standard', selected: true }],
    mantelpieceItemId: thing?.id,
    scrapbookStatusId: trait?.id,
    setting: { id: expect.any(Number), name: expect.any(String) },
    currentDomicile: { name: lodging?.name },
    uiRestrictions: expect.any(Array),
    possessionsChanged: false,
  });
});

test('sorts qualities in a group by the authors’ order, then by id, and leaves out those at 0', {
  meta: { rows: ['C-MYSELF-043'] },
}, async () => {
  const server = await aServer();
  const { token, characterId } = await aPlayer(server);
  const all = server.deps.world.pack.qualities.map(({ id }) => id);
  await changeCharacter(server, characterId, () => ({
    qualities: qualitiesOf(Object.fromEntries(all.map((id, at) => [id, at % 3]))),
  }));
  const { possessions } = (await server.call('GET /character/myself', {}, token)).body;
  expect(possessions.flatMap((group) => group.possessions).length).toBeGreaterThan(10);
  for (const { possessions: held } of possessions) {
    const inOrder = held.toSorted((a, b) => a.himbleLevel - b.himbleLevel || a.id - b.id);
    expect(held.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    for (const { effectiveLevel } of held) expect(effectiveLevel).toBeGreaterThan(0);
  }
});
