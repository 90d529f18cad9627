import { type ApplePay, openApplePay } from './apple-pay.ts';
import { walletModules } from './braintree-modules.ts';
import type { OpenWallet } from './braintree-till.ts';
import { openGooglePay } from './google-pay.ts';
import { openPaypal } from './paypal.ts';

const googleScript = 'https://pay.google.com/gp/p/js/pay.js';

type Wallets = { readonly wallets: readonly string[]; readonly seller: string; readonly googleMerchantId: string };

/** The wallets that the operator has set up, by their names in the settings. */
export function walletsOf({ wallets, seller, googleMerchantId }: Wallets): readonly OpenWallet[] {
  const global = window as unknown as {
    ApplePaySession?: ApplePay;
    paypal?: { Buttons: Parameters<typeof openPaypal>[1] extends () => infer Buttons ? Buttons : never };
  };
  const all: Readonly<Record<string, OpenWallet>> = {
    google: openGooglePay(walletModules, () => googlePayments(googleMerchantId !== ''), googleMerchantId),
    apple: openApplePay(walletModules, global.ApplePaySession, seller),
    paypal: openPaypal(walletModules, () => {
      if (!global.paypal) throw new Error('PayPal’s script is not there.');
      return global.paypal.Buttons;
    }),
  };
  return wallets.flatMap((name) => all[name] ?? []);
}

/** Google's own script, which no package holds. */
async function googlePayments(isForMoney: boolean): Promise<google.payments.api.PaymentsClient> {
  const script = document.createElement('script');
  script.src = googleScript;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  await loaded;
  return new google.payments.api.PaymentsClient({ environment: isForMoney ? 'PRODUCTION' : 'TEST' });
}
