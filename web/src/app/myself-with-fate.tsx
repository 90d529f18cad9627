import { freeFaceQualityId } from '@underhall/contract/limits';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { world } from '../api/world.ts';
import { cardOf, sizesOf, useFate } from '../fate/fate.ts';
import { CameoAndLodgings } from '../myself/cameo-and-lodgings.tsx';
import { MyselfPage } from '../myself/myself-page.tsx';
import { useMyself } from '../myself/myself-queries.ts';
import { formatNumber } from '../ui/format-number.ts';
import { useRestrictions } from './restrictions.ts';

const ChangeName = lazy(async () => ({ default: (await import('../fate/change-name.tsx')).ChangeName }));
const ChangeFace = lazy(async () => ({ default: (await import('../fate/change-face.tsx')).ChangeFace }));
const FaceGrid = lazy(async () => ({ default: (await import('../registration/face-grid.tsx')).FaceGrid }));

const texts = world.texts.sheet;

/** Connects Myself, Fate and faces: players change their name and face here. */
export function MyselfWithFate({ below }: { readonly below?: ReactNode }) {
  const { data: myself } = useMyself();
  const { data: fate } = useFate();
  const navigate = useNavigate();
  const isRestricted = useRestrictions()?.includes('Fate') ?? true;
  const [open, setOpen] = useState<'name' | 'face'>();
  const priceOf = (action: 'AskNameChange' | 'FaceChange') => {
    const card = fate && cardOf(action, fate);
    return card && sizesOf(card)[0]?.price;
  };
  const [namePrice, facePrice] = [priceOf('AskNameChange'), priceOf('FaceChange')];
  const isFree = myself?.possessions.some(({ possessions }) => possessions.some(isTicket)) ?? false;
  const canPay = !isRestricted && fate !== undefined && facePrice !== undefined && facePrice <= fate.currentFate;
  const close = () => setOpen(undefined);
  const panel = (
    <CameoAndLodgings
      nameChange={
        isRestricted || namePrice === undefined
          ? undefined
          : {
              says:
                fate && fate.currentFate < namePrice
                  ? `At least ${formatNumber(namePrice)} ${world.premium} are needed.`
                  : `It costs ${formatNumber(namePrice)} ${world.premium}.`,
              // Without enough Fate, go to the page that sells it.
              onOpen: () => (fate && fate.currentFate < namePrice ? void navigate('/fate') : setOpen('name')),
            }
      }
      faceChange={
        world.looks.isFaceless
          ? undefined
          : { says: isFree || canPay ? texts.changeFace : texts.viewFaces, onOpen: () => setOpen('face') }
      }
    />
  );
  return (
    <>
      <MyselfPage
        panel={
          <>
            {panel}
            {below}
          </>
        }
      />
      <Suspense>
        {open === 'name' && myself && <ChangeName name={myself.character.name} onClose={close} />}
        {open === 'face' && myself && (
          <ChangeFace
            face={myself.character.avatarImage}
            isFree={isFree}
            isFateRestricted={isRestricted}
            faces={(about) => (
              <Suspense>
                <FaceGrid {...about} />
              </Suspense>
            )}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

const isTicket = ({ id, level }: { readonly id: number; readonly level: number }) =>
  id === freeFaceQualityId && level > 0;
