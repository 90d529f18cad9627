import { useMyself } from '../myself/myself-queries.ts';
import type { StoryPlace } from '../story/scene-props.ts';

/** What the story has to know of where the character stands, and of what they wear. */
export function useStoryPlace(): StoryPlace | undefined {
  const character = useMyself().data?.character;
  if (!character) return undefined;
  const { area, setting, outfits } = character;
  return {
    area: area.id,
    showOps: area.showOps,
    canChangeOutfit: area.canChangeOutfit && setting.canChangeOutfit,
    outfit: outfits.find(({ selected }) => selected)?.name,
  };
}
