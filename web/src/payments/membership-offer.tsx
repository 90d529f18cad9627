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
import { ownCurrency } from './billing.ts';
import css from './payments.module.css';
import { plansQuery, subscriptionQuery } from './payments-queries.ts';
import { advertisedPrice } from './plans.ts';

const SubscribePanel = lazy(async () => ({ default: (await import('./subscribe-panel.tsx')).SubscribePanel }));

const { store } = world.texts;

type MembershipOfferProps = {
  /** Stands in its place until it is known whether there is one. */
  readonly pending?: ReactNode;
};

/** The way to a membership, for whoever has none, where one is sold; a dialog that is open stays, to tell what came of it. */
export function MembershipOffer({ pending }: MembershipOfferProps) {
  const { checkoutUrl: address, currency: sellersOwn } = useEnvironment() ?? {};
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: address !== undefined });
  const isMember = useAnswer('fate')?.isExceptionalFriend ?? false;
  const [isOpen, setOpen] = useState(false);
  const isOffered = subscription?.hasSubscription === false && !isMember;
  if (address !== undefined && !isMember && !subscription) return pending;
  if (address === undefined || sellersOwn === undefined || (!isOffered && !isOpen)) return null;
  return (
    <>
      {isOffered && (
        <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {store.membership}
        </Button>
      )}
      {isOpen && <Blurb address={address} sellersOwn={sellersOwn} onClose={() => setOpen(false)} />}
    </>
  );
}

type BlurbProps = { readonly address: string; readonly sellersOwn: CurrencyCode; readonly onClose: () => void };

/** The offer of a membership: what it brings and costs; then how it is paid. */
function Blurb({ address, sellersOwn, onClose }: BlurbProps) {
  const { data: plans, error, refetch } = useQuery(plansQuery);
  const [isPaying, setPaying] = useState(false);
  if (isPaying) {
    return (
      <Suspense>
        <SubscribePanel address={address} sellersOwn={sellersOwn} onClose={onClose} />
      </Suspense>
    );
  }
  const price = plans && advertisedPrice(plans, ownCurrency(sellersOwn, plans).currency);
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
            <Button onClick={onClose}>Perhaps not</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
