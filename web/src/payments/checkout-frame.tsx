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

/** Milliseconds without a word from the frame after which its fields are taken not to come. */
const silenceMs = 15_000;

/** The message that begins the frame, without the colours, which are this page's. */
export type CheckoutRequest = Omit<Extract<FromGame, { is: 'begin' }>, 'is' | 'look'>;

/** Asks the frame for the way of paying that is ready in it. */
export type CheckoutHandle = { handOver(billing: Billing): void };

type CheckoutFrameProps = {
  /** The address of the checkout's page, at another origin than this. */
  readonly address: string;
  readonly asked: CheckoutRequest;
  readonly onMessage: (message: FromCheckout) => void;
  readonly onClose: () => void;
  readonly ref: RefObject<CheckoutHandle | null>;
};

/**
 * The page that asks for a card, in a frame. It is told what it needs for that and nothing of the session; it is heard
 * only if it speaks from its own origin and its own window.
 */
export function CheckoutFrame({ address, asked, onMessage, onClose, ref }: CheckoutFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [round, setRound] = useState(0);
  const [lastWord, setLastWord] = useState<FromCheckout['is']>();
  const [isSilent, setSilent] = useState(false);
  const isAwaited = height === 0 && trouble === undefined && !isSilent;
  const { origin } = new URL(address);
  const tell = (message: FromGame) => frame.current?.contentWindow?.postMessage(message, origin);
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readFromCheckout(event.data);
    if (message) setLastWord(message.is);
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
  // What another program at the address, a refusal or a blocker does to the frame is not told to this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each word and each round
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setSilent(true), silenceMs);
    return () => clearTimeout(timer);
  }, [isAwaited, lastWord, round]);
  const tryAgain = () => {
    setTrouble(undefined);
    setLastWord(undefined);
    setSilent(false);
    setHeight(0);
    setRound(round + 1);
  };
  useImperativeHandle(ref, () => ({ handOver: (billing) => tell({ is: 'hand over', billing: billingSent(billing) }) }));
  if (trouble !== undefined) {
    return (
      <TroubleNote message={trouble}>
        <Button onClick={tryAgain}>Retry</Button>
      </TroubleNote>
    );
  }
  return (
    <div className={css.checkout}>
      {isAwaited && <Loading>Bringing the fields for your card</Loading>}
      {isSilent && height === 0 && (
        <TroubleNote message="The fields for your card have not come. The line may be slow, or something in your browser may keep them away. Nothing has been paid.">
          <Button onClick={tryAgain}>Retry</Button>
          <Button onClick={onClose}>Close</Button>
        </TroubleNote>
      )}
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

/**
 * The look of this page as it is just now: its colours, which are the theme's, the world's, and those of a player who wants
 * contrast; and the size of its letters, which the sizes of the frame's stylesheet go by.
 */
function lookOf(page: HTMLElement): Look {
  const styles = getComputedStyle(page);
  const read = (name: string) => [name, styles.getPropertyValue(name)] as const;
  return Object.fromEntries([...roles, 'font-size'].map(read));
}
