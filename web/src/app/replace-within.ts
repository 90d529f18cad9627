type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Makes `target` equal to `source`. Objects within stay the same, because modules hold references to them. */
export function replaceWithin(target: object, source: object): void {
  const [old, next] = [target as Tree, source as Tree];
  for (const key of Object.keys(old)) if (!(key in next)) delete old[key];
  if (Array.isArray(target)) target.length = Object.keys(next).length;
  for (const [key, value] of Object.entries(next)) {
    const known = old[key];
    if (isTree(known) && isTree(value) && Array.isArray(known) === Array.isArray(value)) replaceWithin(known, value);
    else old[key] = value;
  }
}
