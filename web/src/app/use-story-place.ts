import { useMyself } from '../myself/myself-queries.ts';
import type { StoryPlace } from '../story/scene-props.ts';

/** The rules of the character's area that the story page needs. */
export function useStoryPlace(): StoryPlace | undefined {
  const character = useMyself().data?.character;
  if (!character) return undefined;
  const { area, setting } = character;
  return {
    area: area.id,
    showOps: area.showOps,
    canChangeOutfit: area.canChangeOutfit && setting.canChangeOutfit,
  };
}
