import type { MessagePreferences } from '@underhall/contract';

type Older = MessagePreferences & { readonly messageAboutStories?: boolean };

/** The preferences under their names of today: a server may still use the older name of one. */
export function patchPreferences({ messageAboutStories, ...preferences }: Older): MessagePreferences {
  if (messageAboutStories === undefined) return preferences;
  // biome-ignore lint/suspicious/noConsole: for whoever keeps an older server
  console.warn('messageAboutStories is an older name of messageAboutStorylets');
  return { ...preferences, messageAboutStorylets: messageAboutStories };
}
