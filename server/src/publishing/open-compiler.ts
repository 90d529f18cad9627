import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { CompilerProgram } from '../server-options.ts';
import type { Claim, CompiledStore, CompileState, StoredWorld } from './compiled-store.ts';
import type { WorldFileStore } from './file-store.ts';
import { joinNumbers } from './join-numbers.ts';
import { describeNumberFaults, type NumberStore } from './number-store.ts';
import { readOutput } from './read-output.ts';
import { runCompiler } from './run-compiler.ts';
import type { VersionStore } from './version-store.ts';
import type { WorldPictureStore } from './world-picture-store.ts';
import { writeInput } from './write-input.ts';

export type CompilerDeps = RuntimeDeps & {
  readonly worldFiles: WorldFileStore;
  readonly versions: VersionStore;
  readonly compiledWorlds: CompiledStore;
  readonly worldPictures: WorldPictureStore;
  readonly worldNumbers: Pick<NumberStore, 'known'>;
};

/** The version does not compile. The message has the problems, as `npm run world check` prints them. */
export class CompileFailed extends Error {}

export type Compiler = {
  /** False if this server plays a given world, so that it compiles nothing. */
  readonly isOn: boolean;
  /**
   * Compiles a version unless that is done, and waits while another server does so.
   *
   * @throws CompileFailed
   */
  compile(version: number): Promise<StoredWorld>;
  stateOf(version: number): Promise<CompileState>;
  /** Ends running compilations. Another server may take over. */
  close(): Promise<void>;
};

const lookEveryMs = 500;
const reportEveryMs = 3_000;

/** Compiles each version in a process of its own, once at a time on all servers. */
export function openCompiler(deps: CompilerDeps, compiler: CompilerProgram | undefined): Compiler {
  const running = new Map<number, Promise<StoredWorld>>();
  const closing = new AbortController();
  const { program = '', version: programVersion = '' } = compiler ?? {};
  const of = (version: number) => ({ version, program: programVersion });

  const compileOrWait = async (version: number): Promise<StoredWorld> => {
    const claim: Claim = { ...of(version), by: deps.runtime.randomId() };
    for (;;) {
      const stored = await deps.compiledWorlds.load(claim);
      if (stored) return stored;
      const found = await deps.compiledWorlds.stateOf(claim);
      if (found.state === 'failed') throw new CompileFailed(found.problems);
      if (await deps.compiledWorlds.claim(claim)) await compileClaimed(deps, program, claim, closing.signal);
      else await deps.runtime.pause(lookEveryMs, closing.signal);
    }
  };
  return {
    isOn: compiler !== undefined,
    stateOf: (version) => deps.compiledWorlds.stateOf(of(version)),
    compile(version) {
      const present = running.get(version) ?? compileOrWait(version).finally(() => running.delete(version));
      running.set(version, present);
      return present;
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running.values());
    },
  };
}

/** Stores the compiled world or its problems. Gives the claim up, and throws, if the run says nothing about the world. */
async function compileClaimed(deps: CompilerDeps, program: string, claim: Claim, closing: AbortSignal): Promise<void> {
  const { compiledWorlds, runtime } = deps;
  const lost = new AbortController();
  let progress = '';
  const report = (): void => {
    compiledWorlds.report(claim, progress).then(
      (isOurs) => {
        if (!isOurs) lost.abort();
      },
      // The next report makes up for it. Without one, another server takes over.
      () => {},
    );
  };
  const reports = runtime.every(reportEveryMs, report);
  const folder = await mkdtemp(join(tmpdir(), 'world-'));
  try {
    const [input, output] = [join(folder, 'input'), join(folder, 'output')];
    for (const each of [input, output, join(output, 'pictures')]) await mkdir(each);
    const version = await deps.versions.files(claim.version);
    if (!version) throw new Error(`there is no version ${claim.version}`);
    progress = 'reading the files';
    report();
    await writeInput(deps, version.files, input);
    const earlier = await compiledWorlds.newestPictures();
    if (earlier) await deps.worldPictures.fill(join(output, 'pictures'), earlier);
    const limit = await runCompiler(deps, {
      ...{ program, input, output },
      signal: AbortSignal.any([closing, lost.signal]),
      progress(step) {
        progress = step;
        report();
      },
    });
    const result = limit ?? (await readOutput(deps, output));
    const problems = typeof result === 'string' ? result : await problemsOfNumbers(deps, result);
    if (problems !== undefined) await compiledWorlds.fail(claim, problems);
    else if (typeof result !== 'string') await compiledWorlds.finish(claim, result);
  } catch (failure) {
    await compiledWorlds.giveUp(claim, `the server could not compile: ${(failure as Error).message}`).catch(() => {});
    throw failure;
  } finally {
    reports.cancel();
    await rm(folder, { recursive: true, force: true });
  }
}

async function problemsOfNumbers(
  { worldNumbers }: Pick<CompilerDeps, 'worldNumbers'>,
  { numbers }: StoredWorld,
): Promise<string | undefined> {
  const joined = joinNumbers(await worldNumbers.known(), numbers);
  return 'faults' in joined ? describeNumberFaults(joined.faults) : undefined;
}
