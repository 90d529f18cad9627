import { signInProviders, testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anAccount, aPlayer, confirmAddresses } from './testing/a-player.ts';
import { type Arrange, choose, inboxMessage, player, uniqueName } from './testing/a-scene.ts';
import { aServer } from './testing/a-server.ts';
import { aWholeWorld, wholeIds } from './testing/a-whole-world.ts';
import { occasions } from './testing/occasions.ts';
import { callsIn, type SpecifiedCall, specifiedLines } from './testing/read-specified-calls.ts';

const signIn = signInProviders.map((provider) => ({ provider, clientId: testClientId }));
const server = await aServer({
  pack: { ...aWholeWorld(), pages: [{ name: 'help', title: 'Help', html: '<p>Ask.</p>' }] },
  options: { environment: 'local', signIn, payments: { provider: 'test' } },
});

/** Beginnings of the lines that name no path. */
const withoutPath = [
  'All calls go to the API base.',
  'Email and password sign-in sends emailAddress and password',
  '- Social-act calls under /storylet (addcontact, ineligiblecontacts,',
  'Map sprite sheets are fetched from the map base',
  'On start-up, when the token holds a character id and a user id,',
  'All calls use the API base with bearer authentication',
  '- Responses may carry messages, an interaction and a content field;',
  'The response bodies of the character, outfit and plan calls',
  'Calls whose paths are not shown:',
];

/** What a call needs that changes nothing. `occasions` has the others. */
const reads: Readonly<Record<string, Arrange>> = {
  'POST /accesscode/:name': async () => ({ body: { name: 'bare' } }),
  'GET /agents/plots': player({ agentId: wholeIds.agent }),
  'GET /messages/:id': player({}, inboxMessage),
  'POST /storylet/ineligiblecontacts': player({ branchId: wholeIds.asking }, (its) =>
    choose(its, wholeIds.asking).then(() => ({})),
  ),
  'GET /storylet/suggest': player({ branchid: wholeIds.asking }, async (its) => {
    const willing = await aPlayer(its.server);
    await confirmAddresses(its.server.database);
    await its.ask('POST /extra/company', { canBeSuggested: true }, willing);
    await choose(its, wholeIds.asking);
  }),
  'GET /profile': player({ fromEchoId: '1' }, async ({ player: { name } }) => ({ characterName: name })),
  'GET /nex/braintreenexoptions/:id': player({ id: 'GBP' }),
  'GET /nex/braintreesubscriptionoptions/:id': player({ id: 'GBP' }),
  'GET /exchange/availabilities': player({ shopId: '' }),
  'POST /register/characternameavailable': async (at) => ({
    body: `Ada ${uniqueName()}` as never,
    token: (await anAccount(at)).token,
  }),
  'POST /settings/requestpasswordreset': async (at) => ({ body: { emailAddress: (await aPlayer(at)).email } }),
  'GET /page/:pageName': async () => ({ body: { pageName: 'help' } }),
  'GET /facebook/dataconfirmation/:code': async (at) => {
    const { body } = (await occasions['POST /facebook/deletion']?.(at)) ?? {};
    const deletion = await at.call('POST /facebook/deletion', body as { signed_request: string });
    return { body: { code: deletion.body.confirmation_code } };
  },
};

/** Fields that the page names and the fixtures leave out. */
const further: Readonly<Record<string, unknown>> = {
  accessCodeName: 'bare',
  action: 'OutfitPurchase',
  category: 'Weapon',
  characterName: '',
  date: '',
  deviceData: '{}',
  filterBy: '',
  fromId: '',
  image: 'lamp',
  message: 'An evening',
  newName: 'Ada',
  nonce: null,
  page: 0,
  paymentType: 'card',
  plotId: wholeIds.errand,
  purchaseQuality: { id: 1, name: 'Pennies', level: 4, enhancements: [{ level: 1 }] },
  qualityRequirements: [{ id: 1, qualityId: 2, status: 'Unlocked' }],
  quality: { id: 2, name: 'A Hat', level: 1 },
  secondChanceIds: [],
  sortBy: 0,
  userMessage: 'Come',
};

/** Sends exactly the fields that the line names, or those of the fixture if the line names none. */
async function send({ method, path, fields, endpoint }: SpecifiedCall) {
  const name = `${method} ${endpoint?.path}`;
  const { body, token } = await (occasions[name] ?? reads[name] ?? player({}))(server);
  const all: Record<string, unknown> = { ...further, ...(typeof body === 'object' && body) };
  const named = fields.length > 0 ? fields : Object.keys(typeof body === 'object' ? body : {});
  const missing = named.filter((field) => !(field in all));
  expect(missing, `${name} needs a value`).toEqual([]);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => (field === 'echoId' ? 'fromEchoId' : field));
  let at = 0;
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(all[inPath[at++] ?? ''])));
  const sent = Object.fromEntries(named.filter((field) => !inPath.includes(field)).map((field) => [field, all[field]]));
  const query = new URLSearchParams(
    Object.entries(sent).map(([field, value]): [string, string] => [field, String(value)]),
  );
  const answer = await server.app.inject({
    method,
    url: `/api${url}${method === 'GET' ? `?${query}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    },
    ...(method === 'POST' && { payload: typeof body === 'string' ? body : JSON.stringify(sent) }),
  });
  return { status: answer.statusCode, payload: answer.payload };
}

