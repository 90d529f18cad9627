import { installPackages } from '../browser/install-browser.ts';
import { onPath } from '../browser/on-path.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

type BrowserProgram = {
  readonly name: string;
  readonly programs: readonly string[];
  /** Debian packages that contain the programs. */
  readonly packages: readonly string[];
  /** Starts the browser, given the paths of its programs and the address of the game. */
  readonly start: (programs: readonly string[], address: string) => Promise<Browser>;
};

export const browserPrograms: readonly BrowserProgram[] = [
  { name: 'firefox', programs: ['firefox-esr'], packages: ['firefox-esr'], start: startFirefox },
  {
    name: 'firefox-without-storage',
    programs: ['firefox-esr'],
    packages: ['firefox-esr'],
    // 2 blocks cookies and all other site data.
    start: (programs, address) => startFirefox(programs, address, { 'network.cookie.cookieBehavior': 2 }),
  },
  {
    name: 'webkit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebkit,
  },
];

/** Returns the paths of the programs. Installs their packages if one is missing and this process may. */
export async function findPrograms({ name, programs, packages }: BrowserProgram): Promise<readonly string[]> {
  const found = () => programs.flatMap((program) => onPath([program]) ?? []);
  const isComplete = () => found().length === programs.length;
  if (isComplete() || ((await installPackages(packages)) && isComplete())) return found();
  throw new Error(
    `${name}: ${programs.join(' or ')} is not on the PATH. Install it (Debian: "sudo apt install ${packages.join(' ')}") and try again.`,
  );
}
