import type { MessagePreferences } from '@underhall/contract';

type Older = MessagePreferences & { readonly messageAboutStories?: boolean };

/** Older servers send this preference under a previous name. */
export function patchPreferences({ messageAboutStories, ...preferences }: Older): MessagePreferences {
  if (messageAboutStories === undefined) return preferences;
  // biome-ignore lint/suspicious/noConsole: a warning for operators of an older server
  console.warn('messageAboutStories is an older name of messageAboutStorylets');
  return { ...preferences, messageAboutStorylets: messageAboutStories };
}
