import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aServer, worldFolder } from '../testing/a-server.ts';

const supportEmail = 'ask"us@game.example';
const server = await aServer({ options: { supportEmail } });

const page = async (name: string) => (await server.call('GET /page/:pageName', { pageName: name })).body.text;

test.each(['help', 'credits', 'privacy', 'terms', 'footer'])(
  'serves the page %s as markup to anyone, with all placeholders filled in',
  { meta: { rows: ['C-API-125', 'C-STATIC-017'] } },
  async (name) => {
    const text = await page(name);

    expect(text).toMatch(/^<(?:p|h1 id="[^"]+")>/);
    expect(text).not.toMatch(/[{}]/);
    expect(await page(name.toUpperCase())).toBe(text);
  },
);

test('the help page has a part for each promised topic, and the support address', async () => {
  const text = await page('help');
  const headings = [...text.matchAll(/<h1 id="[^"]+">(.*?)<\/h1>/g)].map(([, heading]) => heading);

  expect(headings).toEqual(
    expect.arrayContaining([
      'Your first candle',
      'Reading a choice',
      'Qualities and how they grow',
      'Cards and lodgings',
      'The map, and the list that does the same',
      'Possessions and outfits',
      'The Bazaar',
      'Menaces, and how to be unlucky safely',
      'Favours and renown',
      'Plans',
      'Your journal',
      'Agents',
      'Fate and Exceptional Friendship',
      'Fair dice',
      'Accessibility and keys',
      'Your data',
      'Content notes',
      'Who to write to',
    ]),
  );
  expect(text).toContain('<a href="mailto:ask&quot;us@game.example">ask&quot;us@game.example</a>');
});

test('returns 404 for an unknown page', async () => {
  for (const name of ['nothing', '..%2Fhelp', 'help%00', 'constructor', 'a'.repeat(80)]) {
    expect((await server.app.inject(`/api/page/${name}`)).statusCode, name).toBe(404);
  }
});

test('credits and terms link the licence of the world', async () => {
  const sentence =
    'The words and pictures of Underhall are by the Underhall authors, under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.';
  for (const name of ['credits', 'terms']) expect(await page(name)).toContain(sentence);
});

test('another world has its own words and rights in the plain pages', async () => {
  const { pack } = compileWorld(`${worldFolder}/../worlds/bed-twelve`);
  if (!pack) throw new Error('it does not compile');
  const roof = await aServer({ pack });
  const { text } = (await roof.call('GET /page/:pageName', { pageName: 'help' })).body;

  expect(text).toContain('<h1 id="actions">Cans of water</h1><p>You can carry 30 cans.');
  expect(text).toContain('</p><p>The tap fills another every 5 minutes.');
  expect(text).toContain('the operator of this server');
  expect(text).toContain('<em>Go round</em> opens the map.');
  expect(text).not.toContain('Underhall');
  for (const name of ['credits', 'terms', 'footer']) {
    const { text: own } = (await roof.call('GET /page/:pageName', { pageName: name })).body;
    expect(own).toContain('The words and pictures of Bed Twelve are by the author of Bed Twelve, under <a href=');
    expect(own).not.toMatch(/\b20\d\d\b/);
  }
});
