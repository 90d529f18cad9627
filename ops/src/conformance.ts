import { conformance, countLine } from './proof/conformance.ts';

// npm run conformance: how far the last test run has proven each row of the checklist; see docs/spec/README.md.
// `-- --missing STORY` lists the rows of an area that are not proven, with what is wanting.
const { rows, problems } = conformance();
const missingAt = process.argv.indexOf('--missing');

if (missingAt === -1) {
  for (const area of new Set(rows.map((row) => row.area)))
    console.log(
      countLine(
        area,
        rows.filter((row) => row.area === area),
      ),
    );
  console.log(countLine('total', rows));
} else tellMissing((process.argv[missingAt + 1] ?? '').toUpperCase());

for (const problem of problems) fail(problem);

function tellMissing(area: string): void {
  const ofArea = rows.filter((row) => row.area === area);
  if (ofArea.length === 0) fail(`There is no area "${area}" in the checklist.`);
  for (const { id, state, statement, wanting, reason } of ofArea.filter((row) => row.state !== 'proven')) {
    console.log(`${id}  ${state}${state === 'half' ? `, wants ${wanting.join(' and ')}` : ''}: ${statement}`);
    if (reason !== undefined) console.log(`    ${reason}`);
  }
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
