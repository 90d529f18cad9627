import { kindNames } from '../payments/kind-names.ts';
import { ManageSubscription } from '../payments/manage-subscription.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { useSettings } from './account-queries.ts';

/** The tab of membership: what one has of it, and what is paid. */
export function SubscriptionTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  const { subscriptionType, hasBraintreeSubscription } = settings.subscriptions;
  return (
    <Section title="Membership">
      {!hasBraintreeSubscription && subscriptionType !== 'None' && <p>You have {kindNames[subscriptionType]}.</p>}
      <ManageSubscription />
    </Section>
  );
}
