import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { atLeisure } from '../ui/at-leisure.ts';

/** So long after it could not be brought a part is asked for once more. */
const againAfterMs = 10_000;

/**
 * A part of a page that can wait until the page was seen, and that one plays without: it comes at a moment of leisure,
 * and where the line is broken it is simply not there yet.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the module is read.
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
      cancel = atLeisure(bring);
      return () => {
        isGone = true;
        cancel();
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
