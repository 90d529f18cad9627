import type { World } from '@underhall/engine';

export function presentFaces({ pack: { start } }: Pick<World, 'pack'>) {
  const { Lady, Gentleman, Indistinct } = start.facesFor ?? {};
  return {
    isSuccess: true,
    avatars: [...start.faces],
    avatarsFor: {
      ...(Lady && { Lady: [...Lady] }),
      ...(Gentleman && { Gentleman: [...Gentleman] }),
      ...(Indistinct && { Indistinct: [...Indistinct] }),
    },
    avatarNames: { ...start.faceNames },
  };
}
