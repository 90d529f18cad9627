import { createHash } from 'node:crypto';
import { CannotStart } from '../db/cannot-start.ts';
import { Refused } from '../http/failures.ts';
import type { NodeStore } from '../nodes/node-store.ts';
import type { OpenedVersion } from './follow-live.ts';
import { isNumberFault, type NumberStore } from './number-store.ts';
import { CompileFailed } from './open-compiler.ts';
import { type OpenVersionDeps, openVersion } from './open-version.ts';
import { storeWorld, type UploadDeps } from './publish-commands.ts';
import type { SwitchStore } from './switch-store.ts';

/** The folder that a server is started with. `shownAs` is its path for the operator. */
export type WorldFolder = {
  readonly shownAs: string;
  /** Lists the files that the compiler reads. */
  readonly files: () => readonly { readonly path: string; readonly read: () => Buffer }[];
  /** Gives numbers to new things before the folder is published. Returns false, with mistakes printed, if it cannot. */
  readonly prepare?: () => Promise<boolean>;
};

type StartDeps = OpenVersionDeps &
  UploadDeps & {
    readonly switches: SwitchStore;
    readonly nodes: Pick<NodeStore, 'list'>;
    readonly worldNumbers: Pick<NumberStore, 'joining' | 'forgetUnused'>;
    readonly log: (line: string) => void;
    /** Where authors reach this server. */
    readonly address: string;
  };

const lookEveryMs = 500;
const publisher = 'npm start';

/**
 * Opens the version with which this server starts. The database decides which one is live. The folder becomes the live
 * version only while nobody has ever published and no other server runs.
 *
 * @throws CannotStart if there is no world, or the live one does not compile
 */
export async function openAtStart(deps: StartDeps, folder: WorldFolder | undefined): Promise<OpenedVersion> {
  for (;;) {
    await waitForSwitch(deps);
    const { live, wasPublished } = await deps.switches.read();
    const isNew = folder !== undefined && !(await isLive(deps, folder));
    const isFree = !wasPublished && (await deps.nodes.list()).length === 0;
    if (isNew && isFree) {
      const made = await openFromFolder(deps, folder);
      if (made === 'overtaken') continue;
      if ('world' in made) return made;
      if (live === undefined) throw new CannotStart(made.faults);
      deps.log(
        `The world in ${folder.shownAs} was not published, so the one before is played.\n${made.faults}\nTo play another world instead, give it data of its own: set DATA_DIR, or DATABASE_URL.`,
      );
      return openOrExplain(deps, live);
    }
    if (live === undefined)
      throw new CannotStart('There is no world yet. Start once with the folder of one: npm start -- --world FOLDER');
    if (isNew) deps.log(await describeUnplayed(deps, folder));
    return openOrExplain(deps, live);
  }
}

async function waitForSwitch({ switches, runtime, log }: StartDeps): Promise<void> {
  let isLogged = false;
  while ((await switches.read()).candidate !== undefined) {
    if (!isLogged) log('Another version of the world is going live. Waiting for the end of that ...');
    isLogged = true;
    await runtime.pause(lookEveryMs);
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const hashesOf = ({ files }: WorldFolder): Readonly<Record<string, string>> =>
  Object.fromEntries(files().map(({ path, read }) => [path, hashOf(read())]));

async function isLive({ versions }: StartDeps, folder: WorldFolder): Promise<boolean> {
  const live = await versions.files();
  const own = hashesOf(folder);
  return (
    live !== undefined &&
    Object.keys(live.files).length === Object.keys(own).length &&
    Object.entries(own).every(([path, hash]) => live.files[path] === hash)
  );
}

/** Publishing another world over the live one would be a mistake, so the line suggests it only for the same world. */
async function describeUnplayed({ versions, worldFiles, address }: StartDeps, folder: WorldFolder): Promise<string> {
  const { shownAs } = folder;
  const live = await versions.files();
  const [own, played] = await Promise.all([
    titleIn(
      folder
        .files()
        .find(({ path }) => path === packFile)
        ?.read(),
    ),
    worldFiles.readSmall([live?.files[packFile] ?? '']).then(([file]) => titleIn(file?.content)),
  ]);
  return own === played
    ? `The world in ${shownAs} differs from the published one, which is played. To publish it: npm run world publish -- ${shownAs} --to ${address}`
    : `The database's world "${played}" is played. The folder ${shownAs} has another world, "${own}", which is not played.`;
}

const packFile = 'pack.story';
/** The name in the heading of a world. */
const titleIn = (file: Buffer | undefined): string | undefined => /^= *(.*?)\s*$/m.exec(file?.toString() ?? '')?.[1];

type FromFolder = OpenedVersion | 'overtaken' | { readonly faults: string };

/**
 * Makes the folder live. Returns `overtaken` if another server was faster, or somebody has published meanwhile. Returns
 * the faults if the numbers of the folder disagree with those of an earlier one, which characters have.
 */
async function openFromFolder(deps: StartDeps, folder: WorldFolder): Promise<FromFolder> {
  const { switches, worldNumbers, commit } = deps;
  if (folder.prepare && !(await folder.prepare())) throw new CannotStart('This server does not start.');
  deps.log(`Publishing the world in ${folder.shownAs} ...`);
  const key = hashOf(Buffer.from(JSON.stringify(hashesOf(folder))));
  const files = folder.files().map(({ path, read }) => ({ path, content: read() }));
  const number = await storeWorld(deps, { files, publisher, note: `the folder ${folder.shownAs}`, key });
  await worldNumbers.forgetUnused();
  try {
    const opened = await openVersion(deps, number);
    const { numbers } = await deps.compiler.compile(number);
    const isMade = await commit([switches.makingFirst(number), ...(await worldNumbers.joining(numbers))]);
    return isMade ? opened : 'overtaken';
  } catch (failure) {
    const isOfNumbers =
      failure instanceof Refused || (failure instanceof CompileFailed && isNumberFault(failure.message));
    if (isOfNumbers) return { faults: failure.message };
    throw explained(failure);
  }
}

async function openOrExplain(deps: StartDeps, number: number): Promise<OpenedVersion> {
  try {
    return await openVersion(deps, number);
  } catch (failure) {
    throw explained(failure);
  }
}

const explained = (failure: unknown): unknown =>
  failure instanceof CompileFailed
    ? new CannotStart(`${failure.message}\nThe world has mistakes, so this server does not start.`)
    : failure;
