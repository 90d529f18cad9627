import { useQuery } from '@tanstack/react-query';
import type { MembershipCard } from '@underhall/contract';
import { useState } from 'react';
import { Refused } from '../api/failures.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import type { PaymentMethod } from './checkout-messages.ts';
import { formatPrice } from './format.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { SubscriptionResult } from './payment-results.tsx';
import css from './payments.module.css';
import {
  type CardRequest,
  type MembershipResult,
  membershipCardQuery,
  useMembershipRequests,
} from './payments-queries.ts';

type ChangeCardProps = { readonly checkoutUrl: string; readonly onClose: () => void };

export function ChangeCard({ checkoutUrl, onClose }: ChangeCardProps) {
  const { data: form, error, refetch } = useQuery(membershipCardQuery);
  const [billing, setBilling] = useBilling();
  const [paymentType, setPaymentType] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<MembershipResult>();
  const [request, setRequest] = useState<CardRequest>();
  const { changeCard } = useMembershipRequests();
  const onResult = (changed: MembershipResult) => {
    setResult(changed);
    setWaiting(false);
  };
  const submit = ({ nonce, deviceData, paymentType: by }: PaymentMethod) => {
    if (!isWaiting) send({ nonce, deviceData, paymentType: by });
  };
  const send = (toSend: CardRequest) => {
    setRequest(toSend);
    setResult(undefined);
    setWaiting(true);
    void changeCard(toSend, onResult);
  };
  const goBack = () => {
    setResult(undefined);
    setPaymentType(undefined);
    // A failed payment may have changed the amount owed.
    void refetch();
  };
  const title = result
    ? { done: 'Card changed', failed: 'Card not accepted', pending: 'Result not known yet' }[result.is]
    : 'Change the card';
  return (
    <Modal title={title} onClose={onClose} isHeld={isWaiting} isKept>
      {form?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {result ? (
        <SubscriptionResult
          result={result}
          onRetry={() => request && send(request)}
          onBack={goBack}
          onClose={onClose}
        />
      ) : isWaiting ? (
        <Loading>Checking the new card</Loading>
      ) : error instanceof Refused ? (
        <SubscriptionResult result={{ is: 'failed', message: error.message }} onClose={onClose} />
      ) : error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : !form ? (
        <Loading>Loading the form</Loading>
      ) : (
        <PaymentDetails
          checkoutUrl={checkoutUrl}
          request={{
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
          onSubmitted={submit}
          onFailed={(message) => setResult({ is: 'failed', message })}
          onBack={onClose}
          onClose={onClose}
          pays={form.owed > 0 ? formatPrice(form.owed, form.currencyIsoCode) : undefined}
          consequence={
            form.owed > 0
              ? `${formatPrice(form.owed, form.currencyIsoCode)} is charged to the new card as soon as you press the button.`
              : 'Press Next to change your card. Nothing is charged now.'
          }
        >
          <p className={css.chosen}>{describeCharge(form)}</p>
        </PaymentDetails>
      )}
    </Modal>
  );
}

function describeCharge({ month, owed, currencyIsoCode }: MembershipCard): string {
  if (owed > 0)
    return `${formatPrice(owed, currencyIsoCode)} is charged to the new card at once, for the month that could not be charged.`;
  return `Nothing is charged now. From the next renewal on ${formatPrice(month, currencyIsoCode)} a month is charged to the new card.`;
}
