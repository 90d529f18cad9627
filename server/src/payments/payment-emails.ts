import type { AccountStore } from '../account/account-store.ts';
import type { Email, EmailComposer, EmailPart, QueuedEmail } from '../mail/email.ts';
import type { Seller } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Order, OrderStore } from './order-store.ts';
import type { Payments } from './payments.ts';
import { formatPrice } from './prices.ts';

export type PaymentEmailDeps = PackDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly orders: Pick<OrderStore, 'byId'>;
  readonly payments: Pick<Payments, 'seller'>;
  readonly options: { readonly supportEmail?: string };
};

export const paymentEmails = (deps: PaymentEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  receipt: (mail) =>
    emailAbout(deps, mail, (order, { title, premium }) => ({
      subject: `Your receipt from ${title}: ${order.fate} ${premium}`,
      heading: 'Payment received',
      about: [`${order.fate} ${premium} are in your account. Thank you for supporting ${title}.`],
    })),
  'money back': (mail) =>
    emailAbout(deps, mail, (order, { title, premium }) => ({
      subject: `Your payment to ${title} was returned: ${order.fate} ${premium}`,
      heading: 'Payment returned',
      about: [
        `Your payment for ${order.fate} ${premium} was returned to you, and the ${premium} was taken back from your account. If you had spent some of it, you owe that amount. The next ${premium} you get pays it first.`,
      ],
    })),
});

type Words = { readonly title: string; readonly premium: string };
type EmailContent = { readonly subject: string; readonly heading: string; readonly about: readonly string[] };

async function emailAbout(
  deps: PaymentEmailDeps,
  { accountId = 0, about }: QueuedEmail,
  compose: (order: Order, words: Words) => EmailContent,
): Promise<Email | undefined> {
  const [account, order] = await Promise.all([deps.accounts.byId(accountId), deps.orders.byId(String(about.order))]);
  // Also to an unconfirmed address: every buyer must get a receipt.
  if (account?.email === undefined || !order) return undefined;
  const content = compose(order, deps.world.pack.words);
  return receipt(deps, {
    ...{ to: account.email, userName: account.userName, provider: order.provider, id: order.id },
    ...{ subject: content.subject, heading: content.heading, parts: [...content.about, orderLines(order)] },
  });
}

type Receipt = {
  readonly to: string;
  readonly userName: string;
  /** The e-mail mentions the test provider, if used. */
  readonly provider: string;
  /** Order or membership ID, to quote in questions. */
  readonly id: string;
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly EmailPart[];
};

export function receipt(deps: Pick<PaymentEmailDeps, 'payments' | 'options'>, about: Receipt): Email {
  const isForTesting = about.provider === 'test';
  return {
    to: about.to,
    subject: isForTesting ? `For testing: ${about.subject}` : about.subject,
    parts: [
      { heading: about.heading },
      ...(isForTesting ? ['For testing: no money was taken, and this is not a receipt.'] : []),
      `${about.userName},`,
      ...about.parts,
      ...sellerLines(deps.payments.seller),
      ...contactLines(deps, about),
    ],
  };
}

const orderLines = ({ id, createdAt, price, vat, reference }: Order): string =>
  [
    `Order: ${id}`,
    `Date: ${createdAt.toISOString().slice(0, 10)}`,
    `Price: ${formatPrice(price)}`,
    `VAT included: ${formatPrice(vat)}`,
    ...(reference === undefined ? [] : [`Payment: ${reference}`]),
  ].join('\n');

const sellerLines = ({ name, address, vatNumber }: Seller): readonly EmailPart[] => {
  const lines = [name, address, vatNumber && `VAT number: ${vatNumber}`].filter(Boolean);
  return lines.length === 0 ? [] : [`Sold by\n${lines.join('\n')}`];
};

const contactLines = (
  { payments, options }: Pick<PaymentEmailDeps, 'payments' | 'options'>,
  { id }: Pick<Order, 'id'>,
): readonly EmailPart[] => {
  const email = payments.seller.email ?? options.supportEmail;
  return email ? [`If something is wrong, write to ${email} and give the number ${id}.`] : [];
};
