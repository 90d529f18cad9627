import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnDemand } from '../on-demand.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { isExecutable } from './is-executable.ts';

// An empty folder for TMPDIR. The package unpacks into TMPDIR and trusts files that are already there.
const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/**
 * Returns the headless shell from an npm package. It needs no root, and takes a sixth less CPU time for a page than
 * Debian's. Returns undefined except on Linux for x64, or if a system library of Chromium is missing.
 */
export async function packedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const program = await unpackBrowser(await installOnDemand('browser'));
    const { code, output } = await runToEnd(program, ['--version']);
    if (code === 0) return program;
    say(`The browser of ops/on-demand does not run here:\n${output}`);
  } catch (failure) {
    say(failure instanceof Error ? failure.message : String(failure));
  }
  return undefined;
}

/** Unpacks Chromium into `.unpacked` in the package folder, unless it is already there. Returns its path. */
async function unpackBrowser(packages: string): Promise<string> {
  const folder = join(packages, '.unpacked');
  const program = join(folder, 'chromium');
  if (isExecutable(program)) return program;
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const args = ['--input-type=module', '--eval', unpack];
  const { code, output } = await runToEnd(process.execPath, args, { cwd: packages, env: { TMPDIR: unfinished } });
  if (code !== 0) throw new Error(`The browser of ops/on-demand cannot be unpacked:\n${output}`);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return program;
}
