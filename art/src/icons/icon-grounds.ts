/** What this looks for in a built world: where a story is listed, and what everything is shown with. */
type BuiltWorld = {
  readonly areas: readonly { readonly id: number; readonly key: string }[];
  readonly storylets: readonly { readonly areas?: readonly number[] }[];
};

/** Which area each icon belongs to: the one whose stories alone use it. Icons that anything else uses are not in it. */
export function iconGrounds(world: BuiltWorld & Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const { areas, storylets, ...others } = world;
  const keys = new Map(areas.map(({ id, key }) => [id, key]));
  const elsewhere = imagesIn(others);
  const places = new Map<string, Set<string>>();
  for (const storylet of storylets) {
    const where = storylet.areas?.length ? storylet.areas.map((id) => keys.get(id) ?? '') : [''];
    for (const image of imagesIn(storylet)) {
      places.set(image, new Set([...(places.get(image) ?? []), ...where]));
    }
  }
  return new Map(
    [...places].flatMap(([image, found]) => {
      const [only = ''] = found;
      return found.size === 1 && only !== '' && !elsewhere.has(image) ? [[image, only] as const] : [];
    }),
  );
}

function imagesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, each] of Object.entries(inner)) {
      if (key === 'image' && typeof each === 'string') found.add(each);
      else look(each);
    }
  };
  look(value);
  return found;
}
