import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openBackStep } from './back-steps.ts';
import { placeBeside } from './place-beside.ts';
import css from './tip.module.css';

type TipProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The text beside the button. It describes the button, and is no part of its name. Without one it is a button like any other. */
  readonly says: ReactNode;
  /** The look is `className` alone: it is a button first, with a tip for when it does nothing. */
  readonly hasOwnLook?: boolean;
  /** A mouse rests on it this long, in milliseconds, before the text is shown. */
  readonly delayMs?: number;
  /** The button's look and name. */
  readonly children: ReactNode;
};

const lingerMs = 150;

/** A press that shuts the text has done its other work by then. */
const pressMs = 400;

/**
 * A button that shows a text beside it: to a mouse that rests on it, to the keyboard's focus, and to a tap.
 * The text can be pointed at, stays inside the window, and is closed by Escape; one that was tapped, by Back too.
 */
export function Tip({ says, hasOwnLook = false, delayMs = 0, children, className = '', onClick, ...rest }: TipProps) {
  const id = useId();
  const isMute = says === undefined;
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isTapped, setTapped] = useState(false);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(leaving.current);
      clearTimeout(coming.current);
    },
    [],
  );
  if (isMute && isOpen) setOpen(false);
  useEffect(() => {
    if (!isOpen || !button.current || !bubble.current) return;
    return showBeside(button.current, bubble.current, () => setOpen(false));
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !isTapped) return;
    const shut = () => {
      setOpen(false);
      return true;
    };
    return openBackStep(shut, false, pressMs);
  }, [isOpen, isTapped]);

  const open = () => {
    clearTimeout(leaving.current);
    setOpen(!isMute);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const stay = (event: PointerEvent) => isMouse(event) && open();
  const come = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    clearTimeout(leaving.current);
    coming.current = setTimeout(open, isOpen ? 0 : delayMs);
  };
  const leave = (event: PointerEvent) => {
    clearTimeout(coming.current);
    if (isMouse(event)) leaving.current = setTimeout(() => setOpen(false), lingerMs);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={hasOwnLook ? className : `${css.tip} ${className}`}
        aria-describedby={isMute ? undefined : id}
        onPointerEnter={delayMs === 0 ? stay : come}
        onPointerLeave={leave}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && open()}
        onBlur={() => setOpen(false)}
        onClick={(event) => {
          clearTimeout(coming.current);
          // A tap shows and hides it; for a mouse and for the keyboard it is there already.
          const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
          setTapped(pointerType === 'touch');
          setOpen((was) => !isMute && (!was || event.detail === 0 || pointerType === 'mouse'));
          onClick?.(event);
        }}
        {...rest}
      >
        {children}
      </button>
      {!isMute && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className={css.told}
          onPointerEnter={stay}
          onPointerLeave={leave}
        >
          {says}
        </span>
      )}
    </>
  );
}

/** Hides the text that is shown now: there is one at a time, for a button that moves away does not hear the mouse leave. */
let hideShown: (() => void) | undefined;

/** Shows it above all else until Escape, a press elsewhere or the text of another button asks it to go. */
function showBeside(button: HTMLElement, bubble: HTMLElement, hide: () => void): () => void {
  hideShown?.();
  hideShown = hide;
  bubble.showPopover?.();
  placeBeside(button, bubble);
  const place = () => placeBeside(button, bubble);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Nothing that lies beneath goes with it.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && !button.contains(target) && !bubble.contains(target)) hide();
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPress, true);
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    if (hideShown === hide) hideShown = undefined;
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPress, true);
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
    if (bubble.isConnected) bubble.hidePopover?.();
  };
}
