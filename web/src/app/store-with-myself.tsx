import type { FateCard } from '@underhall/contract';
import { freeFaceQualityId } from '@underhall/contract/limits';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAnswer } from '../api/answers.ts';
import { GameplayPurchase } from '../fate/gameplay-purchase.tsx';
import { StorePage } from '../fate/store-page.tsx';
import type { Beginning } from '../fate/story-purchase.tsx';
import { WayToPlace } from '../map/way-to-place.tsx';
import { ToStory } from '../ui/to-story.tsx';

const ChangeName = lazy(async () => ({ default: (await import('../fate/change-name.tsx')).ChangeName }));
const ChangeFace = lazy(async () => ({ default: (await import('../fate/change-face.tsx')).ChangeFace }));
const FaceGrid = lazy(async () => ({ default: (await import('../registration/face-grid.tsx')).FaceGrid }));

export function StoreWithMyself() {
  const myself = useAnswer('myself');
  const gameplayDialog = (card: FateCard, onClose: () => void): ReactNode => {
    if (myself && card.action === 'AskNameChange') {
      return (
        <Suspense>
          <ChangeName name={myself.character.name} onClose={onClose} />
        </Suspense>
      );
    }
    if (myself && card.action === 'FaceChange') {
      const isFree = myself.possessions.some(({ possessions }) =>
        possessions.some(({ id, level }) => id === freeFaceQualityId && level > 0),
      );
      return (
        <Suspense>
          <ChangeFace
            face={myself.character.avatarImage}
            isFree={isFree}
            isFateRestricted={false}
            faces={(about) => (
              <Suspense>
                <FaceGrid {...about} />
              </Suspense>
            )}
            onClose={onClose}
          />
        </Suspense>
      );
    }
    return <GameplayPurchase card={card} onClose={onClose} />;
  };
  return <StorePage gameplayDialog={gameplayDialog} wayTo={(place) => <WayToBeginning place={place} />} />;
}

function WayToBeginning({ place }: { readonly place: Beginning }) {
  const here = useAnswer('myself')?.character.area.id;
  if (!place || place.areaId === here) return <ToStory />;
  return <WayToPlace area={place.areaId} name={place.name} className={undefined} />;
}
