import type { MessagePreferences } from '@underhall/contract';

type Older = MessagePreferences & { readonly messageAboutStories?: boolean };

/** Renames a preference that an older server sends under its old name. */
export function patchPreferences({ messageAboutStories, ...preferences }: Older): MessagePreferences {
  if (messageAboutStories === undefined) return preferences;
  // biome-ignore lint/suspicious/noConsole: a warning for operators of an older server
  console.warn('messageAboutStories is an older name of messageAboutStorylets');
  return { ...preferences, messageAboutStorylets: messageAboutStories };
}
