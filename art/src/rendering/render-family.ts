import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGES } from '../paths.ts';
import type { Family } from './family.ts';
import { fingerprintsOf, type RenderedRecord, readRecord, writeRecord } from './record.ts';

/** The pictures to draw: all that changed (no names), or those named, changed or not. */
export type Choice = { readonly names: readonly string[] };

/** Draws what changed of a family, takes away what is no longer in it, and says how many pictures were drawn. */
export async function renderFamily(family: Family, { names }: Choice, tell: (line: string) => void): Promise<number> {
  const record = readRecord(family.name);
  const wanted = [...fingerprintsOf(family)].filter(([name, from]) =>
    names.length > 0 ? names.includes(name) : isStale(record, name, from),
  );
  for (const [at, [name, from]] of wanted.entries()) {
    const start = performance.now();
    const files = await family.render(name);
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(IMAGES, path)), { recursive: true });
      writeFileSync(join(IMAGES, path), bytes);
    }
    const now = files.map(({ path }) => path).sort();
    removeFiles((record.get(name)?.files ?? []).filter((path) => !now.includes(path)));
    record.set(name, { from, files: now });
    writeRecord(family.name, record);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    tell(`${family.name} ${at + 1}/${wanted.length}  ${name}  ${seconds} s`);
  }
  forgetOthers(family, record);
  return wanted.length;
}

function isStale(record: RenderedRecord, name: string, from: string): boolean {
  const drawn = record.get(name);
  return drawn?.from !== from || drawn.files.some((path) => !existsSync(join(IMAGES, path)));
}

function forgetOthers({ name: family, specs }: Family, record: RenderedRecord): void {
  for (const [name, { files }] of [...record]) {
    if (specs.has(name)) continue;
    removeFiles(files);
    record.delete(name);
  }
  writeRecord(family, record);
}

function removeFiles(paths: readonly string[]): void {
  for (const path of paths) rmSync(join(IMAGES, path), { force: true });
}
