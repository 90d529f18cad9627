import { join } from 'node:path';
import { signInProviders, testClientId, type WorldWords } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { fillNewLikenesses } from './account/likeness-store.ts';
import { buildApp } from './app.ts';
import { faultOfProductionConfig } from './check-production-config.ts';
import { type Config, outsideConnection, readConfig } from './config.ts';
import { CannotStart } from './db/cannot-start.ts';
import { openDatabase } from './db/connection.ts';
import type { Connection, Database } from './db/database.ts';
import { type Embedded, startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { pageWords } from './http/page-words.ts';
import { runJobs, stopMs } from './jobs/run-jobs.ts';
import { jobsOf } from './jobs.ts';
import { logError } from './log-error.ts';
import { agreementOf } from './nodes/agreement.ts';
import { type JoinedNode, joinNodes } from './nodes/join-nodes.ts';
import { nodeStore } from './nodes/node-store.ts';
import { openDeps } from './open-deps.ts';
import type { OpenedVersion } from './publishing/follow-live.ts';
import { openPublished, type PublishedWorld, playPublished } from './publishing/play-published.ts';
import { nodeRuntime } from './runtime/node-runtime.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type { ServerOptions } from './server-options.ts';
import { loadPack } from './world/load-pack.ts';

export type RunningServer = {
  /** The title of the world, which `reloadWorld` may change. */
  title(): string;
  readonly address: string;
  /** Folder where outgoing e-mail is saved. Absent if an SMTP server is configured. */
  readonly outbox?: string;
  /** Resolves with a message if the embedded database exits unexpectedly, or without one after `stop`. */
  readonly ended: Promise<string | undefined>;
  /**
   * Loads the compiled world and its pictures again, and returns what the page has of them. Throws and keeps the old
   * world if the file is invalid.
   */
  reloadWorld(): WorldWords;
  /** Unless `isImmediate` is true, `/readyz` first returns 503 for `CLOSING_PAUSE_S` seconds. */
  stop(about?: { readonly isImmediate: boolean }): Promise<void>;
};

export type Folders = ({ readonly worldFile: string } | PublishedWorld) & PublicFolders;
type PublicFolders = Pick<ServerOptions, 'webFolder' | 'imagesFolder' | 'picturesFolder' | 'compiler'>;

/** With a silent database, a server ends within five seconds: after this time, requests that wait for it fail. */
const hurryAfterMs = 1_500;
/** After this time, requests that are still running are cut off. */
const closingGraceMs = 4_000;

/** Starts the embedded database if none is configured, migrates the database, and serves requests. */
export async function runServer(folders: Folders, config: Config = readConfig()): Promise<RunningServer> {
  const fault = faultOfProductionConfig(config);
  if (fault) throw new CannotStart(fault);
  if (config.replacesWorld !== undefined) logError(replacesWorldNotice);
  const outside = outsideConnection(config);
  const embedded = outside ? undefined : await startEmbedded({ dataDir: config.dataDir });
  try {
    const connection = outside ?? (embedded as Embedded).connection;
    await migrate(connection);
    const database = await openDatabase(connection);
    await fillNewLikenesses(database);
    // Only one server can lock the data folder, so an embedded database has no second server.
    if (embedded) await nodeStore(database).clear();
    const { world, version } = await openWorld(database, folders, config.publicUrl ?? ownAddressOf(config));
    const { title } = world.pack.words;
    const options = serverOptionsOf(config, publicOf(folders), title);
    const secrets = openSecrets(config);
    const membership = embedded && !version ? soloNode : await joinServers(database, config, secrets, version?.number);
    const deps = await openDeps(database, world, secrets, options);
    const { runtime } = deps;
    const app = await buildApp(deps);
    const stopFollowing = version && (await playPublished(deps, version, membership, logError));
    const address = await app.listen({ host: config.host, port: config.port });
    // E-mail and jobs start after the server accepts requests, because nobody waits for them.
    const background = startBackgroundWork(connection, deps, database);
    const stopListening = await deps.sessions.listen();
    return {
      title: () => deps.world.pack.words.title,
      address,
      ...(!config.smtpUrl && options.outboxFolder && { outbox: options.outboxFolder }),
      ended: embedded?.ended ?? new Promise(() => {}),
      reloadWorld() {
        if ('worldFile' in folders) deps.world.replace(loadPack(folders.worldFile));
        deps.pictures.reload();
        return pageWords(deps);
      },
      async stop({ isImmediate } = { isImmediate: true }) {
        deps.shutdown.start();
        if (!isImmediate) await runtime.pause(config.closingPause);
        // Closing the app ends idle connections immediately.
        const hurrying = runtime.after(hurryAfterMs, () => database.hurry());
        const late = runtime.after(closingGraceMs, () => app.server.closeAllConnections());
        await Promise.all([app.close().then(stopListening), background.end()]);
        await stopFollowing?.();
        await membership.leave();
        hurrying.cancel();
        late.cancel();
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (failure) {
    await embedded?.stop();
    throw failure;
  }
}

const replacesWorldNotice = 'REPLACES_WORLD has no effect any more. Remove it from the settings.';

const soloNode: JoinedNode = { async reportOpened() {}, async leave() {} };

type Opened = { readonly world: World; readonly version?: OpenedVersion };

async function openWorld(database: Database, folders: Folders, address: string): Promise<Opened> {
  if ('worldFile' in folders) return { world: loadPack(folders.worldFile) };
  const { compiler, worldFolder, picturesFolder } = folders;
  const version = await openPublished({
    ...{ database, compiler, runtime: nodeRuntime, log: logError, address },
    ...(worldFolder && { worldFolder }),
    options: picturesFolder === undefined ? {} : { picturesFolder },
  });
  return { world: version.world, version };
}

function publicOf(folders: Folders): PublicFolders {
  const { webFolder, imagesFolder, picturesFolder, compiler }: PublicFolders = folders;
  return {
    ...(webFolder && { webFolder }),
    ...(imagesFolder && { imagesFolder }),
    ...(picturesFolder && { picturesFolder }),
    ...(compiler && { compiler }),
  };
}

/** Closes the database if the server cannot join. */
async function joinServers(
  database: Database,
  config: Config,
  secrets: Secrets,
  openedVersion: number | undefined,
): Promise<JoinedNode> {
  const agreement = agreementOf(config, secrets);
  try {
    return await joinNodes(nodeStore(database), {
      agreement,
      ...(openedVersion !== undefined && { openedVersion }),
      logError,
      runtime: nodeRuntime,
    });
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** Starts e-mail and jobs. `end` must run before the database is closed. */
function startBackgroundWork(connection: Connection, deps: Deps, database: Database): { end(): Promise<void> } {
  const jobs = jobsOf(deps, database, logError);
  const started = Promise.all([deps.mailQueue.open(), runJobs(connection, { jobs, logError })]).then(
    ([, end]) => end,
    (failure: Error) => logError(`e-mail and jobs did not start; restart the server to start them: ${failure.message}`),
  );
  return {
    async end() {
      const stopped = started.then((end) => end?.());
      // The jobs may wait for a database that does not answer, even to start.
      const late = new Promise<void>((giveUp) => deps.runtime.after(stopMs, giveUp).unref());
      await Promise.all([Promise.race([stopped, late]), deps.mailQueue.close()]);
    },
  };
}

export function serverOptionsOf(config: Config, folders: PublicFolders, title: string): ServerOptions {
  const {
    clientVersion,
    environment,
    supportEmail = placeholderSupportAddress(title),
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
    // A mail server would retry the placeholder address for days. Without SUPPORT_EMAIL, reports are therefore only
    // sent if e-mail goes to the outbox.
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
    ownAddress: ownAddressOf(config),
    ...(config.shareKey && { shareKey: config.shareKey }),
    ...(config.isEdited && { isEdited: true }),
    ...(config.smtpUrl && { smtpUrl: config.smtpUrl }),
    ...(config.mailFrom && { mailFrom: config.mailFrom }),
    outboxFolder: join(config.dataDir, 'outbox'),
    ...(config.otherGamesFile && { otherGamesFile: config.otherGamesFile }),
    maintenanceFile: config.maintenanceFile ?? join(config.dataDir, 'maintenance'),
    ...folders,
  };
}

/** Used until the operator sets a support address. Nobody reads it. */
const placeholderSupportAddress = (title: string): string => {
  const name =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'game';
  return `support@${name}.example`;
};

const ownAddressOf = ({ host, port }: Config): string => `http://${reachableHost(host)}:${port}`;

const reachableHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
