import { Hand, type HandLook } from '../cards/hand.tsx';
import { clearHandFocus, useIsHandFocusPending } from '../story/list-tab.ts';
import { useStory } from '../story/story-queries.ts';

type OpportunitiesProps = { readonly look?: HandLook; readonly isQuiet?: boolean };

/** Connects hand and story: playing a card begins its story. */
export function Opportunities({ look = 'table', isQuiet = false }: OpportunitiesProps) {
  const isFocusPending = useIsHandFocusPending();
  const {
    state: { asking },
    ask,
  } = useStory();
  return (
    <Hand
      look={look}
      isQuiet={isQuiet}
      isFocusPending={isFocusPending}
      onFound={clearHandFocus}
      play={(eventId) => ask({ kind: 'begin', eventId })}
      playing={asking?.kind === 'begin' ? asking.eventId : undefined}
      {...(!isQuiet && { onStoryInProgress: () => void ask({ kind: 'resume' }) })}
    />
  );
}
