/** Days until a known vulnerability is fixed or shown not to apply, by severity. `SECURITY.md` promises them. */
export const daysToFix = { critical: 2, high: 7, moderate: 30, low: 90 } as const;

type Severity = keyof typeof daysToFix;
const severities = Object.keys(daysToFix) as readonly Severity[];

/** `isAcceptable` is false if a vulnerability has the severity high or critical. */
export type AuditResult = { readonly lines: readonly string[]; readonly isAcceptable: boolean };

type Report = {
  readonly auditReportVersion?: number;
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
};

/**
 * Judges the output of `npm audit --json` for one lock file. Output that is not a report counts as acceptable, because
 * the registry may be unreachable or offer no audit. The returned line says so.
 */
export function judgeAudit(lock: string, output: string): AuditResult {
  const report = parse(output);
  if (report?.auditReportVersion === undefined)
    return {
      lines: [`${lock}: unknown, because the registry returned no report (${report?.message ?? 'no answer'})`],
      isAcceptable: true,
    };
  const found = Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { severity, range = '' }]) => {
    const known = severities.find((each) => each === severity);
    return known ? [{ name, range, severity: known }] : [];
  });
  if (found.length === 0) return { lines: [`${lock}: no known vulnerabilities`], isAcceptable: true };
  const worstFirst = found.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return {
    lines: worstFirst.map(
      ({ name, range, severity }) => `${lock}: ${severity}: ${name} ${range}: fix within ${daysToFix[severity]} days`,
    ),
    isAcceptable: !found.some(({ severity }) => severity === 'critical' || severity === 'high'),
  };
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}
