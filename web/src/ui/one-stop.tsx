import { createContext, type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';

type OneStopProps = {
  /** The name of the group, where there are several to go through. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const IsInGroup = createContext(false);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons and links of a group; a form in it has stops of its own. */
const stopsIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('a, button, input')].filter((each) => !each.closest(':disabled, form'));

/**
 * A part of the page that is one stop of the Tab key, whatever buttons come and go in it: the one that was on last. The arrows
 * go from the one to the next, Home and End to the first and the last. One inside of another is a part of that.
 */
export function OneStop({ label, className, children }: OneStopProps) {
  const isInGroup = use(IsInGroup);
  const group = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const [isOfSeveral, setOfSeveral] = useState(false);
  useEffect(() => {
    const { current } = group;
    if (!current || isInGroup) return;
    const settle = () => setOfSeveral(letOneIn(stopsIn(current), last.current).length > 1);
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isInGroup]);
  if (isInGroup) return <span className={className}>{children}</span>;
  const note = ({ currentTarget, target }: SyntheticEvent<HTMLElement>) => {
    const stops = stopsIn(currentTarget);
    const on = stops.find((each) => target instanceof Node && each.contains(target));
    if (!on) return;
    last.current = on;
    letOneIn(stops, on);
  };
  return (
    <IsInGroup value={true}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the buttons in it */}
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

/** Has the Tab key stop at the one that is wanted, or else at the first. */
function letOneIn(stops: HTMLElement[], wanted: Element | null): HTMLElement[] {
  const one = stops.find((each) => each === wanted) ?? stops[0];
  for (const each of stops) each.tabIndex = each === one ? 0 : -1;
  return stops;
}
