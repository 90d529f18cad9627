import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { type Billing, billingSent } from './billing.ts';
import { type FromCheckout, type FromGame, type Look, readFromCheckout } from './checkout-messages.ts';
import css from './payments.module.css';

/** The roles of the palette by which the frame is drawn. */
const roles = [
  ...['--text', '--text-muted', '--text-faint', '--input', '--border', '--bad', '--focus'],
  ...['--secondary', '--secondary-text', '--panel'],
];

/** What the frame is asked to take: the message that begins it, without the colours, which are this page's. */
export type CheckoutAsked = Omit<Extract<FromGame, { is: 'begin' }>, 'is' | 'look'>;

/** Asks the frame for the way of paying that is ready in it. */
export type CheckoutHandle = { handOver(billing: Billing): void };

type CheckoutFrameProps = {
  /** The address of the checkout's page, at another origin than this. */
  readonly address: string;
  readonly asked: CheckoutAsked;
  readonly onMessage: (message: FromCheckout) => void;
  readonly ref: RefObject<CheckoutHandle | null>;
};

/**
 * The page that asks for a card, in a frame. It is told what it needs for that and nothing of the session; it is heard
 * only if it speaks from its own origin and its own window.
 */
export function CheckoutFrame({ address, asked, onMessage, ref }: CheckoutFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [round, setRound] = useState(0);
  const { origin } = new URL(address);
  const tell = (message: FromGame) => frame.current?.contentWindow?.postMessage(message, origin);
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readFromCheckout(event.data);
    if (message?.is === 'loaded') tell({ is: 'begin', ...asked, look: lookOf(document.documentElement) });
    if (message?.is === 'height') setHeight(message.px);
    if (message?.is === 'broken') setTrouble(message.message);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  const tellLook = useEffectEvent(() => tell({ is: 'look', look: lookOf(document.documentElement) }));
  useEffect(() => whenLookChanges(() => tellLook()), []);
  useImperativeHandle(ref, () => ({ handOver: (billing) => tell({ is: 'hand over', billing: billingSent(billing) }) }));
  if (trouble !== undefined) {
    return (
      <TroubleNote message={trouble}>
        <Button
          onClick={() => {
            setTrouble(undefined);
            setRound(round + 1);
          }}
        >
          Try once more
        </Button>
      </TroubleNote>
    );
  }
  return (
    <div className={css.checkout}>
      {height === 0 && <Loading>Bringing the fields for your card</Loading>}
      <iframe
        key={round}
        ref={frame}
        src={address}
        title="Card details"
        className={css.frame}
        style={{ height }}
        allow="payment"
        referrerPolicy="no-referrer"
        // It may not lead the game's page elsewhere; wallets open windows of their own.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}

const preferences = ['(prefers-color-scheme: light)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Calls when the player has changed the theme, here or in their system; returns what ends it. */
function whenLookChanges(act: () => void): () => void {
  const observer = new MutationObserver(act);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] });
  const asked = preferences.map((each) => matchMedia(each));
  for (const each of asked) each.addEventListener('change', act);
  return () => {
    observer.disconnect();
    for (const each of asked) each.removeEventListener('change', act);
  };
}

/** The colours of this page as they are just now: the theme's, the world's, and those of a player who wants contrast. */
function lookOf(page: HTMLElement): Look {
  const styles = getComputedStyle(page);
  return Object.fromEntries(roles.map((role) => [role, styles.getPropertyValue(role)]));
}
