import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GeneratedPage, generatedPages } from './pages/generated-pages.ts';
import { root } from './root.ts';

// npm run tools -- pages [NAME FILE]: writes every generated page, or the named one into another file. With --check, a
// part of npm run check, it writes nothing and fails if a page is out of date. Both fail on faults in the source.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const [name, file] = positionals;
const known = Object.entries<GeneratedPage>(generatedPages);
const chosen = known.filter(([each]) => name === undefined || each === name);
const faults =
  chosen.length > 0 ? [] : [`There is no page "${name}". Pages: ${Object.keys(generatedPages).join(', ')}.`];

for (const [, { path, source, write, findFaults }] of chosen) {
  const target = file ?? join(root, path);
  const current = readFileSync(target, 'utf8');
  const page = write(current);
  faults.push(...(findFaults?.() ?? []));
  if (!values.check) writeFileSync(target, page);
  else if (current !== page) faults.push(`${target} differs from ${source}: run npm run tools -- pages.`);
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
