import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode, NexOptionsReply, SubscriptionPlan } from '@underhall/contract';
import { useId, useState } from 'react';
import { call } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type Billing, guessCurrency } from './billing.ts';
import type { PaymentMethod } from './checkout-messages.ts';
import { currencyName, formatPrice } from './format.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { ServerError, SubscriptionResult } from './payment-results.tsx';
import css from './payments.module.css';
import {
  type MembershipResult,
  packagesQuery,
  plansQuery,
  type SubscriptionRequest,
  useMembershipRequests,
} from './payments-queries.ts';
import { monthlyPrice, PlanNotFound, planById, planForCurrency, planNotSelected, selectPlan } from './plans.ts';

const { store } = world.texts;

type SubscribePanelProps = {
  readonly checkoutUrl: string;
  readonly sellerCurrency: CurrencyCode;
  readonly onClose: () => void;
};

type SelectedPlan = { readonly plan: SubscriptionPlan; readonly isEnhanced: boolean };

export function SubscribePanel({ checkoutUrl, sellerCurrency, onClose }: SubscribePanelProps) {
  const { data: plans, error: noPlans, refetch: refetchPlans } = useQuery(plansQuery);
  const own = guessCurrency(sellerCurrency, plans ?? []);
  const [currency = own.currency, setCurrency] = useState<CurrencyCode>();
  const {
    data: options,
    error: noOptions,
    refetch,
  } = useQuery({ ...packagesQuery(currency), enabled: plans !== undefined });
  const [isEnhanced, setEnhanced] = useState(false);
  const [selected, select] = useState<SelectedPlan>();
  const [isWaiting, setWaiting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [loadFailure, setLoadFailure] = useState<Failure>();
  const [request, setRequest] = useState<SubscriptionRequest>();
  const [result, setResult] = useState<MembershipResult>();
  const [billing, setBilling] = useBilling(own.country);
  const { subscribe } = useMembershipRequests();
  const error = noOptions ?? noPlans;
  const missing =
    errorMessage ?? (error instanceof Refused ? error.message : plans && missingPlanMessage(plans, currency));

  const loadPlan = async () => {
    if (!plans || isWaiting) return;
    setWaiting(true);
    setLoadFailure(undefined);
    try {
      const { id, addOns } = planForCurrency(plans, currency);
      const [addOn] = addOns;
      if (isEnhanced && !addOn) throw planNotSelected();
      const { plans: fresh } = await call('GET /nex/braintreesubscriptionoptions/:id', { id });
      select({ plan: selectPlan(planById(fresh, id), isEnhanced ? addOn?.id : undefined), isEnhanced });
    } catch (failure) {
      if (failure instanceof Failure) setLoadFailure(failure);
      else setErrorMessage((failure as Error).message);
    }
    setWaiting(false);
  };
  const pay = ({ nonce, deviceData, paymentType }: PaymentMethod) => {
    if (isWaiting) return;
    if (!selected) return setErrorMessage(planNotSelected().message);
    const addOnId = selected.isEnhanced ? (selected.plan.addOns[0]?.id ?? null) : null;
    send({ nonce, deviceData, paymentType, recaptchaResponse: null, planId: selected.plan.id, addOnId });
  };
  const send = (toSend: SubscriptionRequest) => {
    setRequest(toSend);
    setResult(undefined);
    setWaiting(true);
    void subscribe(toSend, (subscribed) => {
      setResult(subscribed);
      setWaiting(false);
    });
  };

  const tier = selected?.isEnhanced ? store.enhancedMembership : store.membership;
  const isDetails = selected !== undefined && !result && !isWaiting && missing === undefined;
  const title = result?.is === 'failed' ? 'Subscription failed' : isDetails ? 'Payment details' : tier;
  const goBack = () => {
    select(undefined);
    return false;
  };
  return (
    <Modal title={title} onClose={onClose} onBack={isDetails ? goBack : undefined} isHeld={isWaiting} isKept>
      {options?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {missing !== undefined ? (
        <ServerError message={missing} />
      ) : result ? (
        <SubscriptionResult
          result={result}
          isNew
          onRetry={() => request && send(request)}
          onBack={() => setResult(undefined)}
          onClose={onClose}
        />
      ) : isWaiting ? (
        <Loading>Completing your subscription</Loading>
      ) : error ? (
        <Failed error={error} onAgain={() => void (noOptions ? refetch() : refetchPlans())} />
      ) : loadFailure ? (
        <Failed error={loadFailure} onAgain={() => void loadPlan()} />
      ) : !plans || !options ? (
        <Loading>Loading the offers</Loading>
      ) : selected ? (
        <Details
          checkoutUrl={checkoutUrl}
          selected={selected}
          options={options}
          billing={billing}
          onBilling={setBilling}
          onPay={pay}
          onFailed={(message) => setResult({ is: 'failed', message })}
          onBack={() => select(undefined)}
          onClose={onClose}
        />
      ) : (
        <PlanChoice
          plans={plans}
          options={options}
          currency={currency}
          onCurrency={setCurrency}
          isEnhanced={isEnhanced}
          onEnhanced={setEnhanced}
          onNext={() => void loadPlan()}
        />
      )}
    </Modal>
  );
}

function missingPlanMessage(plans: readonly SubscriptionPlan[], currency: CurrencyCode): string | undefined {
  try {
    planForCurrency(plans, currency);
    return undefined;
  } catch (failure) {
    return failure instanceof PlanNotFound ? failure.message : undefined;
  }
}

type PlanChoiceProps = {
  readonly plans: readonly SubscriptionPlan[];
  readonly options: NexOptionsReply;
  readonly currency: CurrencyCode;
  readonly onCurrency: (currency: CurrencyCode) => void;
  readonly isEnhanced: boolean;
  readonly onEnhanced: (isEnhanced: boolean) => void;
  readonly onNext: () => void;
};

function PlanChoice({ plans, options, currency, onCurrency, isEnhanced, onEnhanced, onNext }: PlanChoiceProps) {
  const name = useId();
  const plan = planForCurrency(plans, currency);
  const tiers = [
    [false, store.membership],
    [true, store.enhancedMembership],
  ] as const;
  return (
    <>
      <SelectField
        label="Currency"
        value={currency}
        choices={options.currencies.map(({ code }) => [code, `${currencyName(code)} (${code})`] as const)}
        onChoose={onCurrency}
      />
      <fieldset className={css.packages}>
        <legend>Membership</legend>
        {tiers.map(([is, tier]) => (
          <label key={tier} className={css.package}>
            <input type="radio" name={name} checked={is === isEnhanced} onChange={() => onEnhanced(is)} />
            <span className={css.quantity}>{tier}</span>
            <span className={css.price}>{formatPrice(monthlyPrice(plan, is), currency)} a month</span>
          </label>
        ))}
      </fieldset>
      <p className={css.note}>
        Your membership is renewed every month until you cancel it. You can cancel at any time on your account page, and
        you keep what you have paid for until the end of the month.
      </p>
      <div className={css.ways}>
        <Button look="primary" onClick={onNext}>
          Next
        </Button>
      </div>
    </>
  );
}

type DetailsProps = {
  readonly checkoutUrl: string;
  readonly billing: Billing;
  readonly onBilling: (billing: Billing) => void;
  readonly selected: SelectedPlan;
  readonly options: NexOptionsReply;
  readonly onPay: (method: PaymentMethod) => void;
  readonly onFailed: (message: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

function Details({ selected: { plan, isEnhanced }, options, onPay, ...rest }: DetailsProps) {
  const [paymentType, setPaymentType] = useState<string>();
  const price = monthlyPrice(plan, isEnhanced);
  return (
    <PaymentDetails
      {...rest}
      request={{
        provider: options.provider,
        clientToken: plan.clientRequestToken,
        price: { amount: price.toFixed(2), currency: plan.currencyIsoCode },
        isSubscription: true,
        testCards: options.testCards ?? [],
      }}
      paymentType={paymentType}
      onReady={setPaymentType}
      onSubmitted={onPay}
      pays={formatPrice(price, plan.currencyIsoCode)}
      consequence={`${formatPrice(price, plan.currencyIsoCode)} is charged as soon as you press the button, and again every month until you cancel.`}
    >
      <p className={css.chosen}>
        {isEnhanced ? store.enhancedMembership : store.membership} for {formatPrice(price, plan.currencyIsoCode)} a
        month
      </p>
    </PaymentDetails>
  );
}
