import { CandleOut } from '../actions/action-count.tsx';
import { useCandle } from '../actions/actions-queries.ts';
import { useAnswer } from '../api/answers.ts';
import { useHandInStore } from '../cards/cards-queries.ts';
import { ArrivalLine } from '../map/arrival-line.tsx';
import { TravelButton } from '../map/travel-button.tsx';
import { WelcomeLine } from '../myself/welcome-line.tsx';
import { HowTo } from '../story/how-to.tsx';
import { StoryTab } from '../story/story-tab.tsx';
import { Opportunities } from './opportunities.tsx';
import { useStoryPlace } from './story-place.ts';
import { useCardsWaiting } from './tab-counts.ts';
import { useTravelling } from './travelling.tsx';
import { useBreadth } from './use-breadth.ts';

/** The meeting of the story's features. Welcome and travel stand in the info bar where there is one. */
export function HomePage() {
  const { data: candle } = useCandle();
  const hasInfoBar = useBreadth() === 'wide';
  const place = useStoryPlace();
  const { gates, modals } = useTravelling();
  const cardsWaiting = useCardsWaiting();
  const isAtList = useAnswer('story')?.reply?.phase === 'Available';
  useHandInStore(isAtList && place?.showOps === true);
  return (
    <>
      <StoryTab
        actions={candle?.actions}
        {...(place && { place })}
        slots={{
          candleNote: <CandleOut />,
          welcome: (
            <>
              {!hasInfoBar && <WelcomeLine />}
              <ArrivalLine />
            </>
          ),
          ...(!hasInfoBar && { travel: <TravelButton /> }),
          gates,
          howTo: <HowTo />,
          hand: <Opportunities />,
          cardsWaiting,
        }}
      />
      {modals}
    </>
  );
}
