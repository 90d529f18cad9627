import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode, NexOptionsReply, SubscriptionPlan } from '@underhall/contract';
import { useId, useState } from 'react';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type Billing, ownCurrency } from './billing.ts';
import type { HandedMethod } from './checkout-messages.ts';
import { currencyInWords, priceInWords } from './format.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { ServerError, SubscriptionEnd } from './payment-results.tsx';
import css from './payments.module.css';
import { type MembershipEnd, packagesQuery, plansQuery, useMembership } from './payments-queries.ts';
import { PlanMissing, planIn, planWith, priceOfMonth } from './plans.ts';

const { store } = world.texts;

type SubscribePanelProps = {
  readonly address: string;
  readonly sellersOwn: CurrencyCode;
  readonly onClose: () => void;
};

/** A plan with the kind that is wanted of it. */
type ChosenPlan = { readonly plan: SubscriptionPlan; readonly isEnhanced: boolean };

/** A membership by the month: its currency and kind, who pays and by what, and what came of it. */
export function SubscribePanel({ address, sellersOwn, onClose }: SubscribePanelProps) {
  const { data: plans, error: noPlans, refetch: refetchPlans } = useQuery(plansQuery);
  const own = ownCurrency(sellersOwn, plans ?? []);
  const [currency = own.currency, setCurrency] = useState<CurrencyCode>();
  const {
    data: options,
    error: noOptions,
    refetch,
  } = useQuery({ ...packagesQuery(currency), enabled: plans !== undefined });
  const [isEnhanced, setEnhanced] = useState(false);
  const [chosen, choose] = useState<ChosenPlan>();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [end, setEnd] = useState<MembershipEnd>();
  const [billing, setBilling] = useBilling(own.country);
  const { subscribe } = useMembership();
  const error = noOptions ?? noPlans;
  const missing = trouble ?? (error instanceof Refused ? error.message : plans && missingIn(plans, currency));

  const goOn = async () => {
    if (!plans || isAsking) return;
    setAsking(true);
    try {
      const { id } = planIn(plans, currency);
      const { plans: fresh } = await call('GET /nex/braintreesubscriptionoptions/:id', { id });
      choose({ plan: planWith(fresh, id), isEnhanced });
    } catch (failure) {
      setTrouble((failure as Error).message);
    }
    setAsking(false);
  };
  const pay = ({ nonce, deviceData, paymentType }: HandedMethod) => {
    if (!chosen || isAsking) return;
    setAsking(true);
    const addOnId = chosen.isEnhanced ? (chosen.plan.addOns[0]?.id ?? null) : null;
    const asked = { nonce, deviceData, paymentType, recaptchaResponse: null, planId: chosen.plan.id, addOnId };
    void subscribe(asked, (heard) => {
      setEnd(heard);
      setAsking(false);
    });
  };

  const kind = chosen?.isEnhanced ? store.enhancedMembership : store.membership;
  const isDetails = chosen !== undefined && !end && !isAsking && missing === undefined;
  const title = end?.is === 'failed' ? 'Subscription failed' : isDetails ? 'Payment details' : kind;
  const goBack = () => {
    choose(undefined);
    return false;
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      onBack={isDetails ? goBack : undefined}
      isHeld={isAsking}
      isKept
      isWide={isDetails}
    >
      {options?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {missing !== undefined ? (
        <ServerError message={missing} />
      ) : end ? (
        <SubscriptionEnd end={end} isNew onBack={() => setEnd(undefined)} onClose={onClose} />
      ) : isAsking ? (
        <Loading>Completing your subscription</Loading>
      ) : error ? (
        <Failed error={error} onAgain={() => void (noOptions ? refetch() : refetchPlans())} />
      ) : !plans || !options ? (
        <Loading>Asking what there is</Loading>
      ) : chosen ? (
        <Details
          address={address}
          chosen={chosen}
          options={options}
          billing={billing}
          onBilling={setBilling}
          onPay={pay}
          onFailed={(message) => setEnd({ is: 'failed', message })}
          onBack={() => choose(undefined)}
          onClose={onClose}
        />
      ) : (
        <Kinds
          plans={plans}
          options={options}
          currency={currency}
          onCurrency={setCurrency}
          isEnhanced={isEnhanced}
          onEnhanced={setEnhanced}
          onNext={() => void goOn()}
        />
      )}
    </Modal>
  );
}

/** The words of a plan that a currency does not have. */
function missingIn(plans: readonly SubscriptionPlan[], currency: CurrencyCode): string | undefined {
  try {
    planIn(plans, currency);
    return undefined;
  } catch (failure) {
    return failure instanceof PlanMissing ? failure.message : undefined;
  }
}

type KindsProps = {
  readonly plans: readonly SubscriptionPlan[];
  readonly options: NexOptionsReply;
  readonly currency: CurrencyCode;
  readonly onCurrency: (currency: CurrencyCode) => void;
  readonly isEnhanced: boolean;
  readonly onEnhanced: (isEnhanced: boolean) => void;
  readonly onNext: () => void;
};

function Kinds({ plans, options, currency, onCurrency, isEnhanced, onEnhanced, onNext }: KindsProps) {
  const name = useId();
  const plan = planIn(plans, currency);
  const kinds = [
    [false, store.membership],
    [true, store.enhancedMembership],
  ] as const;
  return (
    <>
      <SelectField
        label="Currency"
        value={currency}
        choices={options.currencies.map(({ code }) => [code, `${currencyInWords(code)} (${code})`] as const)}
        onChoose={onCurrency}
      />
      <fieldset className={css.packages}>
        <legend>Which membership</legend>
        {kinds.map(([is, words]) => (
          <label key={words} className={css.package}>
            <input type="radio" name={name} checked={is === isEnhanced} onChange={() => onEnhanced(is)} />
            <span className={css.quantity}>{words}</span>
            <span className={css.price}>{priceInWords(priceOfMonth(plan, is), currency)} a month</span>
          </label>
        ))}
      </fieldset>
      <p className={css.note}>
        It is renewed every month until you cancel it, which you may do at any time on your account’s page. What you
        have paid for you keep to its end.
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
  readonly address: string;
  readonly billing: Billing;
  readonly onBilling: (billing: Billing) => void;
  readonly chosen: ChosenPlan;
  readonly options: NexOptionsReply;
  readonly onPay: (method: HandedMethod) => void;
  readonly onFailed: (message: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

function Details({ chosen: { plan, isEnhanced }, options, onPay, ...rest }: DetailsProps) {
  const [paymentType, setPaymentType] = useState<string>();
  const price = priceOfMonth(plan, isEnhanced);
  return (
    <PaymentDetails
      {...rest}
      asked={{
        provider: options.provider,
        clientToken: plan.clientRequestToken,
        price: { amount: price.toFixed(2), currency: plan.currencyIsoCode },
        isSubscription: true,
        testCards: options.testCards ?? [],
      }}
      paymentType={paymentType}
      onReady={setPaymentType}
      onHandedOver={onPay}
      pays={priceInWords(price, plan.currencyIsoCode)}
      consequence={`Next pays ${priceInWords(price, plan.currencyIsoCode)}, and again every month until you cancel.`}
    >
      <p className={css.chosen}>
        {isEnhanced ? store.enhancedMembership : store.membership} for {priceInWords(price, plan.currencyIsoCode)} a
        month
      </p>
    </PaymentDetails>
  );
}
