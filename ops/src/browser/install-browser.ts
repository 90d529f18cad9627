import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { onPath } from './on-path.ts';

// Waits up to 300 s for the lock of apt. Otherwise apt fails if another apt is running.
const options = ['-o', 'DPkg::Lock::Timeout=300', '-q'];

/** Installs a Chromium package. Returns the same as `installPackages`. */
export const installBrowser = (name: 'chromium' | 'chromium-headless-shell'): Promise<boolean> =>
  installPackages([name, 'fonts-liberation']);

/** Installs packages with apt. Returns false without apt, without root, or if the installation fails. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  const apt = onPath(['apt-get']);
  if (process.getuid?.() !== 0 || apt === undefined) return false;
  say(`Installing ${names[0]} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runToEnd(apt, ['update', ...options], { env });
  const args = ['install', '-y', '--no-install-recommends', ...options, ...names];
  const { code, output } = await runToEnd(apt, args, { env });
  if (code !== 0) say(output);
  return code === 0;
}
