import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingGroups } from '@underhall/server/settings';
import { root } from './root.ts';
import { pagePath, settingsPage } from './settings/settings-page.ts';

// npm run tools -- settings [FILE]: writes the page of settings. With --check, a part of npm run check, it writes
// nothing and fails if the page differs from the table.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const path = positionals[0] ?? join(root, pagePath);
const page = settingsPage(settingGroups);

if (!values.check) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) {
  console.log(`${path} differs from the settings table: run npm run tools -- settings.`);
  process.exitCode = 1;
}
