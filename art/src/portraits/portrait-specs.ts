import { readFileSync } from 'node:fs';
import { type CameoSpec, checkedCameo } from '../cameos/cameo-spec.ts';
import { type CategoryName, isCategoryName } from '../icons/category.ts';

/** A sitter, and the colours of the card they are laid on. */
export type PortraitSpec = { readonly category: CategoryName; readonly sitter: CameoSpec };

/** Every portrait by name, as written in `portraits.json`. */
export function portraitSpecs(): ReadonlyMap<string, PortraitSpec> {
  const written = JSON.parse(readFileSync(new URL('./portraits.json', import.meta.url), 'utf8')) as Record<
    string,
    { readonly category: string; readonly sitter: unknown }
  >;
  return new Map(
    Object.entries(written).map(([name, { category, sitter }]) => {
      if (!isCategoryName(category)) throw new Error(`Portrait ${name}: no known category`);
      return [name, { category, sitter: checkedCameo(name, sitter) }];
    }),
  );
}
