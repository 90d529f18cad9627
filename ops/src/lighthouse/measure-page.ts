import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnDemand } from '../on-demand.ts';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { categories, type Scores } from './min-scores.ts';

export type PageVisit = {
  readonly page: string;
  readonly address: string;
  readonly path: string;
  /** Token of a signed-in player. */
  readonly token?: string;
};

type Report = {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
};

export const reportsFolder = join(root, 'reports', 'lighthouse');

/** Measures a first visit on a phone, in a new browser that stores only the token. */
export async function measurePage({ page, address, path, token }: PageVisit, run: number): Promise<Scores> {
  const program = join(await installOnDemand('lighthouse'), 'lighthouse/cli/index.js');
  const browser = await openBrowser();
  try {
    if (token) await rememberToken(browser.context, address, token);
    await mkdir(reportsFolder, { recursive: true });
    const report = join(reportsFolder, `${page}-${run}`);
    const { code, output } = await runToEnd(process.execPath, [
      program,
      `${address}${path}`,
      `--port=${browser.port}`,
      `--only-categories=${categories.join(',')}`,
      '--output=html',
      '--output=json',
      `--output-path=${report}`,
      // A reset would delete the token, the only stored data.
      '--disable-storage-reset',
      '--quiet',
      '--no-enable-error-reporting',
    ]);
    if (code !== 0) throw new Error(`Lighthouse could not measure ${path}: ${output}`);
    return scoresOf(path, JSON.parse(await readFile(`${report}.report.json`, 'utf8')) as Report);
  } finally {
    await browser.close();
  }
}

function scoresOf(path: string, { finalDisplayedUrl, runtimeError, categories: results }: Report): Scores {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${path}: ${runtimeError.message}`);
  const landed = new URL(finalDisplayedUrl).pathname;
  if (landed !== path) throw new Error(`${path} redirected to ${landed}.`);
  return Object.fromEntries(categories.map((each) => [each, Math.round((results[each]?.score ?? 0) * 100)])) as Scores;
}
