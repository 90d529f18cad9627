import { useQuery } from '@tanstack/react-query';
import type { MembershipCard } from '@underhall/contract';
import { useState } from 'react';
import { Refused } from '../api/failures.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import type { HandedMethod } from './checkout-messages.ts';
import { priceInWords } from './format.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { SubscriptionEnd } from './payment-results.tsx';
import css from './payments.module.css';
import { type MembershipEnd, membershipCardQuery, useMembership } from './payments-queries.ts';

type ChangeCardProps = { readonly address: string; readonly onClose: () => void };

/** Another card for a membership: who pays and by what, and what came of it. */
export function ChangeCard({ address, onClose }: ChangeCardProps) {
  const { data: form, error, refetch } = useQuery(membershipCardQuery);
  const [billing, setBilling] = useBilling();
  const [paymentType, setPaymentType] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [end, setEnd] = useState<MembershipEnd>();
  const { changeCard } = useMembership();
  const hear = (heard: MembershipEnd) => {
    setEnd(heard);
    setAsking(false);
  };
  const take = ({ nonce, deviceData, paymentType: by }: HandedMethod) => {
    if (isAsking) return;
    setAsking(true);
    void changeCard({ nonce, deviceData, paymentType: by }, hear);
  };
  const goBack = () => {
    setEnd(undefined);
    setPaymentType(undefined);
    // What is owed may be another sum by now.
    void refetch();
  };
  const isDetails = form !== undefined && !end && !isAsking;
  const title = end
    ? { done: 'Card changed', failed: 'Card not accepted', 'left open': 'Not known yet' }[end.is]
    : 'Change the card';
  return (
    <Modal title={title} onClose={onClose} isHeld={isAsking} isKept isWide={isDetails}>
      {form?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {end ? (
        <SubscriptionEnd end={end} onBack={goBack} onClose={onClose} />
      ) : isAsking ? (
        <Loading>Asking about the new card</Loading>
      ) : error instanceof Refused ? (
        <SubscriptionEnd end={{ is: 'failed', message: error.message }} onClose={onClose} />
      ) : error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : !form ? (
        <Loading>Asking what is needed</Loading>
      ) : (
        <PaymentDetails
          address={address}
          asked={{
            provider: form.provider,
            clientToken: form.clientRequestToken,
            price: { amount: form.month.toFixed(2), currency: form.currencyIsoCode },
            isSubscription: true,
            testCards: form.testCards ?? [],
          }}
          billing={billing}
          onBilling={setBilling}
          paymentType={paymentType}
          onReady={setPaymentType}
          onHandedOver={take}
          onFailed={(message) => setEnd({ is: 'failed', message })}
          onBack={onClose}
          onClose={onClose}
          pays={form.owed > 0 ? priceInWords(form.owed, form.currencyIsoCode) : undefined}
          consequence={`Next takes the new card${form.owed > 0 ? `, and charges ${priceInWords(form.owed, form.currencyIsoCode)}` : ''}.`}
        >
          <p className={css.chosen}>{consequence(form)}</p>
        </PaymentDetails>
      )}
    </Modal>
  );
}

/** The sum that is charged by the new card, and when. */
function consequence({ month, owed, currencyIsoCode }: MembershipCard): string {
  if (owed > 0)
    return `${priceInWords(owed, currencyIsoCode)} is charged to the new card at once, for the month that could not be charged.`;
  return `Nothing is charged now. From the next renewal on ${priceInWords(month, currencyIsoCode)} a month is charged to the new card.`;
}
