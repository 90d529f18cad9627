import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { settings } from './mutation/settings.ts';
import { type Report, scoreOf, survivors, tally } from './mutation/tally.ts';
import { root } from './root.ts';

// npm run mutate: changes every rule of the engine, one place at a time, and counts the changes no test notices.
// With patterns it looks at those files only, and lists what survived instead of rewriting docs/mutation.md.
const only = process.argv.slice(2);
await new Stryker(settings(only)).runMutationTest();

const report: Report = JSON.parse(readFileSync(join(root, 'reports', 'mutation', 'mutation.json'), 'utf8'));
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
      '`npm run mutate` changes every file of `engine/src`, one operator, condition or value at a time, and runs the tests that reach it.',
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
