import { expect, test } from 'vitest';
import { hintFor } from './environment.ts';
import { outsideLinks } from './outside-links.ts';

const none = { social: [] };

test.each(['local', 'staging'] as const)(
  'in %s, an unset link leads to a page that names its setting',
  (environment) => {
    expect(outsideLinks({ environment, links: none })).toEqual([
      { name: 'Blog', address: '/not-set/BLOG_URL' },
      { name: 'Forum', address: '/not-set/FORUM_URL' },
      { name: 'Chat', address: '/not-set/CHAT_URL' },
      { name: 'Social networks', address: '/not-set/SOCIAL_URLS' },
    ]);
    expect(hintFor('OTHER_GAMES_FILE', { environment })).toBe('/not-set/OTHER_GAMES_FILE');
  },
);

test.each(['beta', 'production'] as const)('in %s, an unset link is not shown', (environment) => {
  expect(outsideLinks({ environment, links: none })).toEqual([]);
  expect(hintFor('OTHER_GAMES_FILE', { environment })).toBeUndefined();
});

test.each(['local', 'production'] as const)('in %s, a set link leads to its own address', (environment) => {
  const links = {
    blog: 'https://blog.example/',
    forum: 'https://forum.example/',
    chat: 'https://chat.example/',
    social: ['https://www.social.example/us', 'https://other.example/'],
  };
  expect(outsideLinks({ environment, links })).toEqual([
    { name: 'Blog', address: links.blog },
    { name: 'Forum', address: links.forum },
    { name: 'Chat', address: links.chat },
    { name: 'social.example', address: links.social[0] },
    { name: 'other.example', address: links.social[1] },
  ]);
});
