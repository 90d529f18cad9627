import type { Settings } from '@underhall/contract';
import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { ManageSubscription } from '../payments/manage-subscription.tsx';
import { membershipNames } from '../payments/plans.ts';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import css from './account.module.css';
import { useSettings } from './account-queries.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type RemainingRefreshesProps = { readonly flags: Settings['subscriptions'] };

/** The remaining refreshes of an enhanced member. Renders nothing for other players. */
function RemainingRefreshes({
  flags: { remainingActionRefreshes: left, nextActionRefreshAt: next },
}: RemainingRefreshesProps) {
  if (left === 0 && next === undefined) return null;
  return (
    <>
      <h3 className={css.kept}>{world.texts.refresh.title}</h3>
      <p>
        {left === 1 ? '1 refresh' : `${formatNumber(left)} refreshes`} left this month
        {next !== undefined && `; all of them come back on ${days.format(new Date(next))} (UTC)`}. Use one when you have
        no {world.actions.many} left, or at any time under{' '}
        <Link to="/fate#gameplay">{world.texts.store.tab}, Gameplay</Link>.
      </p>
    </>
  );
}

export function SubscriptionTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  const { subscriptionType, hasBraintreeSubscription } = settings.subscriptions;
  return (
    <Section title="Membership">
      {!hasBraintreeSubscription && subscriptionType !== 'None' && <p>You have {membershipNames[subscriptionType]}.</p>}
      <ManageSubscription />
      <RemainingRefreshes flags={settings.subscriptions} />
    </Section>
  );
}
