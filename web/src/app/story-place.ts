import { useMyself } from '../myself/myself-queries.ts';
import type { StoryPlace } from '../story/scene-props.ts';

/** The place and the clothes of the character, as far as the story needs them. */
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
