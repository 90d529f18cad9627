import type { CurrencyCode } from '@underhall/contract';
import type { PaidTier } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import type { Email, EmailComposer, EmailPart, QueuedEmail } from '../mail/email.ts';
import { receipt } from '../payments/payment-emails.ts';
import type { Payments } from '../payments/payments.ts';
import { formatPrice, pricesFor, vatOf } from '../payments/prices.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { nameOf } from './plans.ts';

export type MembershipLetterDeps = PackDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly payments: Pick<Payments, 'seller' | 'prices'>;
  readonly options: { readonly supportEmail?: string };
};

/** The part of a membership that a letter about it keeps: no name, and no way of paying. */
export type AboutMembership = {
  readonly id: string;
  readonly provider: string;
  readonly currency: CurrencyCode;
  /** The kind it is about; letters that were queued before there was a word of it have none. */
  readonly tier?: PaidTier;
  /** The sum that was charged, or could not be, in minor units. */
  readonly minor: number;
  /** ISO 8601: the end of the month, or of the days of grace. */
  readonly until: string;
};

export const membershipLetters = (deps: MembershipLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /** The receipt of a month, or of a raise for the rest of one. */
  'membership paid': (mail) =>
    letterAbout(deps, mail, ({ until }, { title, kind }) => ({
      subject: `Your receipt from ${title}: ${kind}`,
      heading: 'Payment received',
      about: `With ${kind} you have all that it brings until ${dayOf(until)} at least. The account page says what comes then, and cancels it.`,
      hasPrice: true,
    })),
  /** A month that could not be charged. */
  'membership past due': (mail) =>
    letterAbout(deps, mail, ({ until }, { title, kind }) => ({
      subject: `Your membership of ${title} could not be renewed`,
      heading: 'Payment failed',
      about: `The next month of ${kind} could not be charged. Nothing is lost yet: you have all of it until ${dayOf(until)}, and it goes on if the charge comes through by then. Otherwise it ends, and nothing more is charged.`,
      hasPrice: false,
    })),
  /** Another way of paying: whoever did not do that should hear of it. */
  'membership card changed': (mail) =>
    letterAbout(deps, mail, (_, { title, kind }) => ({
      subject: `Your card for ${title} was changed`,
      heading: 'Your card was changed',
      about: `What you pay for ${kind} is charged by the new card from now on; the one before is not kept. If it was not you who changed it, write to us.`,
      hasPrice: false,
    })),
  /** A month whose payment went back. */
  'membership money back': (mail) =>
    letterAbout(deps, mail, (_, { title, kind }) => ({
      subject: `Your payment to ${title} went back: ${kind}`,
      heading: 'Payment returned',
      about: `The payment for the month of ${kind} went back to you, or your bank holds it back. What it brought has ended with it, and nothing more is charged. You can begin anew at any time.`,
      hasPrice: true,
    })),
  /** A raise whose payment went back. */
  'membership raise back': (mail) =>
    letterAbout(deps, mail, ({ until }, { title, kind, lower }) => ({
      subject: `Your payment to ${title} went back: ${kind}`,
      heading: 'Payment returned',
      about: `The payment for ${kind} went back to you, or your bank holds it back. What it adds to ${lower} has ended with it; that stays yours until ${dayOf(until)} as before.`,
      hasPrice: true,
    })),
});

type Words = {
  readonly title: string;
  /** The kind of membership the letter is about, and the one without what the enhanced one adds. */
  readonly kind: string;
  readonly lower: string;
};

type LetterWords = {
  readonly subject: string;
  readonly heading: string;
  readonly about: string;
  readonly hasPrice: boolean;
};

async function letterAbout(
  deps: MembershipLetterDeps,
  { accountId = 0, kind, about: kept }: QueuedEmail,
  tell: (about: AboutMembership, words: Words) => LetterWords,
): Promise<Email | undefined> {
  const account = await deps.accounts.byId(accountId);
  // Also to an address that is not confirmed: whoever pays is owed a receipt.
  if (account?.email === undefined) return undefined;
  const membership = kept as AboutMembership;
  const { words } = deps.world.pack;
  const names = { kind: nameOf(words, membership.tier), lower: nameOf(words) };
  const { store } = words.texts;
  const besides =
    kind === 'membership paid' && membership.tier === 'enhanced'
      ? [[`${store.enhancedHave}:`, ...store.enhancedPerks].join('\n')]
      : [];
  const { subject, heading, about, hasPrice } = tell(membership, { title: words.title, ...names });
  return receipt(deps, {
    ...{ to: account.email, userName: account.userName, subject, heading },
    ...{ provider: membership.provider, id: membership.id },
    parts: [about, ...besides, ...(hasPrice ? [priceLines(deps, membership)] : [])],
  });
}

const dayOf = (moment: string): string => moment.slice(0, 10);

function priceLines({ payments }: MembershipLetterDeps, { id, currency, minor }: AboutMembership): EmailPart {
  const vat = vatOf(minor, pricesFor(payments.prices, currency)?.vatPercent ?? 0);
  return [
    `Membership: ${id}`,
    `Price: ${formatPrice({ currency, minor })}`,
    `VAT included: ${formatPrice({ currency, minor: vat })}`,
  ].join('\n');
}
