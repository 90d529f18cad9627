import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './areas.ts';
import { isIndoors } from './motifs.ts';

const WORLD_AREAS = join(import.meta.dirname, '../../../world/areas');

const inHeaders = (path: string): string => join(import.meta.dirname, path);

/** The collections an area's scene picks its description, its motif and its pieces from. */
export const COLLECTIONS = ['areas.ts', 'area-parts.ts', 'motifs.ts', 'pieces.ts'].map(inHeaders);

/** All that a picture of an area is drawn from, apart from code. */
export const AREA_SPECS: ReadonlyMap<string, object> = new Map(
  [...AREAS].map(([name, area]) => [name, { ...area, isIndoors: isIndoors(area.motif) }]),
);

const worldBanners = bannersOfWorld();

/** Of those, the areas that our world has: one of its areas is shown by their banner. */
export const WORLD_AREA_SPECS: ReadonlyMap<string, object> = new Map(
  [...AREA_SPECS].filter(([name]) => worldBanners.has(name)),
);

const motifFiles = filesByExport(inHeaders('motifs'));
const pieceFiles = filesByExport(inHeaders('pieces'));

/** The files of an area's motif and of its pieces. */
export function filesOfArea(name: string): readonly string[] {
  const area = AREAS.get(name);
  if (area === undefined) return [];
  const pieces = [area.focal, area.mid, area.near].filter((piece) => piece !== undefined);
  return [fileOf(motifFiles, area.motif), ...pieces.map((piece) => fileOf(pieceFiles, piece))];
}

/** The file of a folder that exports each constant, by the constant's name. */
function filesByExport(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const file = join(folder, name);
      return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, constant = '']) => [
        constant,
        file,
      ]);
    }),
  );
}

function fileOf(files: ReadonlyMap<string, string>, part: string): string {
  const file = files.get(part);
  if (file === undefined) throw new Error(`No file of the headers exports ${part}`);
  return file;
}

/** The names of the banners that the areas of our world are shown by. */
export function bannersOfWorld(): ReadonlySet<string> {
  return new Set(
    readdirSync(WORLD_AREAS).flatMap(
      (area) => /^image: (.+)$/m.exec(readFileSync(join(WORLD_AREAS, area, 'area.story'), 'utf8'))?.[1] ?? [],
    ),
  );
}
