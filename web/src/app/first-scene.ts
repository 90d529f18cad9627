import type { QueryClient } from '@tanstack/react-query';
import { firstSceneQuery } from '../first-scene/first-scene-queries.ts';
import { lazyPage } from './lazy-page.tsx';

export const BeginPage = lazyPage(async () => (await import('./begin-page.tsx')).BeginPage);

/** Prefetches the page of the first scene together with its data. */
export function bringFirstScene(cache: QueryClient): void {
  void BeginPage.bring().catch(() => undefined);
  void cache.prefetchQuery(firstSceneQuery);
}
