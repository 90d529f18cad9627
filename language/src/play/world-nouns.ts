import type { World } from '@underhall/engine';

/** A number of actions in the world's noun, such as `3 cups`. */
export function countActions(count: number, { pack }: Pick<World, 'pack'>): string {
  const { one, many } = pack.words.actions;
  return `${count} ${count === 1 ? one : many}`;
}
