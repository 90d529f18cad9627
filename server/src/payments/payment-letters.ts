import type { AccountStore } from '../account/account-store.ts';
import type { Letter, LetterPart, LetterWriter, QueuedMail } from '../mail/letter.ts';
import type { Seller } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Order, OrderStore } from './order-store.ts';
import type { Payments } from './payments.ts';
import { inWords } from './prices.ts';

export type PaymentLetterDeps = PackDeps & {
  readonly accounts: Pick<AccountStore, 'byId'>;
  readonly orders: Pick<OrderStore, 'byId'>;
  readonly payments: Pick<Payments, 'seller'>;
  readonly options: { readonly supportEmail?: string };
};

export const paymentLetters = (deps: PaymentLetterDeps): Readonly<Record<string, LetterWriter>> => ({
  /** The receipt of an order that was paid. */
  receipt: (mail) =>
    letterAbout(deps, mail, (order, { title, premium }) => ({
      subject: `Your receipt from ${title}: ${order.fate} ${premium}`,
      heading: 'Payment received',
      about: [`${order.fate} ${premium} are in your account. Thank you for supporting ${title}.`],
    })),
  /** The end of an order whose payment went back. */
  'money back': (mail) =>
    letterAbout(deps, mail, (order, { title, premium }) => ({
      subject: `Your payment to ${title} went back: ${order.fate} ${premium}`,
      heading: 'Payment returned',
      about: [
        `The payment for ${order.fate} ${premium} went back to you, and they were taken back with it. What had been spent of them is owed, and is paid first by the next ${premium} you have.`,
      ],
    })),
});

type Words = { readonly title: string; readonly premium: string };
type Told = { readonly subject: string; readonly heading: string; readonly about: readonly string[] };

async function letterAbout(
  deps: PaymentLetterDeps,
  { accountId = 0, about }: QueuedMail,
  tell: (order: Order, words: Words) => Told,
): Promise<Letter | undefined> {
  const [account, order] = await Promise.all([deps.accounts.byId(accountId), deps.orders.byId(String(about.order))]);
  // Also to an address that is not confirmed: whoever pays is owed a receipt.
  if (account?.email === undefined || !order) return undefined;
  const { subject, heading, about: told } = tell(order, deps.world.pack.words);
  const isForTesting = order.provider === 'test';
  return {
    to: account.email,
    subject: isForTesting ? `For testing: ${subject}` : subject,
    parts: [
      { heading },
      ...(isForTesting ? ['For testing: no money was taken, and this is no receipt.'] : []),
      `${account.userName},`,
      ...told,
      orderLines(order),
      ...sellerLines(deps.payments.seller),
      ...whomToAsk(deps, order),
    ],
  };
}

const orderLines = ({ id, createdAt, price, vat, reference }: Order): string =>
  [
    `Order: ${id}`,
    `Date: ${createdAt.toISOString().slice(0, 10)}`,
    `Price: ${inWords(price)}`,
    `VAT in it: ${inWords(vat)}`,
    ...(reference === undefined ? [] : [`Payment: ${reference}`]),
  ].join('\n');

/** The seller, as far as the operator has named one. */
export const sellerLines = ({ name, address, vatNumber }: Seller): readonly LetterPart[] => {
  const lines = [name, address, vatNumber && `VAT number: ${vatNumber}`].filter(Boolean);
  return lines.length === 0 ? [] : [`Sold by\n${lines.join('\n')}`];
};

/** The address to write to, and the number to name. */
export const whomToAsk = (
  { payments, options }: Pick<PaymentLetterDeps, 'payments' | 'options'>,
  { id }: Pick<Order, 'id'>,
): readonly LetterPart[] => {
  const email = payments.seller.email ?? options.supportEmail;
  return email ? [`If something is not right, write to ${email} and name the number ${id}.`] : [];
};
