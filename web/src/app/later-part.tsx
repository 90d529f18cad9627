import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/** Delay before a failed part is loaded again. */
const againAfterMs = 10_000;

/**
 * An optional part of a page. Its code loads when the browser is idle, and nothing is rendered until then. A failed
 * load is retried.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module load
  return function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => here);
    useEffect(() => {
      if (Shown) return;
      let cancel = () => {};
      let isGone = false;
      const show = (brought: ComponentType<Props>) => {
        here = brought;
        if (!isGone) startTransition(() => setShown(() => brought));
      };
      const tryAgain = () => {
        const timer = setTimeout(bring, againAfterMs);
        cancel = () => clearTimeout(timer);
        if (isGone) cancel();
      };
      const bring = () => void load().then(show, tryAgain);
      cancel = whenIdle(bring);
      return () => {
        isGone = true;
        cancel();
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
