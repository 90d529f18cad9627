import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileWorld, whyNoWorld } from '@underhall/language';
import { runMachineCommand } from './machine/machine-command.ts';
import { findingsOf } from './report/findings.ts';
import { htmlReport } from './report/html-report.ts';
import type { Report } from './report/report.ts';
import { textReport } from './report/text-report.ts';
import { root } from './root.ts';
import { readSettings, usage } from './settings.ts';
import { simulate } from './simulate.ts';
import { indexWorld, openingQualityOf } from './world-index.ts';

// npm run simulate: simulated players play a world for weeks by the real rules. A broken rule stops the run with exit
// code 1. Everything else is in reports/simulation.html, which docs/simulate.md explains. "machine" measures games of
// pressing on or stopping instead.
const logError = (line: string): boolean => process.stderr.write(`${line}\n`);

const [mode, ...machineArgs] = process.argv.slice(2);
if (mode === 'machine') process.exit(runMachineCommand(machineArgs, { print: console.log, printError: logError }));

const settings = readSettings(process.argv.slice(2));
if (typeof settings === 'string') {
  logError(`${settings}\n\n${usage}`);
  process.exit(1);
}
const fault = whyNoWorld(settings.world);
if (fault !== undefined) {
  logError(fault);
  process.exit(1);
}
const { pack, machines, problems } = compileWorld(settings.world);
if (!pack) {
  for (const problem of problems) logError(`${problem.at.file}:${problem.at.line} ${problem.message}`);
  logError('The world does not compile. Run "npm run world" for details.');
  process.exit(1);
}

const worldIndex = indexWorld(pack, {
  opening: openingQualityOf(settings.world),
  isPlanned: settings.world === join(root, 'world'),
  machines,
});
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
logError(`Report with plots: ${relative(process.cwd(), page)}`);
process.exitCode = violation ? 1 : 0;
