import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, mutationPage, type Report, scoreOf, undetectedMutants } from './mutation/mutants.ts';
import { settings } from './mutation/settings.ts';
import { installOnDemand } from './on-demand.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run tools -- mutate: changes every rule of the engine, one place at a time, and counts the changes that no test
// detects. With patterns, changes only those files, and prints undetected changes instead of writing docs/mutation.md.
const only = process.argv.slice(2);
const stryker = join(await installOnDemand('mutation'), '@stryker-mutator/core/bin/stryker.js');
const folder = join(root, 'reports', 'mutation');
const reportFile = join(folder, 'mutation.json');
mkdirSync(folder, { recursive: true });
rmSync(reportFile, { force: true });
writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings(only)));
const { code } = await runToEnd(process.execPath, [stryker, 'run', join(folder, 'settings.json')], { isShown: true });
// If the score is too low, Stryker exits with an error after it has written the report.
if (!existsSync(reportFile)) process.exit(code);
process.exitCode = code;

const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
const undetected = undetectedMutants(report);
writeFileSync(join(folder, 'undetected.txt'), `${undetected.join('\n')}\n`);
if (only.length > 0) for (const line of undetected) console.log(line);
else {
  const counts = countMutants(report, (file) => file.split('/').slice(2, -1).join('/') || 'no area');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'docs', 'mutation.md'), mutationPage(counts, day));
}
const [all] = countMutants(report, () => 'all');
if (all) console.log(`${all.detected} of ${all.detected + all.undetected} changes detected: ${scoreOf(all)} %`);
