/** A kind of proof that the Check column requires: see the top of `docs/spec/checklist.md`. */
export type Check = 'api' | 'e2e' | 'unit' | 'look';

export type Row = {
  readonly id: string;
  readonly area: string;
  readonly statement: string;
  readonly checks: readonly Check[];
};

const row = /^\|\s*(C-([A-Z]+)-\d+)\s*\|[^|]*\|\s*(.*?)\s*\|\s*([^|]*?)\s*\|\s*$/;
const knownChecks: readonly string[] = ['api', 'e2e', 'unit', 'look'] satisfies Check[];

/** Reads the rows of `docs/spec/checklist.md` in order. Throws on an unknown check. */
export function readChecklist(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, area, statement, marks = ''] = row.exec(line) ?? [];
    if (!id || !area || !statement) return [];
    const checks = marks.split(',').map((mark) => mark.trim());
    const unknown = checks.find((mark) => !knownChecks.includes(mark));
    if (unknown !== undefined)
      throw new Error(`${id} requires the unknown check "${unknown}". Use one of ${knownChecks.join(', ')}.`);
    return [{ id, area, statement, checks: checks as Check[] }];
  });
}
