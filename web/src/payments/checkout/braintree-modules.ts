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

export const walletModules = {
  googlePayment: () => import('braintree-web/google-payment'),
  applePay: () => import('braintree-web/apple-pay'),
  paypalCheckout: () => import('braintree-web/paypal-checkout'),
};

export type WalletModules = {
  readonly [Name in keyof typeof walletModules]: () => Promise<
    Creates<Awaited<ReturnType<(typeof walletModules)[Name]>>>
  >;
};
