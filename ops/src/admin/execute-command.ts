import { hostname, userInfo } from 'node:os';
import { describeChange } from '@underhall/language';
import {
  type AdminCommand,
  type CommandInput,
  CommandRefused,
  type CommandResult,
  hasSecrets,
  loadPack,
  openAdmin,
  openDatabase,
  openDeps,
  openSecrets,
  readConfig,
  runAdminCommand,
  serverOptionsOf,
} from '@underhall/server';
import { buildWorld, worldFile } from '../build/build-world.ts';
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
  if (builtWorld === undefined && !(await buildWorld()))
    throw new CommandRefused('The world does not compile. Fix the errors above first.');
  let result: CommandResult | undefined;
  await withDatabase(async (connection) => {
    const database = await openDatabase(connection, 1);
    try {
      const world = loadPack(builtWorld ?? worldFile);
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

/** The user and the host, for the log. Under sudo, also the user who ran sudo. */
function operator(): string {
  const { SUDO_USER } = process.env;
  const { username } = userInfo();
  return `${SUDO_USER && SUDO_USER !== username ? `${SUDO_USER} as ` : ''}${username} on ${hostname()}`;
}
