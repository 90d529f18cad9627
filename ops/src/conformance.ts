import { conformance, countLine } from './proof/conformance.ts';

// npm run tools -- conformance: counts the checklist rows that the last test run proved, by area (docs/spec/README.md).
// `--missing STORY` lists the unproven rows of an area and the checks they lack.
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
} else printMissing((process.argv[missingAt + 1] ?? '').toUpperCase());

for (const problem of problems) fail(problem);

function printMissing(area: string): void {
  const ofArea = rows.filter((row) => row.area === area);
  if (ofArea.length === 0) fail(`The checklist has no area "${area}".`);
  for (const { id, state, statement, missing, reason } of ofArea.filter((row) => row.state !== 'proven')) {
    console.log(`${id}  ${state}${state === 'half' ? `, lacks ${missing.join(' and ')}` : ''}: ${statement}`);
    if (reason !== undefined) console.log(`    ${reason}`);
  }
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
