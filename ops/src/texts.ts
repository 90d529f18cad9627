import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typedTexts } from '@underhall/contract/typed-texts';
import { root } from './root.ts';
import { pagePath, textsPage } from './texts/texts-page.ts';

// npm run tools -- texts [FILE]: writes the page of texts that people type. With --check, a part of npm run check, it
// writes nothing and fails if the page differs from the table.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const path = positionals[0] ?? join(root, pagePath);
const page = textsPage(typedTexts);

if (!values.check) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) {
  console.log(`${path} differs from the table of texts: run npm run tools -- texts.`);
  process.exitCode = 1;
}
