import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { type Billing, toSubmittedBilling } from './billing.ts';
import { type FromCheckout, type FromGame, parseCheckoutMessage, type Theme } from './checkout-messages.ts';
import css from './payments.module.css';

/** Custom properties passed to the frame. */
const themeVariables = [
  ...['--text', '--text-muted', '--text-faint', '--input', '--border', '--bad', '--focus'],
  ...['--secondary', '--secondary-text', '--panel', '--face-title', '--face-body', '--face-count'],
];

/** If the frame sends no message for this long, the form has failed to load. */
const loadTimeoutMs = 15_000;

export type CheckoutRequest = Omit<Extract<FromGame, { is: 'begin' }>, 'is' | 'theme'>;

export type CheckoutHandle = { submit(billing: Billing): void; focus(): void };

type CheckoutFrameProps = {
  readonly checkoutUrl: string;
  readonly request: CheckoutRequest;
  readonly onMessage: (message: FromCheckout) => void;
  readonly onClose: () => void;
  readonly ref: RefObject<CheckoutHandle | null>;
};

/**
 * The card form, in a cross-origin frame. The frame receives no session data. Messages from other origins or windows
 * are ignored.
 */
export function CheckoutFrame({ checkoutUrl, request, onMessage, onClose, ref }: CheckoutFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [lastMessage, setLastMessage] = useState<FromCheckout['is']>();
  const [isSilent, setSilent] = useState(false);
  const isAwaited = height === 0 && error === undefined && !isSilent;
  const { origin } = new URL(checkoutUrl);
  const send = (message: FromGame) => frame.current?.contentWindow?.postMessage(message, origin);
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = parseCheckoutMessage(event.data);
    if (message) setLastMessage(message.is);
    if (message?.is === 'loaded') send({ is: 'begin', ...request, theme: readTheme(document.documentElement) });
    if (message?.is === 'height') setHeight(message.px);
    if (message?.is === 'unavailable') setError(message.message);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  const sendTheme = useEffectEvent(() => send({ is: 'theme changed', theme: readTheme(document.documentElement) }));
  useEffect(() => onThemeChange(() => sendTheme()), []);
  // Only a timeout detects an error page or a blocked page in the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each message and each attempt
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setSilent(true), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isAwaited, lastMessage, attempt]);
  const tryAgain = () => {
    setError(undefined);
    setLastMessage(undefined);
    setSilent(false);
    setHeight(0);
    setAttempt(attempt + 1);
  };
  useImperativeHandle(ref, () => ({
    submit: (billing) => send({ is: 'submit', billing: toSubmittedBilling(billing) }),
    focus: () => frame.current?.focus(),
  }));
  if (error !== undefined) {
    return (
      <TroubleNote message={error}>
        <Button onClick={tryAgain}>Retry</Button>
      </TroubleNote>
    );
  }
  return (
    <div className={css.checkout}>
      <h3>Payment method</h3>
      {isAwaited && <Loading>Loading the card form</Loading>}
      {isSilent && height === 0 && (
        <TroubleNote message="The card form has not loaded. Your connection may be slow, or your browser may block it. Nothing was charged.">
          <Button onClick={tryAgain}>Retry</Button>
          <Button onClick={onClose}>Close</Button>
        </TroubleNote>
      )}
      <iframe
        key={attempt}
        ref={frame}
        src={checkoutUrl}
        title="Card details"
        className={css.frame}
        style={{ height }}
        allow="payment"
        referrerPolicy="no-referrer"
        // The frame cannot navigate the game's page. Wallets need to open windows.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  );
}

const themeQueries = ['(prefers-color-scheme: light)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Calls `act` when the theme of the game or of the system changes. Returns a function that removes the listeners. */
function onThemeChange(act: () => void): () => void {
  const observer = new MutationObserver(act);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] });
  const queries = themeQueries.map((each) => matchMedia(each));
  for (const each of queries) each.addEventListener('change', act);
  return () => {
    observer.disconnect();
    for (const each of queries) each.removeEventListener('change', act);
  };
}

/** Returns the page's current colours and font size. The frame's stylesheet uses sizes relative to that font size. */
function readTheme(page: HTMLElement): Theme {
  const styles = getComputedStyle(page);
  const read = (name: string) => [name, styles.getPropertyValue(name)] as const;
  return Object.fromEntries([...themeVariables, 'font-size'].map(read));
}
