import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

const retryDelayMs = 10_000;

/**
 * An optional part of a page, whose code loads when the browser is idle. Renders nothing until then. A failed load is
 * retried.
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module load
  return function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Shown) return;
      let cancel = () => {};
      let isUnmounted = false;
      const show = (component: ComponentType<Props>) => {
        loaded = component;
        if (!isUnmounted) startTransition(() => setShown(() => component));
      };
      const tryAgain = () => {
        const timer = setTimeout(start, retryDelayMs);
        cancel = () => clearTimeout(timer);
        if (isUnmounted) cancel();
      };
      const start = () => void load().then(show, tryAgain);
      cancel = whenIdle(start);
      return () => {
        isUnmounted = true;
        cancel();
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
