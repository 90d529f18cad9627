import type { Words } from '../syntax/block.ts';
import type { Named, NamedKind, Reading } from './form.ts';

/** Another thing is called by its name here, and the reading is told so. Whether there is one is a check's business. */
export function mention(
  kind: NamedKind,
  { text, at }: Words,
  reading: Reading,
  more: Pick<Named, 'list' | 'hint'> = {},
): Named {
  const named = { kind, name: text, at, ...more };
  reading.mention(named);
  return named;
}
