import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { scrollMarginOf, smoothScrollTo } from '../ui/smooth-scroll.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import type { StoryRequest, StoryState } from './story-state.ts';

type StoryTroubleProps = {
  readonly failure: NonNullable<StoryState['failure']>;
  readonly ask: (ask: StoryRequest) => void;
};

/**
 * Shows a failed request and what the player can do. If the rules refuse the use of an item, the possessions page shows
 * the refusal.
 */
export function StoryTrouble({ failure, ask }: StoryTroubleProps) {
  const { message, mayRepeat } = failure;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = note;
    if (current && current.getBoundingClientRect().top < scrollMarginOf(current)) smoothScrollTo(current);
  }, []);
  if (failure.ask.kind === 'use' && !mayRepeat) return null;
  const isGone = failure.ask.kind === 'begin social event' && !mayRepeat;
  return (
    <div ref={note}>
      <TroubleNote message={isGone ? `This is unavailable. ${message}` : message}>
        {mayRepeat && <Button onClick={() => ask(failure.ask)}>Retry</Button>}
      </TroubleNote>
    </div>
  );
}
