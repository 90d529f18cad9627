import type { QueryClient } from '@tanstack/react-query';
import { firstSceneQuery } from '../first-scene/first-scene-queries.ts';
import { lazyPage } from '../ui/lazy-page.tsx';

export const BeginPage = lazyPage(async () => (await import('./begin-page.tsx')).BeginPage);

export function prefetchFirstScene(cache: QueryClient): void {
  void BeginPage.preload().catch(() => undefined);
  void cache.prefetchQuery(firstSceneQuery);
}
