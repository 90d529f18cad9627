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
import { PurchaseResult } from './fate-purchase-dialog.tsx';

const texts = world.texts.newFace;

type FaceChoice = { readonly chosen: string; readonly onChoose: (face: string) => void; readonly isDisabled: boolean };

type ChangeFaceProps = {
  readonly face: string;
  /** True if the player has the quality that makes the change free. */
  readonly isFree: boolean;
  readonly isFateRestricted: boolean;
  readonly faces: (choice: FaceChoice) => ReactNode;
  readonly onClose: () => void;
};

/**
 * The dialog that changes the face, with a confirmation. Without enough Fate, the player can only look at the faces.
 */
export function ChangeFace({ face, isFree, isFateRestricted, faces, onClose }: ChangeFaceProps) {
  const { data: fate, error, refetch } = useQuery(freshFateQuery);
  const { change, isPending, data: changed, error: failed } = useFaceChange();
  const [chosen, setChosen] = useState(face);
  const [isConfirming, setConfirming] = useState(false);
  if (changed) {
    return (
      <PurchaseResult title={texts.doneTitle} message={changed.message} onClose={onClose}>
        <Plate kind="cameos" name={changed.avatarImage} width={130} className={css.face} />
      </PurchaseResult>
    );
  }
  const size = fate && sizeIn(fate);
  const canPay = !isFateRestricted && fate !== undefined && size !== undefined && size.price <= fate.currentFate;
  const canChange = isFree || canPay;
  const canSubmit = chosen !== face && canChange && !isPending;
  const price = isFree ? texts.free : fate && priceLine(fate);
  const submit = () => {
    setConfirming(false);
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
            {faces({ chosen, onChoose: setChosen, isDisabled: !canChange })}
            {(isFree || !isFateRestricted) && <p className={css.price}>{price}</p>}
            {canChange && (
              <Button
                look="primary"
                aria-disabled={!canSubmit}
                aria-busy={isPending}
                onClick={() => canSubmit && setConfirming(true)}
              >
                Use this face
              </Button>
            )}
          </div>
        )}
      </Modal>
      {isConfirming && (
        <ConfirmDialog title={texts.title} yes="Use it" no="Not yet" onYes={submit} onNo={() => setConfirming(false)}>
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

function priceLine(fate: FateReply): string {
  const price = sizeIn(fate)?.price ?? 0;
  const [cost, have] = [formatNumber(price), formatNumber(fate.currentFate)];
  if (price > fate.currentFate) return fillIn(texts.tooDear, { price: cost, have });
  return `It costs ${cost} ${world.premium}. You have ${have}.`;
}