const lines = specifiedLines();

async function occasionOf(call: string) {
  const arrange = occasions[call];
  if (!arrange) throw new Error(`${call} has no occasion`);
  const { body, token } = await arrange(server);
  return { body: body as Readonly<Record<string, number>>, token };
}

test('each line of section 7 names a call of the contract, or is listed as one without a path', () => {
  const without = lines.filter((line) => callsIn(line).length === 0);
  expect(without.length).toBe(withoutPath.length);
  for (const [place, beginning] of withoutPath.entries()) expect(without[place]).toContain(beginning);
  for (const { method, path, endpoint, fields } of lines.flatMap(callsIn)) {
    expect(endpoint, `${method} ${path}`).toBeDefined();
    const declared = Object.keys((endpoint?.body as { properties?: object } | undefined)?.properties ?? {});
    expect(declared, `${method} ${path}`).toEqual(expect.arrayContaining([...fields]));
  }
  expect(lines.flatMap(callsIn).length).toBeGreaterThan(120);
});

const named = lines.filter((line) => callsIn(line).length > 0).map((line) => [line.slice(0, 80), line] as const);

test.for(named)('the server accepts %s', async ([, line]) => {
  for (const call of callsIn(line)) {
    const { status, payload } = await send(call);
    expect([call.path, status, payload]).toEqual([call.path, 200, expect.not.stringContaining('"isSuccess":false')]);
  }
});

test('finds the item of a purchase by its id alone', { meta: { rows: ['C-API-044'] } }, async () => {
  const purchase = callsIn('- POST /fate/purchase {storeItemId, newName}')[0];
  const its = await occasionOf('POST /fate/purchase');
  const outfit = await server.call('POST /fate/purchase', { storeItemId: 5, newName: '' }, its.token);
  expect(outfit.body).toMatchObject({ isSuccess: true, message: expect.any(String) });
  const newName = `Ada ${uniqueName()}`;
  const named = await server.call('POST /fate/purchase', { storeItemId: 6, newName }, its.token);
  expect(named.body).toMatchObject({ isSuccess: true, characterName: newName, message: expect.any(String) });
  expect(purchase?.fields).toEqual(['storeItemId', 'newName']);
  const unknown = await server.call('POST /fate/purchase', { storeItemId: 400 }, its.token);
  expect(unknown.body.isSuccess).toBe(false);
});

test('reads a journal with all six keys empty, and with the default order and filter by name', {
  meta: { rows: ['C-API-075'] },
}, async () => {
  const { token } = await occasionOf('POST /journal/delete');
  const get = (query: string) =>
    server.app.inject({ url: `/api/journal?${query}`, headers: { authorization: `Bearer ${token}` } });
  const usual = (await get('')).json();
  expect(usual.entries).toHaveLength(1);
  for (const query of [
    'page=&date=&sortBy=&filterBy=&fromId=&characterName=',
    'page=0&date=&sortBy=0&filterBy=&fromId=&characterName=',
    'sortBy=Newest&filterBy=No%20Filter',
    'sortBy=Oldest&filterBy=null',
  ])
    expect((await get(query)).json(), query).toEqual(usual);
  expect((await get('sortBy=Sideways')).json().message).toBe(
    'Order: enter a whole number from 0 to 1, or Newest or Oldest.',
  );
});

test('sells for the quality objects that the server itself sent', { meta: { rows: ['C-API-099'] } }, async () => {
  const { token } = await occasionOf('POST /exchange/sell');
  const own = await server.call('GET /exchange/availabilities', {}, token);
  const item = own.body.find(({ availability }) => availability.id === wholeIds.soldHat)?.availability;
  const { quality, purchaseQuality } = item ?? {};
  const sold = await server.call(
    'POST /exchange/sell',
    { availabilityId: wholeIds.soldHat, amount: 1, quality, purchaseQuality },
    token,
  );
  expect(sold.body).toMatchObject({ isSuccess: true, possessionsChanged: expect.any(Array) });
});

test('drops an empty choice of a body, empties an empty note, and names an empty required number', async () => {
  const { token, body: tag } = await occasionOf('POST /journal/tag');
  const { id } = tag;
  const post = (path: string, payload: object, by = token) =>
    server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: { authorization: `Bearer ${by}` } });
  const renamed = (await post('/journal/tag', { id, name: 'Lamps', color: '', isFavorite: '' })).json();
  expect(renamed.tag).toEqual({ id, name: 'Lamps', color: 'None', isFavorite: false });
  expect((await post('/journal/tag', { id, name: '' })).json().isSuccess).toBe(false);

  const planned = await occasionOf('POST /plan/update');
  const { branchId } = planned.body;
  const update = (body: object) => post('/plan/update', body, planned.token);
  expect((await update({ branchId, notes: 'Soon' })).json().plan.notes).toBe('Soon');
  expect((await update({ branchId, notes: '' })).json().plan.notes ?? '').toBe('');
  const refused = await update({ branchId: '', notes: '' });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      isSuccess: false,
      message: 'Choice: choose it again on the page.',
      details: expect.stringContaining('body/branchId must be integer'),
    },
  ]);
});
