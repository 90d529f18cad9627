import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openBackStep } from './back-steps.ts';
import { placeBeside } from './place-beside.ts';
import { shownTip } from './shown-tip.ts';
import css from './tip.module.css';
import { matchesMedia } from './use-media.ts';

type TipProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** Text of the tip and description of the button. If undefined, the button has no tip. */
  readonly says: ReactNode;
  /** True if only `className` styles the button. */
  readonly hasOwnLook?: boolean;
  readonly delayMs?: number;
  readonly children: ReactNode;
};

const lingerMs = 150;
const withoutHover = '(hover: none)';

/** False for the events that browsers send when the page changes below a resting mouse. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** A press that closes the tip may also navigate within this time. See `openBackStep`. */
const pressMs = 400;

/**
 * A button whose tip opens when the mouse moves over it, on keyboard focus and on tap. A page that changes below a
 * resting mouse opens no tip. The pointer can move onto the tip. Escape and navigation close the tip. Back closes a tip
 * that was opened by a tap.
 */
export function Tip({ says, hasOwnLook = false, delayMs = 0, children, className = '', onClick, ...rest }: TipProps) {
  const id = useId();
  const hasNoTip = says === undefined;
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isTapped, setTapped] = useState(false);
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True from Escape or navigation until the pointer comes again, so that its next movement opens nothing. */
  const isDismissed = useRef(false);
  useEffect(
    () => () => {
      clearTimeout(closeTimer.current);
      clearTimeout(openTimer.current);
    },
    [],
  );
  if (hasNoTip && isOpen) setOpen(false);
  useEffect(() => {
    if (!isOpen || !button.current || !bubble.current) return;
    return showBeside(button.current, bubble.current, () => {
      isDismissed.current = true;
      setOpen(false);
    });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !isTapped) return;
    const shut = () => {
      setOpen(false);
      return true;
    };
    return openBackStep(shut, false, pressMs);
  }, [isOpen, isTapped]);

  const forgetOpening = () => {
    clearTimeout(openTimer.current);
    openTimer.current = undefined;
  };
  const open = () => {
    clearTimeout(closeTimer.current);
    forgetOpening();
    setOpen(!hasNoTip);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const stay = (event: PointerEvent) => isMouse(event) && clearTimeout(closeTimer.current);
  const move = (event: PointerEvent) => {
    if (!isMouse(event) || !hasMoved(event) || matchesMedia(withoutHover)) return;
    clearTimeout(closeTimer.current);
    if (isDismissed.current) return;
    if (isOpen) {
      // A browser hides the tip without an event when a list puts its button elsewhere. The next move shows it again.
      if (bubble.current?.showPopover && !bubble.current.matches(':popover-open')) setOpen(false);
      return;
    }
    if (delayMs === 0) open();
    else openTimer.current ??= setTimeout(open, delayMs);
  };
  const leave = (event: PointerEvent) => {
    forgetOpening();
    if (isMouse(event)) closeTimer.current = setTimeout(() => setOpen(false), lingerMs);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={hasOwnLook ? className : `${css.tip} ${css.reach} ${className}`}
        aria-describedby={hasNoTip ? undefined : id}
        onPointerEnter={() => {
          isDismissed.current = false;
        }}
        onPointerMove={move}
        onPointerLeave={leave}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && open()}
        onBlur={() => setOpen(false)}
        onClick={(event) => {
          forgetOpening();
          // A tap toggles the tip. A mouse or the keyboard has already opened it.
          const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
          setTapped(pointerType === 'touch');
          setOpen((was) => !hasNoTip && (!was || event.detail === 0 || pointerType === 'mouse'));
          onClick?.(event);
        }}
        {...rest}
      >
        {children}
      </button>
      {!hasNoTip && (
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

/** Shows the tip in the top layer. It closes on Escape, on a press outside it, or when another tip opens. */
function showBeside(button: HTMLElement, bubble: HTMLElement, hide: () => void): () => void {
  shownTip.hide?.();
  shownTip.hide = hide;
  // A list that takes its buttons away in the same moment leaves a bubble that no browser can show.
  if (bubble.isConnected) bubble.showPopover?.();
  placeBeside(button, bubble);
  const place = () => placeBeside(button, bubble);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must not also close the dialog that contains the button.
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
    if (shownTip.hide === hide) shownTip.hide = undefined;
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPress, true);
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
    if (bubble.isConnected) bubble.hidePopover?.();
  };
}
