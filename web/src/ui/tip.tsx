import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openBackStep } from './back-steps.ts';
import { placeBeside } from './place-beside.ts';
import css from './tip.module.css';

type TipProps = Omit<ComponentProps<'button'>, 'type'> & {
  /**
   * The text of the tip. It describes the button and is not part of its name. Without it this is an ordinary button.
   */
  readonly says: ReactNode;
  /** `className` alone defines the look: the tip only explains why the button is disabled. */
  readonly hasOwnLook?: boolean;
  /** Delay in milliseconds between hover and tip. */
  readonly delayMs?: number;
  /** The button's content. */
  readonly children: ReactNode;
};

const lingerMs = 150;

/** A press that closes the tip has had its other effects by then. */
const pressMs = 400;

/**
 * A button with a tip on hover, keyboard focus and tap. The tip can be hovered, stays inside the window and closes on
 * Escape. A tip opened by a tap also closes on Back.
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
          // A tap toggles the tip. For mouse and keyboard it is already open.
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

/** Hides the open tip. Only one is open at a time, since a button that moves away receives no pointerleave. */
let hideShown: (() => void) | undefined;

/** Shows the tip in the top layer until Escape, a press elsewhere or another tip closes it. */
function showBeside(button: HTMLElement, bubble: HTMLElement, hide: () => void): () => void {
  hideShown?.();
  hideShown = hide;
  bubble.showPopover?.();
  placeBeside(button, bubble);
  const place = () => placeBeside(button, bubble);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must not also close a dialog below.
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
