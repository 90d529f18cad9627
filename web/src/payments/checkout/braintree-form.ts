import type { Client, HostedFields, ThreeDSecure } from 'braintree-web';
import type { Billing } from '../billing.ts';
import type { PaymentMethod, Price, Theme } from '../checkout-messages.ts';
import { element, type FormRequest, type MountCheckout, threeDSecureError, ValidationError } from './checkout-form.ts';

/** Loads the card modules of Braintree's library. Each wallet loads its own module. */
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

export type WalletMethod = { readonly nonce: string; readonly paymentType: string };

/** Adds a wallet's button to `place` if the browser and the player support the wallet. */
export type MountWallet = (options: {
  readonly client: Client;
  readonly request: FormRequest;
  readonly place: HTMLElement;
  readonly onSelect: (method: WalletMethod) => void;
  /** Not called for a cancellation by the player. */
  readonly onError: (message: string) => void;
}) => Promise<void>;

const fields = [
  ['number', 'Card number', '4111 1111 1111 1111'],
  ['expirationDate', 'Expiry date', 'MM/YY'],
  ['cvv', 'Security code', '123'],
] as const;

/** Mounts the wallets and Braintree's card fields. Each card field is in a separate frame. */
export const mountBraintreeForm =
  (load: () => Promise<CardModules>, wallets: readonly MountWallet[] = []): MountCheckout =>
  async (place, request, onReady) => {
    const modules = await load();
    const walletArea = element('div', { class: 'wallets' });
    const errorLine = element('p', { role: 'alert', class: 'wrong' });
    const parts = fields.map(([name, label]) => {
      const input = element('div', { id: `card-${name}`, class: 'input' });
      // Braintree's fields keep their initial text colour, so their background must also stay the same when the theme
      // changes.
      input.style.setProperty('--input', request.theme['--input'] ?? '');
      return element('div', { class: 'field' }, element('span', { class: 'label' }, label), input);
    });
    place.replaceChildren(walletArea, errorLine, ...parts);
    const client = await modules.client.create({ authorization: request.clientToken });
    const [hosted, threeDSecure, collector] = await Promise.all([
      modules.hostedFields.create({
        client,
        styles: { input: stylesOf(request.theme) },
        fields: Object.fromEntries(
          fields.map(([name, , placeholder]) => [name, { container: `#card-${name}`, placeholder }]),
        ),
      }),
      modules.threeDSecure.create({ client, version: 2 }),
      // A payment without device data is possible.
      modules.dataCollector.create({ client }).catch(() => undefined),
    ]);
    let wallet: WalletMethod | undefined;
    const isCardReady = () => Object.values(hosted.getState().fields).every(({ isValid }) => isValid);
    const reportReady = () => onReady(wallet?.paymentType ?? (isCardReady() ? 'CreditCard' : undefined));
    hosted.on('validityChange', reportReady);
    // Focusing a card field deselects the wallet.
    hosted.on('focus', () => {
      wallet = undefined;
      reportReady();
    });
    const onSelect = (method: WalletMethod) => {
      wallet = method;
      errorLine.textContent = '';
      reportReady();
    };
    const onError = (message: string) => {
      errorLine.textContent = message;
    };
    // If a wallet fails to load, the card still works.
    await Promise.allSettled(wallets.map((mount) => mount({ client, request, place: walletArea, onSelect, onError })));
    const deviceData = collector?.deviceData ?? '';
    return {
      async submit(billing): Promise<PaymentMethod> {
        if (wallet) {
          const method = { ...wallet, deviceData };
          wallet = undefined;
          return method;
        }
        return { ...(await verifyCard(hosted, threeDSecure, request.price, billing)), deviceData };
      },
    };
  };

/** @throws ValidationError for invalid fields, or another error if liability did not shift to the bank */
async function verifyCard(
  hosted: HostedFields,
  threeDSecure: ThreeDSecure,
  price: Price,
  billing: Billing,
): Promise<WalletMethod> {
  const card = await hosted
    .tokenize({ cardholderName: `${billing.givenName} ${billing.surname}` })
    .catch((error: { code?: string; message?: string }) => {
      throw error.code?.startsWith('HOSTED_FIELDS_FIELDS')
        ? new ValidationError('The card details are not valid. Check the fields of the card.')
        : new Error(error.message ?? 'The card could not be checked. Try again, or use another card.');
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
      throw threeDSecureError(error.code ?? card.type);
    });
  if (!checked.liabilityShifted) throw threeDSecureError(checked.threeDSecureInfo?.status ?? card.type);
  return { nonce: checked.nonce, paymentType: card.type };
}

/** 3-D Secure accepts only ASCII names. */
const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '?');

const stylesOf = (theme: Theme): Record<string, string> => ({
  color: theme['--text'] ?? 'inherit',
  'font-size': theme['font-size'] ?? '16px',
  'font-family': 'Georgia, serif',
});
