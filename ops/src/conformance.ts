import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastReport } from './outcomes/last-reports.ts';
import { idsIn, provenRows } from './proof/proven-rows.ts';
import { readChecklist } from './proof/read-checklist.ts';
import { readOpenRows } from './proof/read-open-rows.ts';
import { root } from './root.ts';

// npm run conformance: how many rows of the checklist the last test run has proven, and how many of the others stand in
// docs/spec/open-rows.md. `-- --missing STORY` lists those that are not proven, with the reason.
const read = (name: string) => readFileSync(join(root, 'docs', 'spec', name), 'utf8');
const rows = readChecklist(read('checklist.md'));
const open = readOpenRows(read('open-rows.md'));
const known = new Set(rows.map(({ id }) => id));
const [units, journeys] = [lastReport('vitest'), lastReport('journeys')];
const ran = [...(units ?? []), ...(journeys ?? [])];
const proven = provenRows(ran);
const wantedArea = process.argv.includes('--missing')
  ? (process.argv[process.argv.indexOf('--missing') + 1] ?? '').toUpperCase()
  : undefined;

if (units === undefined) console.log('There is no report of the unit tests: run "npm test" first.');
if (journeys === undefined)
  console.log('There is no report of the journeys: rows that only they prove count as missing.');

if (wantedArea === undefined) {
  for (const area of new Set(rows.map((row) => row.area)))
    tellCount(
      area,
      rows.filter((row) => row.area === area),
    );
  tellCount('total', rows);
} else {
  const missing = rows.filter(({ id, area }) => area === wantedArea && !proven.has(id));
  if (!rows.some(({ area }) => area === wantedArea)) fail(`There is no area "${wantedArea}" in the checklist.`);
  for (const { id, statement } of missing) {
    console.log(`${id}  ${statement}${open.has(id) ? `\n    open: ${open.get(id)}` : ''}`);
  }
}

for (const { title } of ran) {
  for (const id of idsIn(title)) if (!known.has(id)) fail(`"${title}" names ${id}, which is no row of the checklist.`);
}
for (const id of open.keys()) if (proven.has(id)) fail(`${id} is proven; take it out of docs/spec/open-rows.md.`);
if (rows.length === 0) fail('docs/spec/checklist.md has no rows that can be read.');

function tellCount(area: string, inArea: readonly { id: string }[]): void {
  const missing = inArea.filter(({ id }) => !proven.has(id));
  const told = missing.filter(({ id }) => open.has(id)).length;
  const count = `${String(inArea.length - missing.length).padStart(4)} / ${inArea.length}`;
  console.log(`${area.padEnd(9)} ${count.padEnd(12)}${told > 0 ? `  open, with the reason: ${told}` : ''}`);
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
