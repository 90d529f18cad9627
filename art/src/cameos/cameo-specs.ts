import { readFileSync } from 'node:fs';
import { type CameoSpec, checkedCameo } from './cameo-spec.ts';

/** Every sitter by name, as written in `cameos.json`. */
export function cameoSpecs(): ReadonlyMap<string, CameoSpec> {
  const written = JSON.parse(readFileSync(new URL('./cameos.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
  return new Map(Object.entries(written).map(([name, value]) => [name, checkedCameo(name, value)]));
}
