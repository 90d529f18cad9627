import { Hand } from '../cards/hand.tsx';
import { useStory } from '../story/story-queries.ts';

/** The meeting of hand and story: playing a card begins its story. */
export function Opportunities() {
  const {
    state: { asking },
    ask,
  } = useStory();
  return (
    <Hand
      play={(eventId) => ask({ kind: 'begin', eventId })}
      playing={asking?.kind === 'begin' ? asking.eventId : undefined}
      onStoryInProgress={() => void ask({ kind: 'resume' })}
    />
  );
}
