import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDS } from '../paths.ts';
import type { Family } from './family.ts';
import { recipeHash } from './recipe-hash.ts';

/** The record of a family's drawn pictures, by name: the fingerprint of specification and recipe, and the files. */
export type RenderedRecord = Map<string, { readonly from: string; readonly files: readonly string[] }>;

const fileOfRecord = (family: string): string => join(RECORDS, `${family}.json`);

/** The record of a family's last rendering; empty before its first. */
export function readRecord(family: string): RenderedRecord {
  const file = fileOfRecord(family);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

/** One line for each picture, so that a change of one is a change of one line. */
export function writeRecord(family: string, record: RenderedRecord): void {
  const sorted = [...record].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([name, drawn]) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawn)}`);
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(fileOfRecord(family), `{\n${lines.join(',\n')}\n}\n`);
}

/** The fingerprints of a family's pictures by name, from their specifications and the code that draws them now: one that differs from the record's is stale. */
export function fingerprintsOf({ name: family, recipe, specs, parts }: Family): ReadonlyMap<string, string> {
  const whole = parts === undefined ? recipeHash([recipe]) : '';
  return new Map(
    [...specs].map(([name, spec]) => {
      const code = parts === undefined ? whole : recipeHash([recipe, ...parts.filesOf(name)], parts.collections);
      const source = JSON.stringify([family, name, spec, code]);
      return [name, createHash('sha256').update(source).digest('hex').slice(0, 16)];
    }),
  );
}
