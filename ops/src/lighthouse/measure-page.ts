import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { root } from '../root.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { categories, type Scores } from './floors.ts';

export type PageVisit = {
  /** The first part of the reports' file names. */
  readonly page: string;
  readonly address: string;
  readonly path: string;
  /** The token to visit with, if the page wants a signed-in player. */
  readonly token?: string;
};

export const reportsFolder = join(root, 'reports', 'lighthouse');

/** Measures a first visit with a telephone, in a new browser that holds nothing but the token. */
export async function measurePage({ page, address, path, token }: PageVisit, run: number): Promise<Scores> {
  const browser = await openBrowser();
  try {
    if (token) await rememberToken(browser.context, address, token);
    const outcome = await lighthouse(`${address}${path}`, {
      port: browser.port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: [...categories],
      // The browser is new: what is in its storage is meant to be there.
      disableStorageReset: true,
    });
    if (!outcome) throw new Error(`Lighthouse said nothing of ${path}.`);
    const { lhr, report } = outcome;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${path}: ${lhr.runtimeError.message}`);
    const landed = new URL(lhr.finalDisplayedUrl).pathname;
    if (landed !== path) throw new Error(`${path} led to ${landed}, which is not the page to be measured.`);
    await mkdir(reportsFolder, { recursive: true });
    await writeFile(join(reportsFolder, `${page}-${run}.html`), String(report));
    await writeFile(join(reportsFolder, `${page}-${run}.json`), JSON.stringify(lhr));
    return scoresOf(lhr);
  } finally {
    await browser.close();
  }
}

const scoresOf = ({ categories: judged }: Result): Scores =>
  Object.fromEntries(categories.map((each) => [each, Math.round((judged[each]?.score ?? 0) * 100)])) as Scores;
