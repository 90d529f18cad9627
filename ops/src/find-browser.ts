import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installBrowser } from './browser/install-browser.ts';
import { isExecutable } from './browser/is-executable.ts';
import { onPath } from './browser/on-path.ts';
import { packedBrowser } from './browser/packed-browser.ts';
import { root } from './root.ts';

// The headless-only build of Chromium. It renders pages identically for half the CPU time. Debian and Ubuntu package
// it.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
  'brave',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Brave Browser.app/Contents/MacOS/Brave Browser',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns a browser for journeys: a headless shell that is present or can be installed, else any browser. */
export const findJourneyBrowser = async (): Promise<string> =>
  browserNamed() ??
  (await packedBrowser()) ??
  onPath(shells) ??
  ((await installBrowser('chromium-headless-shell')) ? onPath(shells) : undefined) ??
  (await findBrowser());

/**
 * Returns a browser for measurements: a complete Chromium, else a headless shell, else a newly installed Chromium. If
 * there is none, throws an error that says what to do.
 */
export async function findBrowser(): Promise<string> {
  const whole = browserNamed() ?? onPath(names) ?? usualPlaces.find(isExecutable) ?? (await playwrightsOwn());
  const found = whole ?? onPath(shells);
  if (found !== undefined) return found;
  if (await installBrowser('chromium')) {
    const installed = onPath(names);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser was found for the journeys. Install Chromium or Chrome (Debian and Ubuntu: "sudo apt install chromium"), ' +
      'or run "npx playwright install chromium", or set GAME_BROWSER to the path of one.',
  );
}

/** The browser in GAME_BROWSER or CHROME_PATH. Throws if that is not an executable file. */
function browserNamed(): string | undefined {
  const named = process.env.GAME_BROWSER || process.env.CHROME_PATH;
  if (!named || isExecutable(named)) return named || undefined;
  throw new Error(
    `GAME_BROWSER or CHROME_PATH is ${named}, which is no program that can be run. Correct it or leave it out.`,
  );
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = createRequire(`${root}/journeys/package.json`)('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
