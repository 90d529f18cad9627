import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code loads on demand. After `preload` it renders synchronously. React's own `lazy` would suspend and
 * show a fallback for at least 300 ms.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await preload() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, at module load
  function Page(props: Props) {
    // Never switch after mount: a switch would lose the component's state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload });
}
