import type { Environment } from '@underhall/contract';
import { hintFor, type LinkSetting } from './environment.ts';

/** Settings that put a link on a page, each with a name for what it leads to. */
export const linkSettings: Readonly<Record<LinkSetting, string>> = {
  BLOG_URL: 'Blog',
  FORUM_URL: 'Forum',
  CHAT_URL: 'Chat',
  SOCIAL_URLS: 'Social networks',
  OTHER_GAMES_FILE: 'Shops of other games',
};

export type OutsideAddress = { readonly name: string; readonly address: string };

/** Links to the operator's pages: blog, forum, chat and social networks. */
export function outsideLinks(environment: Pick<Environment, 'environment' | 'links'>): readonly OutsideAddress[] {
  const { blog, forum, chat, social } = environment.links;
  const single = (setting: LinkSetting, address: string | undefined): readonly OutsideAddress[] => {
    const shown = address ?? hintFor(setting, environment);
    return shown === undefined ? [] : [{ name: linkSettings[setting], address: shown }];
  };
  return [
    ...single('BLOG_URL', blog),
    ...single('FORUM_URL', forum),
    ...single('CHAT_URL', chat),
    ...(social.length === 0 ? single('SOCIAL_URLS', undefined) : social.map(named)),
  ];
}

const named = (address: string): OutsideAddress => ({
  name: new URL(address).hostname.replace(/^www\./, ''),
  address,
});
