/** The kinds of proof the Check column asks for: see the head of `docs/spec/checklist.md`. */
export type Check = 'api' | 'e2e' | 'unit' | 'look';

/** A row of the checklist. */
export type Row = {
  readonly id: string;
  readonly area: string;
  readonly statement: string;
  readonly checks: readonly Check[];
};

const row = /^\|\s*(C-([A-Z]+)-\d+)\s*\|[^|]*\|\s*(.*?)\s*\|\s*([^|]*?)\s*\|\s*$/;
const known: readonly string[] = ['api', 'e2e', 'unit', 'look'] satisfies Check[];

/** Reads the rows of `docs/spec/checklist.md`, in their order. Throws on a mark of the Check column that it does not know. */
export function readChecklist(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, area, statement, marks = ''] = row.exec(line) ?? [];
    if (!id || !area || !statement) return [];
    const checks = marks.split(',').map((mark) => mark.trim());
    const odd = checks.find((mark) => !known.includes(mark));
    if (odd !== undefined) throw new Error(`${id} asks for the check "${odd}"; there are ${known.join(', ')}.`);
    return [{ id, area, statement, checks: checks as Check[] }];
  });
}
