import { useQuery } from '@tanstack/react-query';
import type { SubscriptionData } from '@underhall/contract';
import { useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { Benefits } from './benefits.tsx';
import { ChangeCard } from './change-card.tsx';
import { dayInWords, priceInWords } from './format.ts';
import { SubscriptionEnd } from './payment-results.tsx';
import css from './payments.module.css';
import { type MembershipEnd, subscriptionQuery, useMembership } from './payments-queries.ts';
import { changesFor, kindNames, kindOf, type PlanChange } from './plans.ts';
import { SubscribePanel } from './subscribe-panel.tsx';

/** The membership as it stands, what it costs and until when, and what may be made of it. */
export function ManageSubscription() {
  const { data, error, refetch } = useQuery(subscriptionQuery);
  const environment = useEnvironment();
  const [isSubscribing, setSubscribing] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isChangingCard, setChangingCard] = useState(false);
  if (!data) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  const { checkoutUrl: address, currency: sellersOwn } = environment ?? {};
  const isCharged = data.hasSubscription && data.subscriptionType !== 'None' && !data.isBeingFoundOut;
  return (
    <>
      <Standing subscription={data} />
      {!data.hasSubscription && data.subscriptionType === 'None' && address !== undefined && (
        <Benefits isMember={false} />
      )}
      {data.isBeingFoundOut && <Loading>Finding out what came of it</Loading>}
      <div className={css.ways}>
        {data.hasSubscription && !data.isBeingFoundOut && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change or cancel
          </Button>
        )}
        {isCharged && address !== undefined && (
          <Button
            look={data.subscriptionPastDue ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setChangingCard(true)}
          >
            Change the card
          </Button>
        )}
        {!data.hasSubscription && address !== undefined && !data.isBeingFoundOut && (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setSubscribing(true)}>
            Subscribe
          </Button>
        )}
      </div>
      {isChanging && <ChangePlan subscription={data} onClose={() => setChanging(false)} />}
      {isChangingCard && address !== undefined && (
        <ChangeCard address={address} onClose={() => setChangingCard(false)} />
      )}
      {isSubscribing && address !== undefined && sellersOwn !== undefined && (
        <SubscribePanel address={address} sellersOwn={sellersOwn} onClose={() => setSubscribing(false)} />
      )}
    </>
  );
}

/** Kind, price, the day it is renewed or ends, and what stands in its way. */
function Standing({ subscription }: { readonly subscription: SubscriptionData }) {
  const { hasSubscription, price, addOnPrice, currencyIsoCode, renewDate, subscriptionType } = subscription;
  if (!hasSubscription) return <p>You pay for no membership.</p>;
  const isCancelled = subscriptionType === 'None';
  const day = renewDate === undefined ? '' : dayInWords(renewDate);
  return (
    <dl className={css.standing}>
      <dt>Membership</dt>
      <dd>
        {kindNames[kindOf(subscription)]}
        {isCancelled && ' (cancelled)'}
      </dd>
      {!isCancelled && (
        <>
          <dt>A month</dt>
          <dd>{priceInWords(price + addOnPrice, currencyIsoCode)}</dd>
        </>
      )}
      <dt>{isCancelled ? 'Ends' : 'Renewed on'}</dt>
      <dd>{day}</dd>
      {subscription.subscriptionPastDue && (
        <>
          <dt>Payment</dt>
          <dd>
            The last payment failed. What the membership brings is kept for seven days; it is tried again. Another card
            is charged at once.
          </dd>
        </>
      )}
    </dl>
  );
}

/** The buttons of the changes. A bare *Cancel* would be read as the way out of the dialog. */
const deeds: Readonly<Record<PlanChange['is'], string>> = {
  Enhance: 'Enhance',
  Downgrade: 'Downgrade',
  Cancel: 'Cancel the membership',
  Restore: 'Restore',
};

/** The cost and effect of a change, before it is confirmed. */
function consequence({ is, wish }: PlanChange, subscription: SubscriptionData): string {
  const { enhanceNow, price, currencyIsoCode, renewDate } = subscription;
  const day = renewDate === undefined ? 'the next renewal' : dayInWords(renewDate);
  if (is === 'Enhance')
    return enhanceNow
      ? `You have ${kindNames[wish]} at once. ${priceInWords(enhanceNow, currencyIsoCode)} is charged now, for what is left of this month, by the way of paying you have.`
      : `You have ${kindNames[wish]} at once. Nothing is charged before ${day}.`;
  if (is === 'Downgrade')
    return `From ${day} on you have ${kindNames[wish]}, for ${priceInWords(price, currencyIsoCode)} a month. Until then nothing changes.`;
  if (is === 'Restore') return `Your membership is renewed on ${day} as before. Nothing is charged now.`;
  return `Nothing is charged any more. You keep what you have paid for until ${day}.`;
}

type ChangePlanProps = { readonly subscription: SubscriptionData; readonly onClose: () => void };

/** Another plan: chosen, confirmed, and what came of it. */
function ChangePlan({ subscription, onClose }: ChangePlanProps) {
  const { change } = useMembership();
  const [chosen, choose] = useState<PlanChange>();
  const [isAsking, setAsking] = useState(false);
  const [end, setEnd] = useState<MembershipEnd>();
  const confirm = () => {
    if (isAsking || !chosen) return;
    setAsking(true);
    void change(chosen.wish, (heard) => {
      setEnd(heard);
      setAsking(false);
    });
  };
  const title = end
    ? { done: 'Done', failed: 'Subscription failed', 'left open': 'Not known yet' }[end.is]
    : chosen
      ? 'Confirm new plan'
      : 'Select new plan';
  return (
    <Modal title={title} onClose={onClose} isHeld={isAsking} isKept>
      {!chosen && (
        <ul className={css.plans}>
          {changesFor(subscription).map((each) => (
            <li key={each.is}>
              <Button onClick={() => choose(each)}>{deeds[each.is]}</Button>
              <span>{consequence(each, subscription)}</span>
            </li>
          ))}
        </ul>
      )}
      {chosen && !end && (
        <>
          <p>{consequence(chosen, subscription)}</p>
          {isAsking && <Loading>Completing</Loading>}
          <div className={css.ways}>
            <Button look="primary" aria-disabled={isAsking} aria-busy={isAsking} onClick={confirm}>
              {deeds[chosen.is]}
            </Button>
            <Button aria-disabled={isAsking} onClick={() => !isAsking && choose(undefined)}>
              Back
            </Button>
          </div>
        </>
      )}
      {end && <SubscriptionEnd end={end} onBack={() => setEnd(undefined)} onClose={onClose} />}
    </Modal>
  );
}
