import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './mutation/settings.ts';
import { type Report, scoreOf, survivors, tally } from './mutation/tally.ts';
import { installOnDemand } from './on-demand.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run tools -- mutate: changes every rule of the engine, one place at a time, and counts the changes no test notices.
// With patterns it looks at those files only, and lists what survived instead of rewriting docs/mutation.md.
const only = process.argv.slice(2);
const stryker = join(await installOnDemand('mutation'), '@stryker-mutator/core/bin/stryker.js');
const folder = join(root, 'reports', 'mutation');
const reportFile = join(folder, 'mutation.json');
mkdirSync(folder, { recursive: true });
rmSync(reportFile, { force: true });
writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings(only)));
const { code } = await runToEnd(process.execPath, [stryker, 'run', join(folder, 'settings.json')], { isShown: true });
// It ends with another code also where too little was noticed: the report is written then too.
if (!existsSync(reportFile)) process.exit(code);
process.exitCode = code;

const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
const all = tally(report, () => 'all')[0] ?? { name: 'all', noticed: 0, missed: 0 };
const survived = survivors(report);

if (only.length > 0) {
  for (const line of survived) console.log(line);
} else {
  const areas = tally(report, (file) => file.split('/').slice(2, -1).join('/') || 'of no area');
  writeFileSync(join(root, 'docs', 'mutation.md'), page());

  function page(): string {
    const rows = [...areas, all].map(
      (each) => `| ${each.name} | ${each.noticed + each.missed} | ${each.missed} | ${scoreOf(each)} % |`,
    );
    return [
      '# What the tests of the rules notice',
      '',
      '`npm run tools -- mutate` changes every file of `engine/src`, one operator, condition or value at a time, and runs the tests that reach it.',
      'Written by that command; `reports/mutation/mutation.html` shows each change beside its line.',
      '',
      '| Area | Changes | Not noticed | Noticed |',
      '|---|---|---|---|',
      ...rows,
      '',
      '## Not noticed',
      '',
      ...survived.map((line) => `- ${line}`),
      '',
    ].join('\n');
  }
}
console.log(`${all.noticed} of ${all.noticed + all.missed} changes noticed: ${scoreOf(all)} %`);
