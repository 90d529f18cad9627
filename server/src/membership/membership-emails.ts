import type { CurrencyCode } from '@underhall/contract';
import type { PaidTier } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import type { Email, EmailComposer, EmailPart, QueuedEmail } from '../mail/email.ts';
import { receipt } from '../payments/payment-emails.ts';
import type { Payments } from '../payments/payments.ts';
import { formatPrice, pricesFor, vatOf } from '../payments/prices.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { membershipName } from './plans.ts';

export type MembershipEmailDeps = PackDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly payments: Pick<Payments, 'seller' | 'prices'>;
  readonly options: { readonly supportEmail?: string };
};

/** Stored in the queue, so it must not contain a name or payment method. */
export type MembershipEmailData = {
  readonly id: string;
  readonly provider: string;
  readonly currency: CurrencyCode;
  /** Missing in e-mails queued by older versions. */
  readonly tier?: PaidTier;
  /** The charged or declined amount in minor units. */
  readonly minor: number;
  /** ISO 8601: the end of the month or of the grace period. */
  readonly until: string;
};

export const membershipEmails = (deps: MembershipEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  /** Receipt for a month, or for an upgrade within one. */
  'membership paid': (mail) =>
    emailAbout(deps, mail, ({ until }, { title, kind }) => ({
      subject: `Your receipt from ${title}: ${kind}`,
      heading: 'Payment received',
      about: `You have ${kind} until at least ${dayOf(until)}. On your account page you can see what happens after that day, and cancel.`,
      hasPrice: true,
    })),
  'membership past due': (mail) =>
    emailAbout(deps, mail, ({ until }, { title, kind }) => ({
      subject: `Your membership of ${title} could not be renewed`,
      heading: 'Payment failed',
      about: `The next month of ${kind} could not be charged. You still have it until ${dayOf(until)}. If the charge succeeds before that day, your membership continues. Otherwise it ends, and nothing more is charged.`,
      hasPrice: false,
    })),
  /** Warns the owner in case somebody else changed the card. */
  'membership card changed': (mail) =>
    emailAbout(deps, mail, (_, { title, kind }) => ({
      subject: `Your card for ${title} was changed`,
      heading: 'Your card was changed',
      about: `${kind} is charged to the new card from now on, and the old card is deleted. If you did not change it, contact us.`,
      hasPrice: false,
    })),
  'membership money back': (mail) =>
    emailAbout(deps, mail, (_, { title, kind }) => ({
      subject: `Your payment to ${title} was returned: ${kind}`,
      heading: 'Payment returned',
      about: `Your payment for this month of ${kind} was returned to you, or your bank holds it back. Therefore your membership has ended, and nothing more is charged. You can start a new one at any time.`,
      hasPrice: true,
    })),
  'membership raise back': (mail) =>
    emailAbout(deps, mail, ({ until }, { title, kind, lower }) => ({
      subject: `Your payment to ${title} was returned: ${kind}`,
      heading: 'Payment returned',
      about: `Your payment for ${kind} was returned to you, or your bank holds it back. Therefore it has ended. You still have ${lower} until ${dayOf(until)}.`,
      hasPrice: true,
    })),
});

type Words = {
  readonly title: string;
  readonly kind: string;
  readonly lower: string;
};

type EmailContent = {
  readonly subject: string;
  readonly heading: string;
  readonly about: string;
  readonly hasPrice: boolean;
};

async function emailAbout(
  deps: MembershipEmailDeps,
  { accountId = 0, kind, about: data }: QueuedEmail,
  compose: (about: MembershipEmailData, words: Words) => EmailContent,
): Promise<Email | undefined> {
  const account = await deps.accounts.byId(accountId);
  // Also to an unconfirmed address: every buyer must get a receipt.
  if (account?.email === undefined) return undefined;
  const membership = data as MembershipEmailData;
  const { words } = deps.world.pack;
  const names = { kind: membershipName(words, membership.tier), lower: membershipName(words) };
  const { store } = words.texts;
  const perks =
    kind === 'membership paid' && membership.tier === 'enhanced'
      ? [[`${store.enhancedHave}:`, ...store.enhancedPerks].join('\n')]
      : [];
  const { subject, heading, about, hasPrice } = compose(membership, { title: words.title, ...names });
  return receipt(deps, {
    ...{ to: account.email, userName: account.userName, subject, heading },
    ...{ provider: membership.provider, id: membership.id },
    parts: [about, ...perks, ...(hasPrice ? [priceLines(deps, membership)] : [])],
  });
}

const dayOf = (moment: string): string => moment.slice(0, 10);

function priceLines({ payments }: MembershipEmailDeps, { id, currency, minor }: MembershipEmailData): EmailPart {
  const vat = vatOf(minor, pricesFor(payments.prices, currency)?.vatPercent ?? 0);
  return [
    `Membership: ${id}`,
    `Price: ${formatPrice({ currency, minor })}`,
    `VAT included: ${formatPrice({ currency, minor: vat })}`,
  ].join('\n');
}
