import { createContext, type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';

type OneStopProps = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const IsInGroup = createContext(false);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Returns the buttons and links of a group. Forms are excluded, because their fields are separate tab stops. Closed
 * parts are excluded, because nothing in them can be focused.
 */
const stopsIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('a, button, input')].filter(
    (each) => !each.closest(':disabled, form, details:not([open])'),
  );

/**
 * A group with a roving tabindex. Its single tab stop is the button that was focused last. Arrow keys, Home and End
 * move between its buttons. Nested groups belong to the outermost group.
 */
export function OneStop({ label, className, children }: OneStopProps) {
  const isInGroup = use(IsInGroup);
  const group = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const [isOfSeveral, setOfSeveral] = useState(false);
  useEffect(() => {
    const { current } = group;
    if (!current || isInGroup) return;
    const settle = () => setOfSeveral(setTabStop(stopsIn(current), last.current).length > 1);
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(current, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [isInGroup]);
  if (isInGroup) return <span className={className}>{children}</span>;
  const note = ({ currentTarget, target }: SyntheticEvent<HTMLElement>) => {
    const stops = stopsIn(currentTarget);
    const on = stops.find((each) => target instanceof Node && each.contains(target));
    if (!on) return;
    last.current = on;
    setTabStop(stops, on);
  };
  return (
    <IsInGroup value={true}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles bubbled key events of its buttons */}
      <div
        ref={group}
        className={className}
        {...(isOfSeveral && { role: 'toolbar', 'aria-label': `${label}, by the arrow keys` })}
        onFocus={note}
        onKeyDown={(event) => {
          const stops = stopsIn(event.currentTarget);
          const at = stops.indexOf(event.target as HTMLElement);
          const step = steps[event.key];
          const goal = { Home: 0, End: -1 }[event.key] ?? (step === undefined ? undefined : at + step);
          if (at < 0 || goal === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          stops.at(goal % stops.length)?.focus();
        }}
      >
        {children}
      </div>
    </IsInGroup>
  );
}

/** Makes one element the only tab stop. Defaults to the first element. */
function setTabStop(stops: HTMLElement[], preferred: Element | null): HTMLElement[] {
  const one = stops.find((each) => each === preferred) ?? stops[0];
  for (const each of stops) each.tabIndex = each === one ? 0 : -1;
  return stops;
}
