import type { Settings } from '@underhall/contract';
import { ManageSubscription } from '../payments/manage-subscription.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { useSettings } from './account-queries.ts';

type Kind = Settings['subscriptions']['subscriptionType'];

/** A membership that is not paid for here, in words; of none the part below speaks. */
const grantInWords: Readonly<Record<Exclude<Kind, 'None'>, string>> = {
  ExceptionalFriendship: 'You have a membership.',
  EnhancedExceptionalFriendship: 'You have an enhanced membership.',
};

/** The tab of membership: what one has of it, and what is paid. */
export function SubscriptionTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  const { subscriptionType, hasBraintreeSubscription } = settings.subscriptions;
  return (
    <Section title="Membership">
      {!hasBraintreeSubscription && subscriptionType !== 'None' && <p>{grantInWords[subscriptionType]}</p>}
      <ManageSubscription />
    </Section>
  );
}
