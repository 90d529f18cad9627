import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { taggedTables } from '@underhall/server/own-data/columns';
import { pagePath, withTables } from './personal-data/personal-data-page.ts';
import { root } from './root.ts';

// npm run tools -- personal-data [FILE]: writes the table of tables in the page of personal data. With --check, a part
// of npm run check, it writes nothing and fails if the table differs from the tagged columns.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const path = positionals[0] ?? join(root, pagePath);
const text = readFileSync(path, 'utf8');
const page = withTables(text, taggedTables);

if (!values.check) writeFileSync(path, page);
else if (text !== page) {
  console.log(`${path} differs from server/src/own-data/columns.ts: run npm run tools -- personal-data.`);
  process.exitCode = 1;
}
