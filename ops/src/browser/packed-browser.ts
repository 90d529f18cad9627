import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnDemand } from '../on-demand.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { isExecutable } from './is-executable.ts';

// The package unpacks into the folder of temporary files, and trusts what it finds there: it is given one of our own.
const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/**
 * Returns the headless shell that npm has a package of: a page costs a sixth less processor time in it than in Debian's,
 * and it needs no administrator. Undefined where it does not run: elsewhere than on Linux for x64, and where the
 * libraries are missing that every Chromium wants.
 */
export async function packedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const program = await unpacked(await installOnDemand('browser'));
    const { code, output } = await runToEnd(program, ['--version']);
    if (code === 0) return program;
    say(`The browser of ops/on-demand does not run here:\n${output}`);
  } catch (fault) {
    say(fault instanceof Error ? fault.message : String(fault));
  }
  return undefined;
}

/** Unpacks the program of the package once, beside it. */
async function unpacked(packages: string): Promise<string> {
  const folder = join(packages, '.unpacked');
  const program = join(folder, 'chromium');
  if (isExecutable(program)) return program;
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const words = ['--input-type=module', '--eval', unpack];
  const { code, output } = await runToEnd(process.execPath, words, { cwd: packages, env: { TMPDIR: unfinished } });
  if (code !== 0) throw new Error(`The browser of ops/on-demand cannot be unpacked:\n${output}`);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return program;
}
