import { useQuery } from '@tanstack/react-query';
import type { FateReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './fate.module.css';
import { freshFateQuery, usePurchase } from './fate.ts';

export type PurchaseActions = Pick<ReturnType<typeof usePurchase>, 'buy' | 'isPending'>;

type FatePurchaseDialogProps = {
  readonly title: string;
  readonly boughtTitle: string;
  /** Content above the dialog's children until the purchase succeeds. */
  readonly about?: ReactNode;
  readonly waiting?: string;
  readonly onClose: () => void;
  readonly children: (fate: FateReply, actions: PurchaseActions) => ReactNode;
};

/** A dialog that sells something for Fate. Loads the balance and shows the result. */
export function FatePurchaseDialog({
  title,
  boughtTitle,
  about,
  waiting = world.texts.premium.waiting,
  onClose,
  children,
}: FatePurchaseDialogProps) {
  const { data: fate, error, refetch } = useQuery(freshFateQuery);
  const { buy, isPending, data: bought, error: failed } = usePurchase();
  if (bought) return <PurchaseResult title={boughtTitle} message={bought.message} onClose={onClose} />;
  return (
    <Modal title={title} onClose={onClose} isHeld={isPending}>
      {about}
      {failed && <TroubleNote message={failed.message} />}
      {error && !fate && <Failed error={error} onAgain={() => void refetch()} />}
      {!fate && !error && <Loading>{waiting}</Loading>}
      {fate && children(fate, { buy, isPending })}
    </Modal>
  );
}

export function PurchaseResult({
  title,
  message,
  way,
  children,
  onClose,
}: {
  readonly title: string;
  readonly message: string;
  /** A door to what was bought. */
  readonly way?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <p role="status">{message}</p>
      <div className={css.ways}>
        {way}
        <Button look="primary" onClick={onClose}>
          {world.texts.story.onwards}
        </Button>
      </div>
    </Modal>
  );
}

/** A text of the world with a vertical rule at its side. */
export const BoxedHtml = ({ html }: { readonly html: string }) => <SanitizedHtml html={html} className={css.boxed} />;
