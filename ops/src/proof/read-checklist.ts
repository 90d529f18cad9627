/** A row of the checklist: its id, its area and what it states. */
export type Row = { readonly id: string; readonly area: string; readonly statement: string };

const row = /^\|\s*(C-([A-Z]+)-\d+)\s*\|[^|]*\|\s*(.*?)\s*\|[^|]*\|\s*$/;

/** Reads the rows of `docs/spec/checklist.md`, in their order. */
export function readChecklist(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, area, statement] = row.exec(line) ?? [];
    return id && area && statement ? [{ id, area, statement }] : [];
  });
}
