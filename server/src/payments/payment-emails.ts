import type { AccountStore } from '../account/account-store.ts';
import type { Email, EmailComposer, EmailPart, QueuedEmail } from '../mail/email.ts';
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

export const paymentLetters = (deps: PaymentLetterDeps): Readonly<Record<string, EmailComposer>> => ({
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
type LetterWords = { readonly subject: string; readonly heading: string; readonly about: readonly string[] };

async function letterAbout(
  deps: PaymentLetterDeps,
  { accountId = 0, about }: QueuedEmail,
  tell: (order: Order, words: Words) => LetterWords,
): Promise<Email | undefined> {
  const [account, order] = await Promise.all([deps.accounts.byId(accountId), deps.orders.byId(String(about.order))]);
  // Also to an address that is not confirmed: whoever pays is owed a receipt.
  if (account?.email === undefined || !order) return undefined;
  const { subject, heading, about: told } = tell(order, deps.world.pack.words);
  return receipt(deps, {
    ...{ to: account.email, userName: account.userName, provider: order.provider, id: order.id, subject, heading },
    parts: [...told, orderLines(order)],
  });
}

type Receipt = {
  readonly to: string;
  readonly userName: string;
  /** The company that takes the money; the one for testing is named in subject and words. */
  readonly provider: string;
  /** The number to name in a question. */
  readonly id: string;
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly EmailPart[];
};

/** The letter about something paid: its parts, the seller, and the address for questions. */
export function receipt(deps: Pick<PaymentLetterDeps, 'payments' | 'options'>, about: Receipt): Email {
  const isForTesting = about.provider === 'test';
  return {
    to: about.to,
    subject: isForTesting ? `For testing: ${about.subject}` : about.subject,
    parts: [
      { heading: about.heading },
      ...(isForTesting ? ['For testing: no money was taken, and this is no receipt.'] : []),
      `${about.userName},`,
      ...about.parts,
      ...sellerLines(deps.payments.seller),
      ...whomToAsk(deps, about),
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
const sellerLines = ({ name, address, vatNumber }: Seller): readonly EmailPart[] => {
  const lines = [name, address, vatNumber && `VAT number: ${vatNumber}`].filter(Boolean);
  return lines.length === 0 ? [] : [`Sold by\n${lines.join('\n')}`];
};

/** The address to write to, and the number to name. */
const whomToAsk = (
  { payments, options }: Pick<PaymentLetterDeps, 'payments' | 'options'>,
  { id }: Pick<Order, 'id'>,
): readonly EmailPart[] => {
  const email = payments.seller.email ?? options.supportEmail;
  return email ? [`If something is not right, write to ${email} and name the number ${id}.`] : [];
};
