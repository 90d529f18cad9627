import { useQuery } from '@tanstack/react-query';
import type { FateReply } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './fate.module.css';
import { cardOf, freshFateQuery, sizesOf, useFaceChange } from './fate.ts';
import { Bought } from './spending-fate.tsx';

const texts = world.texts.newFace;

type Faces = { readonly chosen: string; readonly onChoose: (face: string) => void; readonly isShut: boolean };

type ChangeFaceProps = {
  /** The face there is. */
  readonly face: string;
  /** True if the player has what pays for it in place of Fate. */
  readonly isFree: boolean;
  readonly isHeldBack: boolean;
  /** The faces there are. */
  readonly faces: (about: Faces) => ReactNode;
  readonly onClose: () => void;
};

/** Another face, for Fate or for nothing; with too little the faces can be looked at. It is asked for before it happens. */
export function ChangeFace({ face, isFree, isHeldBack, faces, onClose }: ChangeFaceProps) {
  const { data: fate, error, refetch } = useQuery(freshFateQuery);
  const { change, isPending, data: changed, error: failed } = useFaceChange();
  const [chosen, setChosen] = useState(face);
  const [isAsking, setAsking] = useState(false);
  if (changed) {
    return (
      <Bought title={texts.doneTitle} message={changed.message} onClose={onClose}>
        <Plate kind="cameos" name={changed.avatarImage} width={130} className={css.face} />
      </Bought>
    );
  }
  const size = fate && sizeIn(fate);
  const canPay = !isHeldBack && fate !== undefined && size !== undefined && size.price <= fate.currentFate;
  const isOpen = isFree || canPay;
  const isReady = chosen !== face && isOpen && !isPending;
  const price = isFree ? texts.free : fate && priceLine(fate);
  const carryOut = () => {
    setAsking(false);
    change({ avatarImage: chosen, ...(!isFree && size && { storeItemId: size.storeItemId }) });
  };
  return (
    <>
      <Modal title={texts.title} onClose={onClose} isHeld={isPending} isWide>
        <p>{texts.about}</p>
        {failed && <TroubleNote message={failed.message || 'Failure'} />}
        {error && !fate && <Failed error={error} onAgain={() => void refetch()} />}
        {!fate && !error && <Loading>{world.texts.premium.waiting}</Loading>}
        {fate && (
          <div className={css.form}>
            {faces({ chosen, onChoose: setChosen, isShut: !isOpen })}
            {(isFree || !isHeldBack) && <p className={css.price}>{price}</p>}
            {isOpen && (
              <Button
                look="primary"
                aria-disabled={!isReady}
                aria-busy={isPending}
                onClick={() => isReady && setAsking(true)}
              >
                Have this face
              </Button>
            )}
          </div>
        )}
      </Modal>
      {isAsking && (
        <ConfirmDialog title={texts.title} yes="Have it" no="Not yet" onYes={carryOut} onNo={() => setAsking(false)}>
          <Plate kind="cameos" name={chosen} width={104} className={css.face} />
          <p>{texts.confirm}</p>
          <p className={css.price}>{price}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function sizeIn(fate: FateReply) {
  const card = cardOf('FaceChange', fate);
  return card && sizesOf(card)[0];
}

/** The price beside the money one has. */
function priceLine(fate: FateReply): string {
  const price = sizeIn(fate)?.price ?? 0;
  const [cost, have] = [formatNumber(price), formatNumber(fate.currentFate)];
  if (price > fate.currentFate) return fillIn(texts.tooDear, { price: cost, have });
  return `It costs ${cost} ${world.premium}. You have ${have}.`;
}
