import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { daysToMend, judgeAudit } from './judge-audit.ts';

const packageOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

test('a registry that does not answer stops nobody; a grave hole does, and is told with the days there are to mend it', {
  meta: { asvs: ['15.2.1'] },
}, () => {
  for (const printed of ['', 'npm error', '{"message":"405 Method Not Allowed"}'])
    expect(judgeAudit(printed)).toMatchObject({ isFit: true, lines: [expect.stringContaining('nothing is known')] });
  const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
  expect(judgeAudit(report({}))).toEqual({ lines: ['No hole is known in what the game runs on.'], isFit: true });
  expect(judgeAudit(report({ a: { severity: 'moderate', range: '<2' } })).isFit).toBe(true);
  expect(judgeAudit(report({ a: { severity: 'low' }, b: { severity: 'critical', range: '<3' } }))).toEqual({
    lines: ['critical: b <3: to be mended within 2 days', 'low: a : to be mended within 90 days'],
    isFit: false,
  });
});

test('the times to mend are those that SECURITY.md promises', { meta: { asvs: ['15.1.1'] } }, () => {
  const promised = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  for (const [severity, days] of Object.entries(daysToMend)) expect(promised).toContain(`${severity} ${days} days`);
});

test('the bill of materials names every package that server and page are made of', {
  meta: { asvs: ['15.1.2'] },
}, () => {
  const { stdout } = spawnSync(process.execPath, ['ops/run.mjs', 'command', 'tools', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const bill = JSON.parse(stdout) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const wanted = ['server', 'web'].flatMap((folder) => Object.entries(packageOf(folder).dependencies ?? {}));
  const missing = wanted.filter(([name, version]) => version !== '*' && !named.has(`${name}@${version}`));
  expect(wanted.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
