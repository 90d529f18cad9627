/** Every `image` that a built world names, wherever it stands. */
export function wantedIcons(world: unknown): Set<string> {
  const wanted = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'image' && typeof inner === 'string') wanted.add(inner);
      else look(inner);
    }
  };
  look(world);
  return wanted;
}
