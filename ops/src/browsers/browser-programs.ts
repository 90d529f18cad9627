import { installPackages } from '../browser/install-browser.ts';
import { onPath } from '../browser/on-path.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';

type BrowserProgram = {
  readonly name: string;
  /** Names of the program, the best first. */
  readonly programs: readonly string[];
  /** Debian packages that contain it. */
  readonly packages: readonly string[];
  readonly start: (program: string, address: string) => Promise<Browser>;
};

export const browserPrograms: readonly BrowserProgram[] = [
  { name: 'firefox', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'], start: startFirefox },
];

/** Returns the path of the program. Installs its packages if it is missing and this process may. */
export async function findProgram({ name, programs, packages }: BrowserProgram): Promise<string> {
  const found = onPath(programs) ?? ((await installPackages(packages)) ? onPath(programs) : undefined);
  if (found) return found;
  throw new Error(
    `${name}: ${programs[0]} is not on the PATH. Install it (Debian: "sudo apt install ${packages.join(' ')}") and try again.`,
  );
}
