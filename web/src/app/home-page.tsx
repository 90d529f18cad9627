import { CandleOut } from '../actions/action-count.tsx';
import { useCandle } from '../actions/actions-queries.ts';
import { ArrivalLine } from '../map/arrival-line.tsx';
import { TravelButton } from '../map/travel-button.tsx';
import { WelcomeLine } from '../myself/welcome-line.tsx';
import { StoryTab } from '../story/story-tab.tsx';
import { Opportunities } from './opportunities.tsx';
import { useTravelling } from './travelling.tsx';
import { useBreadth } from './use-breadth.ts';

/** Where the features of the story meet. The welcome and the way to elsewhere stand in the info bar where there is one. */
export function HomePage() {
  const { data: candle } = useCandle();
  const hasInfoBar = useBreadth() === 'wide';
  const { gates, modals } = useTravelling();
  return (
    <>
      <StoryTab
        actions={candle?.actions}
        slots={{
          candleNote: <CandleOut />,
          ...(!hasInfoBar && { welcome: <WelcomeLine /> }),
          travel: (
            <>
              <ArrivalLine />
              {!hasInfoBar && <TravelButton />}
            </>
          ),
          gates,
          hand: <Opportunities />,
        }}
      />
      {modals}
    </>
  );
}
