import {
  type Connection,
  findRunningServer,
  migrate,
  outsideConnection,
  readConfig,
  startEmbedded,
} from '@underhall/server';

/** Runs an action on the database of `DATABASE_URL`, else on that of the running server or of the data folder. */
export async function withDatabase(act: (connection: Connection) => Promise<void>): Promise<void> {
  const config = readConfig();
  const { dataDir } = config;
  const there = outsideConnection(config) ?? (await findRunningServer(dataDir));
  if (there) return act(there);
  const embedded = await startEmbedded({ dataDir });
  try {
    await migrate(embedded.connection);
    await act(embedded.connection);
  } finally {
    await embedded.stop();
  }
}
