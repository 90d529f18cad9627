import { Hand } from '../cards/hand.tsx';
import { useStory } from '../story/story-queries.ts';

/** Where hand and story meet: a card is played by beginning its story. */
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
