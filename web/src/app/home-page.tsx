import { lazy } from 'react';
import { useActions } from '../actions/actions-queries.ts';
import { NoActionsLeft } from '../actions/no-actions-left.tsx';
import { useAnswer } from '../api/answers.ts';
import { useBackgroundHand } from '../cards/cards-queries.ts';
import { ShareButton } from '../journal/share-button.tsx';
import { LeadStrip } from '../leads/lead-strip.tsx';
import { ArrivalLine, useClearArrival } from '../map/arrival-line.tsx';
import { TravelButton } from '../map/travel-button.tsx';
import { WelcomeLine } from '../myself/welcome-line.tsx';
import { useNotes } from '../notes/use-notes.tsx';
import { usePlanning } from '../plans/use-planning.tsx';
import { isCard } from '../story/hints.ts';
import { HowTo } from '../story/how-to.tsx';
import { useStory } from '../story/story-queries.ts';
import { StoryTab } from '../story/story-tab.tsx';
import { countOf, useHandCount } from './hand-count.ts';
import { Opportunities } from './opportunities.tsx';
import { BestWithStory, OutfitWithStory } from './outfit-with-story.tsx';
import { aimsOf, preloadPanel } from './targets-beside.tsx';
import { useOpenDoor } from './use-open-door.ts';
import { useScreenWidth } from './use-screen-width.ts';
import { useStoryPlace } from './use-story-place.ts';
import { useTravelling } from './use-travelling.tsx';
import { WhileOutSlot } from './while-out-slot.tsx';

const VerifyBeforeActs = lazy(async () => ({ default: (await import('./verify-before-acts.tsx')).VerifyBeforeActs }));

preloadPanel();

/**
 * Connects the features of the story page. If the info bar is shown, it contains the welcome line and the travel
 * button.
 */
export function HomePage() {
  const { data: counter } = useActions();
  const hasInfoBar = useScreenWidth() === 'wide';
  const place = useStoryPlace();
  const { gates, modals, setOutFor } = useTravelling();
  const openDoor = useOpenDoor(setOutFor);
  const handCount = useHandCount();
  const { plans, dialogs } = usePlanning();
  const reply = useAnswer('story')?.reply;
  const notes = useNotes(`storylet ${reply?.storylet?.id}`);
  const isAtList = reply?.phase === 'Available';
  useClearArrival();
  // Prefetch the hand while the player reads a card's result, to know whether another card follows.
  const isEndOfCard = reply?.endStorylet !== undefined && isCard(reply.endStorylet.event);
  useBackgroundHand((isAtList || isEndOfCard) && place?.showOps === true);
  return (
    <>
      <StoryTab
        actions={counter?.actions}
        {...(place && { place })}
        slots={{
          actionsNote: <WithoutActions cardsToDraw={handCount?.drawable} />,
          openDoor,
          whileOut: <WhileOutSlot setOutFor={setOutFor} area={place?.area ?? 0} />,
          ...(!hasInfoBar && { welcome: <WelcomeLine />, travel: <TravelButton />, lead: <LeadStrip /> }),
          arrival: <ArrivalLine />,
          gates,
          howTo: <HowTo />,
          outfit: (isLocked) => <OutfitWithStory isLocked={isLocked} />,
          best: (challenge) => <BestWithStory challenge={challenge} />,
          hand: <Opportunities />,
          ...(!hasInfoBar && { handBelow: <Opportunities /> }),
          cards: handCount && countOf(handCount),
          journal: (text) => <ShareButton text={text} />,
          plans,
          notes,
          aims: aimsOf,
          socialActs: (form, branchId) => <VerifyBeforeActs key={branchId} form={form} formId={branchId} />,
        }}
      />
      {modals}
      {dialogs}
    </>
  );
}

function WithoutActions({ cardsToDraw = 0 }: { readonly cardsToDraw: number | undefined }) {
  const {
    state: { reply },
    ask,
  } = useStory();
  const free = reply?.storylets?.filter(({ isOpen, leastActions }) => isOpen && leastActions === 0) ?? [];
  return (
    <NoActionsLeft free={free} begin={(eventId) => void ask({ kind: 'begin', eventId })} cardsToDraw={cardsToDraw} />
  );
}
