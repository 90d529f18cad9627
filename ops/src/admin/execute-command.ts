import { hostname, userInfo } from 'node:os';
import type { World } from '@underhall/engine';
import { describeChange } from '@underhall/language';
import {
  type AdminCommand,
  type CommandInput,
  CommandRefused,
  type CommandResult,
  type Database,
  hasSecrets,
  loadPack,
  nodeRuntime,
  openAdmin,
  openDatabase,
  openDeps,
  openLiveWorld,
  openSecrets,
  readConfig,
  runAdminCommand,
  serverOptionsOf,
} from '@underhall/server';
import { buildWorld, worldFile } from '../build/build-world.ts';
import { compiler } from '../build/world-sources.ts';
import { withDatabase } from '../with-database.ts';

/** Runs an admin command on the database, whether or not the server is running. `builtWorld` is for tests. */
export async function executeCommand(
  command: AdminCommand,
  input: CommandInput,
  reason: string,
  builtWorld?: string,
): Promise<CommandResult> {
  const config = readConfig();
  if (config.databaseUrl && !hasSecrets(config))
    throw new CommandRefused(
      'The secrets of the server were not found. Run this command on its machine, with its DATA_DIR, or with its SIGNING_SECRET and LUCK_SECRET.',
    );
  let result: CommandResult | undefined;
  await withDatabase(async (connection) => {
    const database = await openDatabase(connection, 1);
    try {
      const world = builtWorld === undefined ? await openWorld(database) : loadPack(builtWorld);
      const options = serverOptionsOf(config, {}, world.pack.words.title);
      const deps = await openDeps(database, world, openSecrets(config), options);
      const adminDeps = openAdmin(database, {
        ...deps,
        describeChange,
        ...(config.secrets.signing === undefined && { secretsFolder: config.dataDir }),
      });
      result = await runAdminCommand(adminDeps, { command, input, operator: operator(), reason });
    } finally {
      await database.close();
    }
  });
  return result as CommandResult;
}

/** The live world, or that of the folder if no server has started on this database. */
async function openWorld(database: Database): Promise<World> {
  const live = await openLiveWorld({ database, compiler, runtime: nodeRuntime, options: {} });
  if (live) return live;
  if (!(await buildWorld())) throw new CommandRefused('The world does not compile. Fix the errors above first.');
  return loadPack(worldFile);
}

/** The user and the host, for the log. Under sudo, also the user who ran sudo. */
function operator(): string {
  const { SUDO_USER } = process.env;
  const { username } = userInfo();
  return `${SUDO_USER && SUDO_USER !== username ? `${SUDO_USER} as ` : ''}${username} on ${hostname()}`;
}
