import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code loads on demand. Once `bring` has loaded it, it renders synchronously. React's own `lazy` would
 * suspend and show a fallback for at least 300 ms.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const bring = async (): Promise<ComponentType<Props>> => {
    here ??= await load();
    return here;
  };
  const Later = lazy(async () => ({ default: await bring() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, at module load
  function Page(props: Props) {
    // Fixed for this mount: a switch would lose the component's state.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { bring });
}
