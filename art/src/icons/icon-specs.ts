import { readFileSync } from 'node:fs';
import { ICON_SPECS } from '../paths.ts';
import { type IconSpec, iconSpec } from './icon-spec.ts';

/** Every icon of the game by name, as written in `icons.json`. */
export function iconSpecs(): ReadonlyMap<string, IconSpec> {
  const written = JSON.parse(readFileSync(ICON_SPECS, 'utf8')) as Record<string, unknown>;
  return new Map(Object.entries(written).map(([name, value]) => [name, iconSpec(name, value)]));
}
