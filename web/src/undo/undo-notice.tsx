import type { UndoKind } from '@underhall/contract';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../api/client-store.ts';
import { Refused } from '../api/failures.ts';
import { type UndoOffer, undoOffer } from '../api/undo-offer.ts';
import { noticeMs } from '../constants/social.ts';
import { isForWriting, scopeNow } from '../preferences/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import css from './undo.module.css';
import { useUndo } from './undo-queries.ts';

const removed: Readonly<Record<UndoKind, string>> = {
  mark: 'The mark is removed.',
  note: 'The note is deleted.',
  tag: 'The tag is deleted.',
  message: 'The message is deleted.',
  target: 'The target is removed.',
  plan: 'The plan is deleted.',
  card: 'The card is discarded.',
};

/** Says for ten seconds that the last removal can be undone. Mounted once on every page. */
export function UndoNotice() {
  const offer = useStore(undoOffer);
  const [hasOffered, setOffered] = useState(false);
  if (offer && !hasOffered) setOffered(true);
  if (offer) return <OfferedUndo key={offer.id} offer={offer} />;
  return hasOffered && <LateUndo />;
}

const tooLate = 'It is too late to undo that.';

/** Answers the keys once the notice is gone, so that they do not stay silent. */
function LateUndo() {
  const [isLate, setLate] = useState(false);
  useUndoKeys(() => setLate(true));
  return isLate && <Spoken>{tooLate}</Spoken>;
}

function OfferedUndo({ offer }: { readonly offer: UndoOffer }) {
  const notice = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<HTMLElement>(undefined);
  const host = useTopmostDialog();
  const [isOver, setOver] = useState(false);
  const { mutate, data, error, isPending, isIdle } = useUndo();
  const canUndo = !isOver && !data && !isPending && !(error instanceof Refused);
  const close = () => undoOffer.read()?.id === offer.id && undoOffer.set(undefined);
  /** Closes the notice, but never under the pointer or the focus. */
  const closeUnlessUsed = () => {
    if (notice.current?.matches(':hover, :focus-within') !== true) close();
  };
  const undo = () => {
    if (canUndo) mutate(offer.id, { onSuccess: () => returnFocus(notice.current, lastFocus.current) });
  };
  useUndoKeys(undo);
  const end = useEffectEvent(() => {
    setOver(true);
    closeUnlessUsed();
  });
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(0, offer.until - performance.now()));
    return () => clearTimeout(timer);
  }, [offer.until]);
  const leave = useEffectEvent(() => closeUnlessUsed());
  const isDone = data !== undefined;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => leave(), noticeMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another host is another element
  useEffect(() => notice.current?.showPopover(), [host]);
  const text = error?.message ?? data?.message ?? (isOver ? tooLate : removed[offer.kind]);
  const part = (
    <>
      <Spoken>{isIdle && !isOver ? `${text} For ten seconds, Control Z undoes it.` : text}</Spoken>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the notice only lets it close */}
      <div
        ref={notice}
        popover="manual"
        className={css.notice}
        onFocus={({ relatedTarget }: FocusEvent) => {
          if (relatedTarget instanceof HTMLElement && notice.current?.contains(relatedTarget) !== true)
            lastFocus.current = relatedTarget;
        }}
        onBlur={() => (isOver || isDone) && setTimeout(closeUnlessUsed)}
        onPointerLeave={() => (isOver || isDone) && setTimeout(closeUnlessUsed)}
      >
        <p>{text}</p>
        {!isDone && (
          <Button
            data-shortcut="undo"
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo}
            aria-busy={isPending}
            onClick={undo}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  );
  return host ? createPortal(part, host) : part;
}

function useUndoKeys(undo: () => void): void {
  const pressKeys = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndo || event.defaultPrevented || isForWriting(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressKeys(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** A live region reads only text that comes after it. */
function Spoken({ children }: { readonly children: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(children), 100);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** The dialog that makes the rest of the page inert. The notice has to be inside it. */
function useTopmostDialog(): Element | undefined {
  const [host, setHost] = useState(topmostDialog);
  useEffect(() => {
    const timer = setInterval(() => setHost(topmostDialog), 200);
    return () => clearInterval(timer);
  }, []);
  return host;
}

function topmostDialog(): Element | undefined {
  const scope = scopeNow();
  return scope instanceof HTMLDialogElement && scope.matches(':modal') ? scope : undefined;
}

/** The button disappears, so the focus returns to where it was, or to the start of the page. */
function returnFocus(notice: HTMLElement | null, before: HTMLElement | undefined): void {
  if (notice?.contains(document.activeElement) !== true) return;
  const place = before?.isConnected ? before : document.querySelector<HTMLElement>('main h1');
  (place ?? document.getElementById('main'))?.focus();
}
