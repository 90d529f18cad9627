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
import { formatDay, formatPrice } from './format.ts';
import { SubscriptionResult } from './payment-results.tsx';
import css from './payments.module.css';
import { type MembershipResult, subscriptionQuery, useMembershipRequests } from './payments-queries.ts';
import { availableChanges, effectiveType, membershipNames, type PlanChange } from './plans.ts';
import { SubscribePanel } from './subscribe-panel.tsx';

export function ManageSubscription() {
  const { data, error, refetch } = useQuery(subscriptionQuery);
  const environment = useEnvironment();
  const [isSubscribing, setSubscribing] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isChangingCard, setChangingCard] = useState(false);
  if (!data) return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />;
  const { checkoutUrl, currency: sellerCurrency } = environment ?? {};
  const isCharged = data.hasSubscription && data.subscriptionType !== 'None' && !data.isBeingFoundOut;
  return (
    <>
      <SubscriptionSummary subscription={data} />
      {!data.hasSubscription && data.subscriptionType === 'None' && checkoutUrl !== undefined && (
        <Benefits isMember={false} />
      )}
      {data.isBeingFoundOut && <Loading>Finding out the result</Loading>}
      <div className={css.ways}>
        {data.hasSubscription && !data.isBeingFoundOut && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change or cancel
          </Button>
        )}
        {isCharged && checkoutUrl !== undefined && (
          <Button
            look={data.subscriptionPastDue ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setChangingCard(true)}
          >
            Change the card
          </Button>
        )}
        {!data.hasSubscription && checkoutUrl !== undefined && !data.isBeingFoundOut && (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setSubscribing(true)}>
            Subscribe
          </Button>
        )}
      </div>
      {isChanging && <ChangePlan subscription={data} onClose={() => setChanging(false)} />}
      {isChangingCard && checkoutUrl !== undefined && (
        <ChangeCard checkoutUrl={checkoutUrl} onClose={() => setChangingCard(false)} />
      )}
      {isSubscribing && checkoutUrl !== undefined && sellerCurrency !== undefined && (
        <SubscribePanel
          checkoutUrl={checkoutUrl}
          sellerCurrency={sellerCurrency}
          onClose={() => setSubscribing(false)}
        />
      )}
    </>
  );
}

function SubscriptionSummary({ subscription }: { readonly subscription: SubscriptionData }) {
  const { hasSubscription, price, addOnPrice, currencyIsoCode, renewDate, subscriptionType } = subscription;
  if (!hasSubscription) return <p>You have no paid membership.</p>;
  const isCancelled = subscriptionType === 'None';
  const day = renewDate === undefined ? '' : formatDay(renewDate);
  return (
    <dl className={css.standing}>
      <dt>Membership</dt>
      <dd>
        {membershipNames[effectiveType(subscription)]}
        {isCancelled && ' (cancelled)'}
      </dd>
      {!isCancelled && (
        <>
          <dt>Monthly price</dt>
          <dd>{formatPrice(price + addOnPrice, currencyIsoCode)}</dd>
        </>
      )}
      <dt>{isCancelled ? 'Ends' : 'Renewed on'}</dt>
      <dd>{day}</dd>
      {subscription.subscriptionPastDue && (
        <>
          <dt>Payment</dt>
          <dd>
            The last payment failed. We will try again, and you keep your membership for seven days. If you change the
            card, the new card is charged at once.
          </dd>
        </>
      )}
    </dl>
  );
}

/** The label *Cancel* alone could be mistaken for the button that closes the dialog. */
const changeLabels: Readonly<Record<PlanChange['is'], string>> = {
  Enhance: 'Enhance',
  Downgrade: 'Downgrade',
  Cancel: 'Cancel the membership',
  Restore: 'Restore',
};

function describeEffect({ is, type }: PlanChange, subscription: SubscriptionData): string {
  const { enhanceNow, price, currencyIsoCode, renewDate } = subscription;
  const day = renewDate === undefined ? 'the next renewal' : formatDay(renewDate);
  if (is === 'Enhance')
    return enhanceNow
      ? `You get ${membershipNames[type]} at once. ${formatPrice(enhanceNow, currencyIsoCode)} is charged to your card now, for the rest of this month.`
      : `You get ${membershipNames[type]} at once. Nothing is charged before ${day}.`;
  if (is === 'Downgrade')
    return `From ${day} on you have ${membershipNames[type]}, for ${formatPrice(price, currencyIsoCode)} a month. Until then nothing changes.`;
  if (is === 'Restore') return `Your membership is renewed on ${day} as before. Nothing is charged now.`;
  return `Nothing more is charged. You keep what you have paid for until ${day}.`;
}

type ChangePlanProps = { readonly subscription: SubscriptionData; readonly onClose: () => void };

/** The dialog that lets a member choose and confirm a change. */
function ChangePlan({ subscription, onClose }: ChangePlanProps) {
  const { change } = useMembershipRequests();
  const [chosen, choose] = useState<PlanChange>();
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<MembershipResult>();
  const confirm = () => {
    if (isWaiting || !chosen) return;
    setWaiting(true);
    void change(chosen.type, (changed) => {
      setResult(changed);
      setWaiting(false);
    });
  };
  const title = result
    ? { done: 'Done', failed: 'Subscription failed', pending: 'Result not known yet' }[result.is]
    : chosen
      ? 'Confirm new plan'
      : 'Select new plan';
  return (
    <Modal title={title} onClose={onClose} isHeld={isWaiting} isKept>
      {!chosen && (
        <ul className={css.plans}>
          {availableChanges(subscription).map((each) => (
            <li key={each.is}>
              <Button onClick={() => choose(each)}>{changeLabels[each.is]}</Button>
              <span>{describeEffect(each, subscription)}</span>
            </li>
          ))}
        </ul>
      )}
      {chosen && !result && (
        <>
          <p>{describeEffect(chosen, subscription)}</p>
          {isWaiting && <Loading>Completing</Loading>}
          <div className={css.ways}>
            <Button look="primary" aria-disabled={isWaiting} aria-busy={isWaiting} onClick={confirm}>
              {changeLabels[chosen.is]}
            </Button>
            <Button aria-disabled={isWaiting} onClick={() => !isWaiting && choose(undefined)}>
              Back
            </Button>
          </div>
        </>
      )}
      {result && <SubscriptionResult result={result} onBack={() => setResult(undefined)} onClose={onClose} />}
    </Modal>
  );
}
