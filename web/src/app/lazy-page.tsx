import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code comes when it is wanted. What `bring` has brought by the time it is drawn is drawn without a wait:
 * React alone would show that it waits, and go on showing it for 300 ms.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const bring = async (): Promise<ComponentType<Props>> => {
    here ??= await load();
    return here;
  };
  const Later = lazy(async () => ({ default: await bring() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the module is read.
  function Page(props: Props) {
    // Once begun as the one it is never the other, for its state would be lost.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { bring });
}
