import { lazyPage } from '../ui/lazy-page.tsx';

// Results, loaded once the first scene is shown, or during the first choice.
export const StoryEnd = lazyPage(async () => (await import('./story-end.tsx')).StoryEnd);
export const MessageList = lazyPage(async () => (await import('./message-list.tsx')).MessageList);

export function preloadResult(): void {
  for (const part of [StoryEnd, MessageList]) part.preload().catch(() => undefined);
}
