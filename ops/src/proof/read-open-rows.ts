const row = /^\|\s*(C-[A-Z]+-\d+(?:\.\.\d+)?(?:\s*,\s*C-[A-Z]+-\d+(?:\.\.\d+)?)*)\s*\|\s*(.+?)\s*\|\s*$/;

/** Reads `docs/spec/open-rows.md`: the rows no test proves yet, each with its reason. `C-PAY-001..003` stands for all three. */
export function readOpenRows(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, ids = '', reason = ''] = row.exec(line) ?? [];
      return ids.split(',').flatMap((id) => spread(id.trim()).map((each) => [each, reason] as const));
    }),
  );
}

function spread(id: string): string[] {
  const [, area, first, last] = /^(C-[A-Z]+-)(\d+)(?:\.\.(\d+))?$/.exec(id) ?? [];
  if (area === undefined || first === undefined) return [];
  const count = Number(last ?? first) - Number(first) + 1;
  return Array.from({ length: count }, (_, place) => area + String(Number(first) + place).padStart(first.length, '0'));
}
