import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glyph as drawnAs } from './glyph.ts';
import type { IconSpec } from './icon-spec.ts';
import { ICON_RECORD } from './places.ts';

/** Raise it when the drawing itself changes, so that every icon is drawn anew. */
const DRAWING = 2;

/** Which specification each icon on disk was drawn from. */
export function renderedRecord(): Map<string, string> {
  if (!existsSync(ICON_RECORD)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(ICON_RECORD, 'utf8')) as Record<string, string>));
}

export function writeRenderedRecord(record: ReadonlyMap<string, string>): void {
  const sorted = Object.fromEntries([...record].sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(ICON_RECORD, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

export function specHash(name: string, spec: IconSpec): string {
  const { glyph, category, size, turn, mirrored, sheet, scene } = spec;
  const told = JSON.stringify([DRAWING, name, glyph, drawnAs(glyph), category, size, turn, mirrored, sheet, scene]);
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
}
