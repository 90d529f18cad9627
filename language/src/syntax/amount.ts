export type AmountForm = { readonly name: string; readonly count: number };

/** Reads `Echoes 30`, or `Watchful -2`; anything else is undefined. */
export function parseAmount(written: string): AmountForm | undefined {
  const [, name, count] = /^(.+) (-?\d{1,9})$/.exec(written) ?? [];
  return name ? { name, count: Number(count) } : undefined;
}
