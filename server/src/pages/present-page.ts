import { helpBlanks, namesByWord, numbersInTexts, type Pack, type Rights } from '@underhall/engine';
import { travelLabel } from '../map/present-place.ts';
import type { ServerOptions } from '../server-options.ts';
import { escapeHtml } from '../wording/markup.ts';

type Site = Pick<ServerOptions, 'supportEmail'>;

/** Fills the placeholders of a page from the world and the settings. Returns undefined for an unknown page. */
export function presentPage(name: string, pack: Pack, site: Site): string | undefined {
  const { words } = pack;
  const page = pack.pages.find((each) => each.name === name);
  if (!page) return undefined;
  const { help } = words.texts;
  const plain = { ...namesByWord(words), ...numbersInTexts(pack.allowances), ...namesOfPages(pack) };
  const blanks: Record<string, string> = Object.fromEntries(
    Object.entries(plain).map(([blank, text]) => [blank, escapeHtml(text)]),
  );
  for (const [blank, key] of Object.entries(helpBlanks)) blanks[blank] = paragraphs([help[key]].flat());
  blanks.rights = linked(words.rights);
  blanks.support = supportOf(site);
  return page.html.replace(/\{([a-z ]+)\}/g, (braced, blank: string) => blanks[blank] ?? braced);
}

/** Names of pages and buttons. The travel button is that of the first place. */
function namesOfPages({ words, start, areas, settings }: Pack): Readonly<Record<string, string>> {
  const { bazaar, sheet, people, comforts, story } = words.texts;
  const home = areas.find(({ id }) => id === start.area);
  const travel = travelLabel(
    home,
    settings.find(({ id }) => id === home?.setting),
  );
  return {
    ...{ market: bazaar.tab, selling: bazaar.sellTitle, sheet: sheet.tab, things: sheet.possessionsTitle, travel },
    ...{ messages: people.messages, settings: comforts.tab, 'perhaps not': story.perhapsNot },
  };
}

/** Joins world texts inside a paragraph of the page. Every text except the first starts a new paragraph. */
const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => escapeHtml(text).replace(/\*([^*]+)\*/g, '<em>$1</em>')).join('</p><p>');

/** Links the name of the licence. */
function linked({ before, licence, after }: Rights): string {
  const name = escapeHtml(licence?.name ?? '');
  const link = licence?.link === undefined ? name : `<a href="${escapeHtml(licence.link)}">${name}</a>`;
  return `${escapeHtml(before)}${link}${escapeHtml(after)}`;
}

const supportOf = ({ supportEmail }: Site): string =>
  supportEmail === undefined
    ? 'the operator of this server'
    : `<a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>`;
