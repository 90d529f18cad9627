import { openPack, type Pack } from '@underhall/engine';
import { buildApp, type Connection, openDatabase, openDeps } from '@underhall/server';

// The measured server: one process with every feature, as after `npm start`.

type ServerJob = {
  readonly pack: Pack;
  readonly connection: Connection;
  readonly sessions: readonly { accountId: number; characterId: number }[];
};

process.once('message', async ({ pack, connection, sessions }: ServerJob) => {
  const database = await openDatabase(connection);
  const secrets = { signing: 'measured'.repeat(8), luck: 'measurable'.repeat(8) };
  const options = { clientVersion: '6.5.99', rateLimits: false, clockOffset: 0, logLevel: 'warn' };
  const deps = await openDeps(database, openPack(pack), secrets, options);
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const tokens = await Promise.all(
    sessions.map(async ({ accountId, characterId }) => {
      const sid = await deps.sessions.begin(accountId);
      return deps.tokens.sign({ UserId: String(accountId), CharacterId: String(characterId), sid });
    }),
  );
  const address = app.server.address();
  process.send?.({ setup: { port: typeof address === 'object' ? address?.port : 0, tokens } });
});
