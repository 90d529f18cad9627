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

/** Buys; whether something is being bought, so that nothing else can be. */
export type Spending = Pick<ReturnType<typeof usePurchase>, 'buy' | 'isPending'>;

type SpendingFateProps = {
  readonly title: string;
  /** The heading over what has come of it. */
  readonly boughtTitle: string;
  /** An introduction, shown whether or not anything can be bought. */
  readonly about?: ReactNode;
  readonly waiting?: string;
  readonly onClose: () => void;
  readonly children: (fate: FateReply, spending: Spending) => ReactNode;
};

/** A dialog in which Fate is spent: it asks for the balance, and says what has come of the purchase. */
export function SpendingFate({
  title,
  boughtTitle,
  about,
  waiting = world.texts.premium.waiting,
  onClose,
  children,
}: SpendingFateProps) {
  const { data: fate, error, refetch } = useQuery(freshFateQuery);
  const { buy, isPending, data: bought, error: failed } = usePurchase();
  if (bought) return <Bought title={boughtTitle} message={bought.message} onClose={onClose} />;
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

/** The result of a purchase. */
export function Bought({
  title,
  message,
  children,
  onClose,
}: {
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <p role="status">{message}</p>
      <Button look="primary" onClick={onClose}>
        Onwards
      </Button>
    </Modal>
  );
}

/** A description of the game's own, set apart from the page's words by a line at its side. */
export const BoxedHtml = ({ html }: { readonly html: string }) => <SanitizedHtml html={html} className={css.boxed} />;
