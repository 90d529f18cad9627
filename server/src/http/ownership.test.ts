import { type Endpoint, endpoints } from '@underhall/contract';
import { beforeAll, expect, test } from 'vitest';
import { anAccount, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anOwner, aServerForOwners, ownersText, readRows } from '../testing/an-owner.ts';

type Field = { readonly type?: string; readonly enum?: readonly string[] };
type Body = Record<string, unknown>;

const server = await aServerForOwners();
const { app } = server;
/** One ends the caller's session. Anonymous callers may make the other on purpose; it mails the owner. */
const leftOut = ['/login/logout', '/settings/requestpasswordreset'];
/** Blocking hides the owner from the stranger, so it comes last. */
const isLast = ({ path }: Endpoint) => path === '/extra/block';
const all = [...endpoints.filter((each) => !isLast(each)), ...endpoints.filter(isLast)].filter(
  ({ path }) => !leftOut.includes(path),
);
const fieldsOf = ({ body }: Endpoint): readonly (readonly [name: string, field: Field])[] =>
  Object.entries((body as { properties?: Record<string, Field> }).properties ?? {});

async function send({ method, path }: Endpoint, body: Body, token?: string) {
  const filled = path.replace(/:(\w+)/, (_, field) => encodeURIComponent(String(body[field] ?? 'x')));
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)])),
  );
  const answer = await app.inject({
    method,
    url: `/api${filled}${method === 'GET' ? `?${query}` : ''}`,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: answer.payload, body: answer.json() as { isSuccess?: boolean } };
}

/** All rows of the owner in every table. */
async function rowsOf({ characterId, account }: { readonly characterId: number; readonly account: number }) {
  const columns = await readRows<{ table_name: string; column_name: string }>(
    server,
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and (column_name in ('character_id', 'account_id', 'from_id', 'to_id')
       or (table_name in ('characters', 'accounts') and column_name = 'id'))
     order by table_name, column_name`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const id = column === 'account_id' || table === 'accounts' ? account : characterId;
    const rows = await readRows<{ row: unknown }>(
      server,
      `select to_jsonb(t) as row from ${table} t where ${column} = $1 order by to_jsonb(t)::text`,
      id,
    );
    found.push(...rows.map(({ row }) => `${table} ${JSON.stringify(row)}`));
  }
  return found;
}

/** Bodies with this value for every number and this text for every string, with each value of a union. */
function bodiesWith(endpoint: Endpoint, number: unknown, text: unknown): readonly Body[] {
  const words = Math.max(1, ...fieldsOf(endpoint).map(([, field]) => field.enum?.length ?? 1));
  return Array.from({ length: words }, (_, at) =>
    Object.fromEntries(
      fieldsOf(endpoint).map(([name, { type, enum: closed }]) => [
        name,
        closed
          ? closed[at % closed.length]
          : type === 'integer' || type === 'number'
            ? number
            : type === 'boolean'
              ? at % 2 === 0
              : type === 'string'
                ? text
                : type === 'array'
                  ? [number]
                  : {},
      ]),
    ),
  );
}

/** All bodies with each number and text of the owner. */
function bodiesOf(endpoint: Endpoint, { numbers, texts }: Awaited<ReturnType<typeof anOwner>>): readonly Body[] {
  const bodies = numbers.flatMap((number) => texts.flatMap((text) => bodiesWith(endpoint, number, text)));
  return [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];
}

let owner: Awaited<ReturnType<typeof anOwner>>;
let stranger: TestPlayer;
beforeAll(async () => {
  owner = await anOwner(server);
  stranger = await aPlayer(server);
});

test('each endpoint answers the callers that it declares, and all others get 401', {
  meta: { rows: ['C-API-030', 'C-ERROR-010'], asvs: ['3.5.1', '3.5.2', '8.2.1', '8.3.1'] },
}, async () => {
  const { token: withoutCharacter } = await anAccount(server);
  for (const endpoint of all) {
    const { who, method, path } = endpoint;
    const name = `${method} ${path}`;
    const needsToken = who === 'account' || who === 'character' || who === 'publisher';
    const [body = {}] = bodiesWith(endpoint, 0, 'x');
    const asVisitor = await send(endpoint, body);
    // Signing in with an invalid token also fails.
    const isWayIn = /login|signin|fedcm|processsignedrequest|register$/.test(path);
    if (needsToken) expect([asVisitor.status, asVisitor.body.isSuccess], name).toEqual([401, false]);
    else if (!isWayIn) expect(asVisitor.status, name).not.toBe(401);
    if (who !== 'character') continue;
    const asAccount = await send(endpoint, body, withoutCharacter);
    expect([200, 400], `${name} ${asAccount.text}`).toContain(asAccount.status);
    expect(asAccount.body.isSuccess, name).toBe(false);
  }
});

test('IDs and names of another player give no access to her data and change nothing', {
  meta: { asvs: ['1.2.4', '2.2.3', '2.3.1', '8.2.2', '14.2.4', '15.3.1'] },
  timeout: 240_000,
}, async () => {
  const before = await rowsOf(owner);
  const holding = before.filter((row) => row.includes(ownersText)).map((row) => row.split(' ')[0]);
  expect([...new Set(holding)].sort()).toEqual(
    expect.arrayContaining([
      'invitations',
      'journal_entries',
      'journal_tags',
      'messages',
      'notes',
      'plan_notes',
      'reports',
    ]),
  );
  expect(before.map((row) => row.split(' ')[0])).toEqual(
    expect.arrayContaining(['blocks', 'company_preferences', 'contacts']),
  );
  for (const endpoint of all) {
    for (const body of bodiesOf(endpoint, owner)) {
      for (const token of [stranger.token, undefined]) {
        const answer = await send(endpoint, body, token);
        const asked = `${endpoint.method} ${endpoint.path} ${JSON.stringify(body)}`;
        expect(answer.status, asked).toBeLessThan(500);
        expect(answer.text, asked).not.toContain(ownersText);
      }
    }
  }
  expect(await rowsOf(owner)).toEqual(before);
  const reported = `select words from reports where character_id = $1`;
  for (const { words } of await readRows<{ words: string }>(server, reported, stranger.characterId))
    expect(words, 'nobody reports, and has sent to the operator, what was said to somebody else').not.toContain(
      ownersText,
    );
});

test('absurd numbers and texts get a reply and change nothing of other players', async () => {
  const before = await rowsOf(owner);
  const numbers = [0, -1, 2 ** 31, 2 ** 53 - 1, 2 ** 60, 1.5, 'NaN', null, [], {}];
  const texts = ['', '\u0000', '../..', '%', 'x'.repeat(3000), null, 7];
  for (const endpoint of all) {
    for (const [at, number] of numbers.entries()) {
      for (const body of bodiesWith(endpoint, number, texts[at % texts.length])) {
        const answer = await send(endpoint, body, stranger.token);
        const asked = `${endpoint.method} ${endpoint.path} ${JSON.stringify(body).slice(0, 200)}`;
        expect([200, 400, 401, 404], `${asked} ${answer.text.slice(0, 200)}`).toContain(answer.status);
      }
    }
  }
  expect(await rowsOf(owner)).toEqual(before);
}, 240_000);
