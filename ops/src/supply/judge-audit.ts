/** Days within which a known hole in a package is mended or argued away, by how grave it is: `SECURITY.md` promises them. */
export const daysToMend = { critical: 2, high: 7, moderate: 30, low: 90 } as const;

type Severity = keyof typeof daysToMend;
const severities = Object.keys(daysToMend) as readonly Severity[];

/** The outcome of an audit: lines to tell, and whether the game may be released with it. */
export type AuditResult = { readonly lines: readonly string[]; readonly isFit: boolean };

type Report = {
  readonly auditReportVersion?: number;
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
};

/**
 * Judges what `npm audit --json` printed. A registry that did not answer, or has no such service, is told and is nobody's
 * fault: nothing is known then.
 */
export function judgeAudit(printed: string): AuditResult {
  const report = read(printed);
  if (report?.auditReportVersion === undefined)
    return {
      lines: [`The registry told nothing about known holes (${report?.message ?? 'no answer'}): nothing is known.`],
      isFit: true,
    };
  const found = Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { severity, range = '' }]) => {
    const known = severities.find((each) => each === severity);
    return known ? [{ name, range, severity: known }] : [];
  });
  if (found.length === 0) return { lines: ['No hole is known in what the game runs on.'], isFit: true };
  const graveFirst = found.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return {
    lines: graveFirst.map(
      ({ name, range, severity }) => `${severity}: ${name} ${range}: to be mended within ${daysToMend[severity]} days`,
    ),
    isFit: !found.some(({ severity }) => severity === 'critical' || severity === 'high'),
  };
}

function read(printed: string): Report | undefined {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return undefined;
  }
}
