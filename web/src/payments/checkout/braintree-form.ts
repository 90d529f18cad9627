import type { Client, HostedFields, ThreeDSecure } from 'braintree-web';
import type { Billing } from '../billing.ts';
import type { HandedMethod, Look, Price } from '../checkout-messages.ts';
import { element, type OpenTill, type TillRequest, ToBeMended, threeDSecureFailed } from './checkout-form.ts';

// The provider's library, by its parts: those for a card are fetched together, each wallet's when it is wanted.

export async function loadCardModules() {
  const [client, hostedFields, threeDSecure, dataCollector] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
    import('braintree-web/three-d-secure'),
    import('braintree-web/data-collector'),
  ]);
  return { client, hostedFields, threeDSecure, dataCollector };
}

type Creates<Module extends { create: unknown }> = Pick<Module, 'create'>;
type Loaded = Awaited<ReturnType<typeof loadCardModules>>;

export type CardModules = { readonly [Name in keyof Loaded]: Creates<Loaded[Name]> };

/** A way of paying that a wallet has handed to the page, and that waits for the order. */
export type WalletMethod = { readonly nonce: string; readonly paymentType: string };

/** Puts the button of a wallet on the page, where this browser and this player have that wallet. */
export type OpenWallet = (about: {
  readonly client: Client;
  readonly asked: TillRequest;
  readonly place: HTMLElement;
  readonly take: (method: WalletMethod) => void;
  /** Says what went wrong with the wallet; a player who only thinks better of it hears nothing. */
  readonly complain: (message: string) => void;
}) => Promise<void>;

const fields = [
  ['number', 'Card number', '4111 1111 1111 1111'],
  ['expirationDate', 'Expiry date', 'MM/YY'],
  ['cvv', 'Security code', '123'],
] as const;

/** The provider's own fields for a card, each in a frame of its own, and the wallets beside them. */
export const openBraintreeTill =
  (load: () => Promise<CardModules>, wallets: readonly OpenWallet[] = []): OpenTill =>
  async (place, asked, tell) => {
    const modules = await load();
    const walletPlace = element('div', { class: 'wallets' });
    const trouble = element('p', { role: 'alert', class: 'wrong' });
    const parts = fields.map(([name, label]) => {
      const input = element('div', { id: `card-${name}`, class: 'input' });
      // What is typed keeps the colour it began with: so does the ground under it where the theme changes meanwhile.
      input.style.setProperty('--input', asked.look['--input'] ?? '');
      return element('div', { class: 'field' }, element('span', { class: 'label' }, label), input);
    });
    place.replaceChildren(walletPlace, trouble, ...parts);
    const client = await modules.client.create({ authorization: asked.clientToken });
    const [hosted, threeDSecure, collector] = await Promise.all([
      modules.hostedFields.create({
        client,
        styles: { input: stylesOf(asked.look) },
        fields: Object.fromEntries(
          fields.map(([name, , placeholder]) => [name, { container: `#card-${name}`, placeholder }]),
        ),
      }),
      modules.threeDSecure.create({ client, version: 2 }),
      // Only its word about the device would be missing: nobody is kept from paying by that.
      modules.dataCollector.create({ client }).catch(() => undefined),
    ]);
    let wallet: WalletMethod | undefined;
    const isCardReady = () => Object.values(hosted.getState().fields).every(({ isValid }) => isValid);
    const tellReady = () => tell(wallet?.paymentType ?? (isCardReady() ? 'CreditCard' : undefined));
    hosted.on('validityChange', tellReady);
    // Whoever types a card after all pays by it.
    hosted.on('focus', () => {
      wallet = undefined;
      tellReady();
    });
    const take = (method: WalletMethod) => {
      wallet = method;
      trouble.textContent = '';
      tellReady();
    };
    const complain = (message: string) => {
      trouble.textContent = message;
    };
    // A wallet that does not open leaves the card.
    await Promise.allSettled(wallets.map((open) => open({ client, asked, place: walletPlace, take, complain })));
    const deviceData = collector?.deviceData ?? '';
    return {
      async handOver(billing): Promise<HandedMethod> {
        if (wallet) {
          const handed = { ...wallet, deviceData };
          wallet = undefined;
          return handed;
        }
        return { ...(await verifiedCard(hosted, threeDSecure, asked.price, billing)), deviceData };
      },
    };
  };

/** A card that its bank answers for: without that nothing is handed over. */
async function verifiedCard(
  hosted: HostedFields,
  threeDSecure: ThreeDSecure,
  price: Price,
  billing: Billing,
): Promise<WalletMethod> {
  const card = await hosted
    .tokenize({ cardholderName: `${billing.givenName} ${billing.surname}` })
    .catch((error: { code?: string; message?: string }) => {
      throw error.code?.startsWith('HOSTED_FIELDS_FIELDS')
        ? new ToBeMended('Something about the card has to be mended: see its fields.')
        : new Error(error.message ?? 'The card could not be read.');
    });
  const checked = await threeDSecure
    .verifyCard({
      nonce: card.nonce,
      bin: card.details.bin,
      amount: price.amount,
      email: billing.email,
      mobilePhoneNumber: billing.phoneNumber.replaceAll(/\D/g, ''),
      billingAddress: {
        givenName: ascii(billing.givenName),
        surname: ascii(billing.surname),
        phoneNumber: billing.phoneNumber.replaceAll(/\D/g, ''),
        streetAddress: billing.streetAddress,
        extendedAddress: billing.extendedAddress,
        locality: billing.locality,
        postalCode: billing.postalCode,
        countryCodeAlpha2: billing.country,
      },
      onLookupComplete: (_data: unknown, next: () => void) => next(),
    })
    .catch((error: { code?: string }) => {
      throw threeDSecureFailed(error.code ?? card.type);
    });
  if (!checked.liabilityShifted) throw threeDSecureFailed(checked.threeDSecureInfo?.status ?? card.type);
  return { nonce: checked.nonce, paymentType: card.type };
}

/** The check of a card takes names in plain letters alone. */
const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '?');

const stylesOf = (look: Look): Record<string, string> => ({
  color: look['--text'] ?? 'inherit',
  'font-size': look['font-size'] ?? '16px',
  'font-family': 'Georgia, serif',
});
