import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { daysToFix, judgeAudit } from './judge-audit.ts';

const packageOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

test('a registry without a report is no reason to fail an audit', () => {
  for (const output of ['', 'npm error', '{"message":"405 Method Not Allowed"}'])
    expect(judgeAudit('package-lock.json', output)).toMatchObject({
      isAcceptable: true,
      lines: [expect.stringContaining('package-lock.json: unknown')],
    });
});

test('a vulnerability of severity high or critical fails an audit, which lists the days to fix each', {
  meta: { asvs: ['15.2.1'] },
}, () => {
  const judge = (vulnerabilities: object) =>
    judgeAudit('package-lock.json', JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
  expect(judge({})).toEqual({ lines: ['package-lock.json: no known vulnerabilities'], isAcceptable: true });
  expect(judge({ a: { severity: 'moderate', range: '<2' } }).isAcceptable).toBe(true);
  expect(judge({ a: { severity: 'high', range: '<2' } }).isAcceptable).toBe(false);
  expect(judge({ a: { severity: 'low' }, b: { severity: 'critical', range: '<3' } })).toEqual({
    lines: ['package-lock.json: critical: b <3: fix within 2 days', 'package-lock.json: low: a : fix within 90 days'],
    isAcceptable: false,
  });
});

test('vulnerabilities have the days to fix that SECURITY.md promises', { meta: { asvs: ['15.1.1'] } }, () => {
  const promised = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  for (const [severity, days] of Object.entries(daysToFix)) expect(promised).toContain(`${severity} ${days} days`);
});

test('the bill of materials lists every runtime package of the server and the web client', {
  meta: { asvs: ['15.1.2'] },
}, () => {
  const { stdout } = spawnSync(process.execPath, ['ops/run.mjs', 'command', 'tools', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const bill = JSON.parse(stdout) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const expected = ['server', 'web'].flatMap((folder) => Object.entries(packageOf(folder).dependencies ?? {}));
  const missing = expected.filter(([name, version]) => version !== '*' && !listed.has(`${name}@${version}`));
  expect(expected.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
