import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcon } from './draw-icon.ts';
import { encodeIcon, ICON_WIDTHS } from './encode-icon.ts';
import { iconSpecs } from './icon-specs.ts';
import { ICONS } from './places.ts';
import { renderedRecord, specHash, writeRenderedRecord } from './rendered-record.ts';
import { writeLicence } from './write-licence.ts';

const specs = iconSpecs();
const record = renderedRecord();
mkdirSync(ICONS, { recursive: true });

let drawn = 0;
for (const [name, spec] of specs) {
  const hash = specHash(name, spec);
  const files = ICON_WIDTHS.map((width) => ({ width, path: join(ICONS, `${name}-${width}.avif`) }));
  if (record.get(name) === hash && files.every(({ path }) => existsSync(path))) continue;
  const picture = await drawIcon(name, spec);
  for (const { width, path } of files) writeFileSync(path, await encodeIcon(picture, width));
  record.set(name, hash);
  writeRenderedRecord(record);
  drawn += 1;
}

for (const file of readdirSync(ICONS)) {
  const name = file.replace(/-\d+\.avif$/, '');
  if (specs.has(name)) continue;
  rmSync(join(ICONS, file));
  record.delete(name);
}
writeRenderedRecord(record);
writeLicence(specs);
console.log(`${drawn} of ${specs.size} icons drawn`);
