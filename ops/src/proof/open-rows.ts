/** Headings of `docs/spec/open-rows.md` whose rows have a state other than open. */
const sections = { 'Needs an operator': 'needs an operator', Overruled: 'overruled' } as const;

/** A row of `docs/spec/open-rows.md`: its section and its reason. */
export type OpenRow = {
  readonly id: string;
  readonly section: 'open' | 'needs an operator' | 'overruled';
  readonly reason: string;
};

const row = /^\|\s*(C-[A-Z]+-\d+(?:\.\.\d+)?(?:\s*,\s*C-[A-Z]+-\d+(?:\.\.\d+)?)*)\s*\|\s*(.+?)\s*\|\s*$/;

/** Reads `docs/spec/open-rows.md`. `C-PAY-001..003` means three rows. */
export function readOpenRows(text: string): OpenRow[] {
  let section: OpenRow['section'] = 'open';
  return text.split('\n').flatMap((line) => {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    if (heading !== undefined) section = sections[heading as keyof typeof sections] ?? 'open';
    const [, ids = '', reason = ''] = row.exec(line) ?? [];
    return ids.split(',').flatMap((id) => expandRange(id.trim()).map((each) => ({ id: each, section, reason })));
  });
}

function expandRange(id: string): string[] {
  const [, area, first, last] = /^(C-[A-Z]+-)(\d+)(?:\.\.(\d+))?$/.exec(id) ?? [];
  if (area === undefined || first === undefined) return [];
  const count = Number(last ?? first) - Number(first) + 1;
  return Array.from({ length: count }, (_, place) => area + String(Number(first) + place).padStart(first.length, '0'));
}
