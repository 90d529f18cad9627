import { hostname, userInfo } from 'node:os';
import { describeChange } from '@underhall/language';
import {
  CannotDo,
  type Deed,
  type DeedAnswer,
  type DeedGiven,
  hasSecrets,
  loadPack,
  openAdmin,
  openDatabase,
  openDeps,
  openSecrets,
  readConfig,
  runDeed,
  serverOptionsOf,
} from '@underhall/server';
import { buildWorld, worldFile } from '../build/build-world.ts';
import { withDatabase } from '../with-database.ts';

/** Does a deed on the database of the server, running or not. */
export async function doDeed(deed: Deed, given: DeedGiven, reason: string): Promise<DeedAnswer> {
  const config = readConfig();
  if (config.databaseUrl && !hasSecrets(config))
    throw new CannotDo(
      'The secrets of the server are not here. Run this where it runs, with its settings: DATA_DIR, or SIGNING_SECRET and LUCK_SECRET.',
    );
  if (!(await buildWorld())) throw new CannotDo('The world does not compile, so that nothing of it can be told.');
  let told: DeedAnswer | undefined;
  await withDatabase(async (connection) => {
    const database = await openDatabase(connection, 1);
    try {
      const world = loadPack(worldFile);
      const options = serverOptionsOf(config, {}, world.pack.words.title);
      const deps = await openDeps(database, world, openSecrets(config), options);
      const adminDeps = openAdmin(database, {
        ...deps,
        describeChange,
        ...(config.secrets.signing === undefined && { secretsIn: config.dataDir }),
      });
      told = await runDeed(adminDeps, { deed, given, operator: operator(), reason });
    } finally {
      await database.close();
    }
  });
  return told as DeedAnswer;
}

/** The account on the machine that gave the command, also through sudo, and the machine. */
function operator(): string {
  const { SUDO_USER } = process.env;
  const { username } = userInfo();
  return `${SUDO_USER && SUDO_USER !== username ? `${SUDO_USER} as ` : ''}${username} on ${hostname()}`;
}
