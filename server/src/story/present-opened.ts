import { type Door, doorPages } from '@underhall/contract';
import type { Change, Standpoint, Turn, WorldWords } from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount } from '../wording/number.ts';

/** Maximum number of names of each kind. A longer list does not help players to decide what to do next. */
const maxNames = 6;

/** Number of pages, agents, shops and areas that the page shows at once. It folds the others away. */
const maxShown = 2;

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** What a result has opened: pages, agents, shops and areas, then storylets and cards. */
export function presentOpened({ changes, character }: Turn, { world }: Standpoint): Door[] {
  const isHidden = (part: (typeof doorPages)[number]) =>
    [...character.restrictions, ...world.pack.words.hiddenParts].includes(part);
  const opened = changes.find((change): change is ChangeOf<'opened'> => change.kind === 'opened');
  const agents = changes
    .filter((change): change is ChangeOf<'agent engaged'> => change.kind === 'agent engaged' && !isHidden('Agents'))
    .filter((change) => character.agents.some(({ agent }) => agent === change.agent))
    .flatMap(({ agent }) => world.agents.get(agent) ?? [])
    .map(({ id, name }): Door => ({ opens: 'agent', id, name: escapeHtml(name) }));
  const revealed = new Set(changes.flatMap((change) => (change.kind === 'revealed' ? [change.restriction] : [])));
  const pages = doorPages
    .filter((page) => revealed.has(page) && !isHidden(page))
    // The agent's own door leads to the same page.
    .filter((page) => page !== 'Agents' || agents.length === 0)
    .map((page): Door => ({ opens: 'page', id: 0, page, name: escapeHtml(nameOf(page, world.pack.words)) }));
  const shops = world.pack.shops
    .filter(({ id }) => opened?.shops?.includes(id))
    .map(({ id, name }): Door => ({ opens: 'shop', id, name: escapeHtml(name) }));
  const areas = (opened?.areas ?? [])
    .flatMap((id) => world.areas.get(id) ?? [])
    .map(({ id, name, line }): Door => ({ opens: 'area', id, name: escapeHtml(name), line: escapeHtml(line) }));
  const storylets = (opened?.storylets ?? [])
    .flatMap((id) => world.storylets.get(id) ?? [])
    .map(({ id, name }): Door => ({ opens: 'storylet', id, name: escapeHtml(name) }));
  const doors = [pages, agents, shops, areas].flatMap((some) => some.slice(0, maxNames));
  return [
    ...doors.map((door, place) => (place < maxShown ? door : { ...door, isFolded: true })),
    ...storylets.slice(0, maxNames),
    ...presentCards(opened?.cards ?? 0, world.pack.words),
  ];
}

function presentCards(count: number, { texts }: WorldWords): Door[] {
  return count === 0
    ? []
    : [{ opens: 'cards', id: 0, name: fillIn(escapeHtml(texts.milestones.newCards), { count: formatCount(count) }) }];
}

const nameOf = (page: (typeof doorPages)[number], { texts }: WorldWords): string =>
  page === 'EchoBazaar' ? texts.bazaar.tab : page;
