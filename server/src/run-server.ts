import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInProviders, testClientId } from '@underhall/contract';
import { buildApp } from './app.ts';
import { faultOfProductionConfig } from './check-production-config.ts';
import { type Config, outsideConnection, readConfig } from './config.ts';
import { CannotStart } from './db/cannot-start.ts';
import { openDatabase } from './db/connection.ts';
import type { Connection, Database } from './db/database.ts';
import { type Embedded, startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { jobsOf } from './jobs.ts';
import { logError } from './log-error.ts';
import { agreementOf } from './nodes/agreement.ts';
import { type JoinedNode, joinNodes } from './nodes/join-nodes.ts';
import { nodeStore } from './nodes/node-store.ts';
import { openDeps } from './open-deps.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type { ServerOptions } from './server-options.ts';
import { loadPack } from './world/load-pack.ts';

export type Running = {
  /** The world's name, for lines at the terminal. */
  readonly title: string;
  readonly address: string;
  /** The folder in which letters are kept in place of being mailed; absent where a mail server takes them. */
  readonly outbox?: string;
  /** Settles with words when the database under the server ends by itself; with nothing after `stop`. */
  readonly ended: Promise<string | undefined>;
  /** Reads the compiled world's file again: requests from then on are answered in it. Throws, and goes on, if it cannot be read. */
  reloadWorld(): void;
  /** Ends in good order. Unless it is to be at once, the server first says for a while that it is going to end. */
  stop(about?: { readonly isAtOnce: boolean }): Promise<void>;
};

export type Folders = { readonly worldFile: string; readonly webFolder?: string; readonly imagesFolder?: string };

const closingGraceMs = 5_000;

/** Starts a server by its configuration: the database unless there is an outside one, its migrations, the calls. */
export async function runServer({ worldFile, ...folders }: Folders, config: Config = readConfig()): Promise<Running> {
  const fault = faultOfProductionConfig(config);
  if (fault) throw new CannotStart(fault);
  const outside = outsideConnection(config);
  const embedded = outside ? undefined : await startEmbedded({ dataDir: config.dataDir });
  try {
    const connection = outside ?? (embedded as Embedded).connection;
    await migrate(connection);
    const database = await openDatabase(connection);
    const world = loadPack(worldFile);
    const { title } = world.pack.words;
    const options = serverOptionsOf(config, folders, title);
    const secrets = openSecrets(config);
    // The database in the data folder belongs to one server, which holds the folder.
    const membership = embedded ? alone : await joinServers(database, config, secrets, world.pack.version);
    const deps = await openDeps(database, world, secrets, options);
    const app = await buildApp(deps);
    const address = await app.listen({ host: config.host, port: config.port });
    // Nobody waits for letters and jobs; they begin once pages are answered.
    const beside = beginBeside(connection, deps, database);
    const deaf = await deps.sessions.listen();
    return {
      title,
      address,
      ...(!config.smtpUrl && options.outboxFolder && { outbox: options.outboxFolder }),
      ended: embedded?.ended ?? new Promise(() => {}),
      reloadWorld() {
        deps.world.replace(loadPack(worldFile));
        membership.changeWorld(deps.world.pack.version);
      },
      async stop({ isAtOnce } = { isAtOnce: true }) {
        deps.shutdown.start();
        if (!isAtOnce) await pause(config.closingPause);
        // Idle connections of browsers are closed at once; calls under way have this long to end.
        const late = setTimeout(() => app.server.closeAllConnections(), closingGraceMs);
        await app.close();
        await beside.end();
        await deaf();
        await membership.leave();
        clearTimeout(late);
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (failure) {
    await embedded?.stop();
    throw failure;
  }
}

const alone: JoinedNode = { changeWorld() {}, async leave() {} };

/** Makes the server one of those on the database; one that may not be leaves no connection behind. */
async function joinServers(database: Database, config: Config, secrets: Secrets, world: string): Promise<JoinedNode> {
  const { replacesWorld } = config;
  const agreement = agreementOf(config, secrets, world);
  try {
    return await joinNodes(nodeStore(database), { agreement, ...(replacesWorld && { replacesWorld }), logError });
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** Letters and jobs, which begin when the server is open and end before the database is closed. */
function beginBeside(connection: Connection, deps: Deps, database: Database): { end(): Promise<void> } {
  const jobs = jobsOf(deps, database, logError);
  const begun = Promise.all([deps.mailQueue.open(), runJobs(connection, { jobs, logError })]).then(
    ([, end]) => end,
    (failure: Error) => logError(`letters and jobs did not begin, and wait for the next start: ${failure.message}`),
  );
  return {
    async end() {
      await (await begun)?.();
      await deps.mailQueue.close();
    },
  };
}

/** The options of a server by its configuration; `title` is the world's. */
export function serverOptionsOf(
  config: Config,
  folders: Pick<ServerOptions, 'webFolder' | 'imagesFolder'>,
  title: string,
): ServerOptions {
  const {
    clientVersion,
    environment,
    supportEmail = supportOf(title),
    cmsUrl,
    merchantId,
    trustProxy,
    publicUrl,
  } = config;
  const { rateLimits, clockOffset, everybodysTier, logLevel } = config;
  return {
    clientVersion,
    environment,
    supportEmail,
    // Letters to the stand-in go no further than the outbox: a mail server would try it for days.
    ...((config.supportEmail || !config.smtpUrl) && { reportsTo: supportEmail }),
    ...(cmsUrl && { cmsUrl }),
    links: config.links,
    ...(merchantId && { merchantId }),
    payments: config.payments,
    checkout: config.checkout,
    seller: config.seller,
    ...(config.pricesFile && { pricesFile: config.pricesFile }),
    ...(config.metricsToken && { metricsToken: config.metricsToken }),
    rateLimits,
    clockOffset,
    everybodysTier,
    logLevel,
    ...(trustProxy > 0 && { trustProxy }),
    ...(publicUrl && { publicUrl }),
    signIn: signInProviders.flatMap((provider) => {
      const real = config.providers.find((each) => each.provider === provider);
      if (real) return [{ provider, clientId: real.clientId }];
      return config.testSignIn ? [{ provider, clientId: testClientId }] : [];
    }),
    providers: config.providers,
    ownAddress: `http://${reachable(config.host)}:${config.port}`,
    ...(config.smtpUrl && { smtpUrl: config.smtpUrl }),
    ...(config.mailFrom && { mailFrom: config.mailFrom }),
    outboxFolder: join(config.dataDir, 'outbox'),
    ...(config.otherGamesFile && { otherGamesFile: config.otherGamesFile }),
    maintenanceFile: config.maintenanceFile ?? join(config.dataDir, 'maintenance'),
    ...folders,
  };
}

/** An address that stands in until the operator gives one: nobody reads it. */
const supportOf = (title: string): string => {
  const name =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'game';
  return `support@${name}.example`;
};

/** A host name by which this machine reaches the server. */
const reachable = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
