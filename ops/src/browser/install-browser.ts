import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { onPath } from './on-path.ts';

// A package run in parallel would otherwise make apt fail at once.
const patient = ['-o', 'DPkg::Lock::Timeout=300', '-q'];

/** Installs a Chromium package with apt. Returns false without apt, without root, or if the installation fails. */
export const installBrowser = (name: 'chromium' | 'chromium-headless-shell'): Promise<boolean> =>
  installed([name, 'fonts-liberation']);

/** Installs packages by apt where we are root on such a system. False where we are not, or it failed. */
export async function installed(names: readonly string[]): Promise<boolean> {
  const apt = onPath(['apt-get']);
  if (process.getuid?.() !== 0 || apt === undefined) return false;
  say(`Installing ${names[0]} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runToEnd(apt, ['update', ...patient], { env });
  const words = ['install', '-y', '--no-install-recommends', ...patient, ...names];
  const { code, output } = await runToEnd(apt, words, { env });
  if (code !== 0) say(output);
  return code === 0;
}
