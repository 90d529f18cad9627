import { expect, test } from 'vitest';
import { aBranch, aStorylet, aWorld, packOf } from '../testing/a-world.ts';
import { anAgent, aShop, aStoreItem } from '../testing/other-kinds.ts';

const hiddenIn = (files: Readonly<Record<string, string>>) => packOf(files).words.hiddenParts;
const all = ['Agents', 'EchoBazaar', 'Fate', 'Menaces', 'Typefaces'];
const without = (part: string) => all.filter((each) => each !== part);

test('a world hides agents, market, store, menaces and typefaces unless it has some', () => {
  expect(hiddenIn({})).toEqual(all);
  expect(hiddenIn(anAgent('levels: Watchful 2'))).toEqual(without('Agents'));
  expect(hiddenIn(aShop(''))).toEqual(without('EchoBazaar'));
  expect(hiddenIn(aStoreItem('opens: Step'))).toEqual(without('Fate'));
  expect(hiddenIn(aStorylet('', aBranch('fate: 3')))).toEqual(without('Fate'));
  const pack = aWorld().find(({ path }) => path === 'pack.story')?.text ?? '';
  const withLooks = (text: string) => ({ 'pack.story': `${pack}\n== Looks\ntext: ${text}\n` });
  expect(hiddenIn(withLooks('Alegreya, serif'))).toEqual(without('Typefaces'));
  expect(hiddenIn(withLooks('serif'))).toEqual(all);
  expect(hiddenIn({ 'qualities/wet.story': '= Wet Feet\ncategory: Menace\nimage: it\n\nSquelch.\n' })).toEqual(
    without('Menaces'),
  );
});

test('a page leaves out its parts about what the world hides', () => {
  const page = {
    'pages/rules.story': '= Rules\naddress: rules\n\n== Buying\nonly with: market\n\nHaggle.\n\n== All\n\nRead.\n',
  };
  const rulesIn = (files: Readonly<Record<string, string>>) => packOf({ ...page, ...files }).pages[0]?.html;

  expect(rulesIn({})).toBe('<h1 id="all">All</h1><p>Read.</p>');
  expect(rulesIn(aShop(''))).toBe('<h1 id="buying">Buying</h1><p>Haggle.</p><h1 id="all">All</h1><p>Read.</p>');
});
