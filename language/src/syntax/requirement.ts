export type RequirementForm = { readonly name: string; readonly atLeast?: number; readonly atMost?: number };

type Range = Omit<RequirementForm, 'name'>;

const FORMS: readonly (readonly [RegExp, (a: number, b: number) => Range])[] = [
  [/^(.+) (\d+)\+$/, (least) => ({ atLeast: least })],
  [/^(.+) under (\d+)$/, (most) => ({ atMost: most - 1 })],
  [/^(.+) (\d+) to (\d+)$/, (least, most) => ({ atLeast: least, atMost: most })],
  [/^(.+) exactly (\d+)$/, (level) => ({ atLeast: level, atMost: level })],
  [/^no (.+)$/, () => ({ atMost: 0 })],
];

/** Reads `Watchful 5+` and the four other forms; anything else is undefined. */
export function parseRequirement(written: string): RequirementForm | undefined {
  for (const [form, range] of FORMS) {
    const [, name, a, b] = form.exec(written) ?? [];
    if (name) return { name, ...range(Number(a), Number(b)) };
  }
  return undefined;
}
