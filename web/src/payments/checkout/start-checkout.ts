import './checkout.css';
import type { FromCheckout, FromGame, Look } from '../checkout-messages.ts';
import { type OpenTill, type Till, ToBeMended } from './checkout-form.ts';

// The page that asks for a card, in a frame of the game's page and at another origin: what runs here cannot reach the
// game, and the game cannot reach what is typed here.

type Settings = {
  /** The origin of the game's page: nobody else is heard, and nobody else is told anything. */
  readonly game: string;
  readonly seller: string;
  readonly wallets: readonly string[];
  readonly googleMerchantId: string;
};

const settings: Settings = JSON.parse(document.getElementById('checkout-settings')?.textContent ?? '');
const place = document.getElementById('till') as HTMLElement;
const noFields = 'The fields for a card could not be brought. Check your connection, then try again.';
let till: Till | undefined;

const tell = (message: FromCheckout): void => window.parent.postMessage(message, settings.game);

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== settings.game || source !== window.parent) return;
  const message = data as FromGame;
  if (message.is === 'begin') void begin(message);
  if (message.is === 'look') wear(message.look);
  if (message.is === 'hand over') void handOver(message.billing);
});

function wear(look: Look): void {
  for (const [name, value] of Object.entries(look)) document.documentElement.style.setProperty(name, value);
}

async function begin({ provider, look, ...asked }: Extract<FromGame, { is: 'begin' }>): Promise<void> {
  wear(look);
  try {
    const open = await tillOf(provider);
    till = await open(place, { ...asked, look }, (paymentType) =>
      tell({ is: 'ready', paymentType: paymentType ?? null }),
    );
  } catch {
    tell({ is: 'broken', message: noFields });
  }
}

async function tillOf(provider: 'test' | 'braintree'): Promise<OpenTill> {
  if (provider === 'test') return (await import('./test-form.ts')).openTestTill;
  const [{ loadCardModules, openBraintreeTill }, { walletsOf }] = await Promise.all([
    import('./braintree-form.ts'),
    import('./wallets.ts'),
  ]);
  return openBraintreeTill(loadCardModules, walletsOf(settings));
}

let isAsked = false;

async function handOver(billing: Extract<FromGame, { is: 'hand over' }>['billing']): Promise<void> {
  if (!till || isAsked) return;
  isAsked = true;
  try {
    tell({ is: 'handed over', ...(await till.handOver(billing)) });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The card could not be read.';
    tell({ is: error instanceof ToBeMended ? 'to be mended' : 'failed', message });
  } finally {
    isAsked = false;
  }
}

new ResizeObserver(() => tell({ is: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) })).observe(
  document.body,
);
tell({ is: 'loaded' });
