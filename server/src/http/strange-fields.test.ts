import { type Endpoint, endpoints } from '@underhall/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAccount, aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { canary, type StrangeCall, strangeCall } from '../testing/strange-calls.ts';

const calls = 20_000;
const atOnce = 50;

/** These calls end the caller's session, so they come last. */
const partings = ['/login/logout', '/settings/deactivate', '/extra/sessions/end', '/extra/sessions/endothers'];

test('twenty thousand calls with random fields cause no server error, and their content is not logged', {
  meta: { asvs: ['2.2.1', '13.4.2', '16.2.5', '16.5.1'] },
  timeout: 300_000,
}, async () => {
  const log: string[] = [];
  // The environment that has every endpoint.
  const server = await aServer({
    options: { environment: 'local', logLevel: 'trace' },
    log: { write: (line) => void log.push(line) },
  });
  const player = await aPlayer(server);
  const tokens = [
    undefined,
    `${canary}.${canary}.${canary}`,
    (await anAccount(server)).token,
    player.token,
    player.token,
  ];
  const answeredWell = new Set<string>();
  let made = 0;
  const make = async (call: StrangeCall): Promise<void> => {
    made += 1;
    const { statusCode, payload } = await server.app.inject(call);
    const about = () => JSON.stringify([call, statusCode, payload, log.at(-1)?.slice(0, 2_000)]);
    if (statusCode === 200 && !payload.includes('"isSuccess":false')) answeredWell.add(call.url.replace(/[?].*/, ''));
    if (statusCode >= 500) throw new Error(about());
    expect(payload).not.toMatch(/ at .*\.ts:\d|node_modules|syntax error at/);
    if (statusCode !== 200) expect(JSON.parse(payload), payload).toMatchObject({ isSuccess: false });
  };
  const isParting = ({ path }: Endpoint): boolean => partings.includes(path);
  const rounds = [endpoints.filter((endpoint) => !isParting(endpoint)), endpoints.filter(isParting)];
  for (const [round, several] of rounds.entries()) {
    const together = fc.array(strangeCall(several, tokens), { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(together, async (all) => void (await Promise.all(all.map(make))));
    // A fixed seed; another number generates other calls.
    await fc.assert(property, { numRuns: round === 0 ? calls / atOnce : 10, seed: 1612 });
  }
  expect(made).toBeGreaterThanOrEqual(calls);
  // Client error reports are logged, but only the fields of the contract.
  const [reports, others] = [/"clientError"/, /^(?!.*"clientError")/].map((kind) =>
    log.filter((line) => kind.test(line)),
  );
  for (const line of reports ?? [])
    expect(['version', 'path', 'browser', 'message', 'stack']).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(line).clientError)),
    );
  expect(reports?.length).toBeGreaterThan(0);
  expect(others?.filter((line) => line.includes(canary))).toEqual([]);
  // Many calls passed validation and had an effect.
  expect(answeredWell.size).toBeGreaterThan(60);
  const secrets = [player.token, player.email, 'a quarter to lamps'];
  expect(log.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
