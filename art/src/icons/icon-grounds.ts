/** The parts of a built world that are read here: the areas of storylets, and the images of everything. */
type BuiltWorld = {
  readonly areas: readonly { readonly id: number; readonly key: string }[];
  readonly storylets: readonly { readonly areas?: readonly number[] }[];
};

/** The area of each icon that only one area's stories use. Icons used by anything else are not in it. */
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
    [...places].flatMap(([image, areasOfImage]) => {
      const [only = ''] = areasOfImage;
      return areasOfImage.size === 1 && only !== '' && !elsewhere.has(image) ? [[image, only] as const] : [];
    }),
  );
}

function imagesIn(value: unknown): ReadonlySet<string> {
  const images = new Set<string>();
  const look = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, each] of Object.entries(inner)) {
      if (key === 'image' && typeof each === 'string') images.add(each);
      else look(each);
    }
  };
  look(value);
  return images;
}
