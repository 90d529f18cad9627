import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, mutationPage, type Report, readMutationPage, undetectedMutants } from './mutation/mutants.ts';
import { settings } from './mutation/settings.ts';
import { installOnDemand } from './on-demand.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run tools -- mutate [AREA ...]: changes the rules of these areas, or of all, one place at a time. Counts the
// changes that no test detects, and updates docs/mutation.md after each area, so that a run can be interrupted.
const rootFiles = 'root';
const folders = readdirSync(join(root, 'engine/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name)
  .sort();
const known = [...folders, rootFiles];
const areas = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = areas.filter((area) => !known.includes(area));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${known.join(', ')}.`);
  process.exit(2);
}

const stryker = join(await installOnDemand('mutation'), '@stryker-mutator/core/bin/stryker.js');
const folder = join(root, 'reports', 'mutation');
const reportFile = join(folder, 'mutation.json');
const page = join(root, 'docs', 'mutation.md');
mkdirSync(folder, { recursive: true });
for (const area of areas) await mutateArea(area);

async function mutateArea(area: string): Promise<void> {
  rmSync(reportFile, { force: true });
  const pattern = area === rootFiles ? 'engine/src/*.ts' : `engine/src/${area}/**/*.ts`;
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings(pattern)));
  const { code } = await runToEnd(process.execPath, [stryker, 'run', join(folder, 'settings.json')], { isShown: true });
  // If the score is too low, Stryker exits with an error after it has written the report.
  if (!existsSync(reportFile)) process.exit(code);
  if (code !== 0) process.exitCode = code;

  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const undetected = undetectedMutants(report);
  writeFileSync(join(folder, `undetected-${area}.txt`), `${undetected.join('\n')}\n`);
  for (const line of undetected) console.log(line);
  const day = new Date().toISOString().slice(0, 10);
  const others = readMutationPage(readFileSync(page, 'utf8')).filter((each) => known.includes(each.area));
  const results = [...others.filter((each) => each.area !== area), { area, ...countMutants(report), day }];
  writeFileSync(page, mutationPage(results));
}
