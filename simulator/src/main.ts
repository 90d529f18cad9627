import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileWorld } from '@underhall/language';
import { findingsOf } from './report/findings.ts';
import { htmlReport } from './report/html-report.ts';
import type { Report } from './report/report.ts';
import { textReport } from './report/text-report.ts';
import { root } from './root.ts';
import { readSettings, usage } from './settings.ts';
import { simulate } from './simulate.ts';
import { indexWorld, openingQualityOf } from './world-index.ts';

// npm run simulate: players by the thousand live weeks on the real rules and in a real world. What is broken stops the
// run with exit code 1; what is merely odd is told in reports/simulation.html. docs/simulate.md says how to read it.
const say = (line: string): boolean => process.stderr.write(`${line}\n`);

const settings = readSettings(process.argv.slice(2));
if (typeof settings === 'string') {
  say(`${settings}\n\n${usage}`);
  process.exit(1);
}
const { pack, problems } = compileWorld(settings.world);
if (!pack) {
  for (const problem of problems) say(`${problem.at.file}:${problem.at.line} ${problem.message}`);
  say('The world has mistakes: nobody can live in it. "npm run world" says more.');
  process.exit(1);
}

const worldIndex = indexWorld(pack, openingQualityOf(settings.world));
const [startedAt, before] = [performance.now(), process.cpuUsage()];
const { measures, violation } = simulate(worldIndex, settings);
const { user, system } = process.cpuUsage(before);
const report: Report = {
  run: settings,
  world: relative(root, settings.world),
  worldIndex,
  measures,
  findings: findingsOf(worldIndex, measures),
  violation,
  seconds: (performance.now() - startedAt) / 1000,
  cpuSeconds: (user + system) / 1e6,
};

mkdirSync(settings.reports, { recursive: true });
const page = join(settings.reports, 'simulation.html');
writeFileSync(page, htmlReport(report));
writeFileSync(join(settings.reports, 'simulation.txt'), textReport(report));
console.log(textReport(report));
say(`The report with its pictures: ${relative(process.cwd(), page)}`);
process.exitCode = violation ? 1 : 0;
