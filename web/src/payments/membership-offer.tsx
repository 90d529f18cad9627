import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useEnvironment } from '../api/environment.ts';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { Benefits } from './benefits.tsx';
import { guessCurrency } from './billing.ts';
import css from './payments.module.css';
import { plansQuery, subscriptionQuery } from './payments-queries.ts';
import { advertisedPrice } from './plans.ts';

const SubscribePanel = lazy(async () => ({ default: (await import('./subscribe-panel.tsx')).SubscribePanel }));

const { store } = world.texts;

type MembershipOfferProps = {
  /** Rendered until the client knows whether there is an offer. */
  readonly pending?: ReactNode;
  /** True if the page already shows the benefits, so that the button leads to the plans at once. */
  readonly isDescribed?: boolean;
};

/** Offers a membership to players who have none. An open dialog stays open after the purchase to show the result. */
export function MembershipOffer({ pending, isDescribed = false }: MembershipOfferProps) {
  const { checkoutUrl, currency: sellerCurrency } = useEnvironment() ?? {};
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: checkoutUrl !== undefined });
  const isMember = useAnswer('fate')?.isExceptionalFriend ?? false;
  const [isOpen, setOpen] = useState(false);
  const isOffered = subscription?.hasSubscription === false && !isMember;
  if (checkoutUrl !== undefined && !isMember && !subscription) return pending;
  if (checkoutUrl === undefined || sellerCurrency === undefined || (!isOffered && !isOpen)) return null;
  return (
    <>
      {isOffered && (
        <Button look={isDescribed ? 'secondary' : 'plain'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {store.membership}
        </Button>
      )}
      {isOpen && (
        <OfferDialog
          checkoutUrl={checkoutUrl}
          sellerCurrency={sellerCurrency}
          isDescribed={isDescribed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type OfferDialogProps = {
  readonly checkoutUrl: string;
  readonly sellerCurrency: CurrencyCode;
  readonly isDescribed: boolean;
  readonly onClose: () => void;
};

/** Benefits and price unless described, then the payment. */
function OfferDialog({ checkoutUrl, sellerCurrency, isDescribed, onClose }: OfferDialogProps) {
  const { data: plans, error, refetch } = useQuery(plansQuery);
  const [isPaying, setPaying] = useState(isDescribed);
  if (isPaying) {
    return (
      <Suspense>
        <SubscribePanel checkoutUrl={checkoutUrl} sellerCurrency={sellerCurrency} onClose={onClose} />
      </Suspense>
    );
  }
  const price = plans && advertisedPrice(plans, guessCurrency(sellerCurrency, plans).currency);
  return (
    <Modal title={store.membership} onClose={onClose}>
      {!plans && (error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />)}
      {plans && (
        <>
          {price && <p>{fillIn(store.membershipAbout, { price })}</p>}
          <Benefits isMember={false} />
          <div className={css.ways}>
            <Button look="primary" onClick={() => setPaying(true)}>
              Subscribe
            </Button>
            <Button onClick={onClose}>{world.texts.story.decline}</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
