import './checkout.css';
import type { FromCheckout, FromGame, Theme } from '../checkout-messages.ts';
import { type CheckoutForm, type MountCheckout, ValidationError } from './checkout-form.ts';

// The page with the card form, embedded in the game's page. The origins differ: scripts here cannot reach the game, and
// the game cannot read the player's input here.

type Settings = {
  /** The game's origin. The page exchanges messages only with this origin. */
  readonly game: string;
  readonly seller: string;
  readonly wallets: readonly string[];
  readonly googleMerchantId: string;
};

const settings: Settings = JSON.parse(document.getElementById('checkout-settings')?.textContent ?? '');
const place = document.getElementById('checkout-form') as HTMLElement;
const notLoadedMessage = 'The card form could not be loaded. Check your connection, then try again.';
let form: CheckoutForm | undefined;

const send = (message: FromCheckout): void => window.parent.postMessage(message, settings.game);

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== settings.game || source !== window.parent) return;
  const message = data as FromGame;
  if (message.is === 'begin') void begin(message);
  if (message.is === 'theme changed') applyTheme(message.theme);
  if (message.is === 'submit') void submit(message.billing);
});

function applyTheme(theme: Theme): void {
  for (const [name, value] of Object.entries(theme)) document.documentElement.style.setProperty(name, value);
}

async function begin({ provider, ...request }: Extract<FromGame, { is: 'begin' }>): Promise<void> {
  applyTheme(request.theme);
  try {
    const mount = await loadForm(provider);
    form = await mount(place, request, (paymentType) => send({ is: 'ready', paymentType: paymentType ?? null }));
  } catch {
    send({ is: 'unavailable', message: notLoadedMessage });
  }
}

async function loadForm(provider: 'test' | 'braintree'): Promise<MountCheckout> {
  if (provider === 'test') return (await import('./test-form.ts')).mountTestForm;
  const [{ loadCardModules, mountBraintreeForm }, { walletsOf }] = await Promise.all([
    import('./braintree-form.ts'),
    import('./wallets.ts'),
  ]);
  return mountBraintreeForm(loadCardModules, walletsOf(settings));
}

let isSubmitting = false;

async function submit(billing: Extract<FromGame, { is: 'submit' }>['billing']): Promise<void> {
  if (!form || isSubmitting) return;
  isSubmitting = true;
  try {
    send({ is: 'submitted', ...(await form.submit(billing)) });
  } catch (error) {
    const message =
      error instanceof Error ? error.message : 'The card could not be checked. Try again, or use another card.';
    send({ is: error instanceof ValidationError ? 'invalid' : 'failed', message });
  } finally {
    isSubmitting = false;
  }
}

new ResizeObserver(() => send({ is: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) })).observe(
  document.body,
);
send({ is: 'loaded' });
