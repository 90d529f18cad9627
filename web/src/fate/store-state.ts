import type { FateCard, FateReply } from '@underhall/contract';
import { formatNumber } from '../ui/format-number.ts';

/** The year that stories without a date are given on the wire. */
const undatedYear = 1970;

export const yearOf = ({ releaseDate }: Pick<FateCard, 'releaseDate'>): number =>
  new Date(releaseDate).getUTCFullYear();

/** '2026', or that nobody says when. */
export const yearInWords = (year: number): string => (year === undatedYear ? 'Undated' : String(year));

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'May 2026' */
export const monthAndYear = ({ releaseDate }: Pick<FateCard, 'releaseDate'>): string =>
  months.format(new Date(releaseDate));

export type Year = { readonly year: number; readonly cards: readonly FateCard[] };

/** The stories by the year of their release, the newest first; those without one come last. */
export function byYear(cards: readonly FateCard[]): readonly Year[] {
  const years = new Map<number, FateCard[]>();
  for (const card of cards) {
    const of = years.get(yearOf(card));
    if (of) of.push(card);
    else years.set(yearOf(card), [card]);
  }
  return [...years].map(([year, of]) => ({ year, cards: of })).sort((one, other) => other.year - one.year);
}

/** 'Originally released in May 2026 as part of the Season of Leavings, featuring the Roof Fund and the Lightermen.' */
export function metablurb({
  releaseDate,
  season,
  factions,
}: Pick<FateCard, 'releaseDate' | 'season' | 'factions'>): string {
  const isDated = yearOf({ releaseDate }) !== undatedYear;
  const released = isDated ? `Originally released in ${monthAndYear({ releaseDate })}` : 'Originally released';
  const ofSeason = season === '' ? '' : ` as part of the Season of ${season}`;
  if (!isDated && season === '') return factions === '' ? '' : `Featuring ${inWords(factions)}.`;
  return `${released}${ofSeason}${factions === '' ? '' : `, featuring ${inWords(factions)}`}.`;
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const inWords = (factions: string): string => lists.format(factions.split(',').map((each) => each.trim()));

const plainly = (text: string): string => text.toLowerCase().replaceAll('season of', '').replaceAll(/\s+/g, ' ').trim();

/** True if what is looked for stands in what a card says of a story; letter case and the words 'season of' count for nothing. */
export function isFound(card: FateCard, words: string): boolean {
  const { name, author, description, factions, season, shortDescription } = card;
  const told = [name, author, description.replaceAll(/<[^>]*>/g, ' '), factions, season, shortDescription];
  return told.some((text) => plainly(text).includes(plainly(words)));
}

/** The cards of each page of the store; what is hidden is listed by none. */
export const cardsOf = {
  new: (cards: readonly FateCard[]) => listed(cards).filter(({ type }) => type === 'PurchaseStory'),
  reset: (cards: readonly FateCard[]) =>
    listed(cards).filter(({ type }) => type === 'ResetStory' || type === 'AmbitionReset'),
  gameplay: (cards: readonly FateCard[]) => listed(cards).filter(({ type }) => type === 'Gameplay'),
} as const;

const listed = (cards: readonly FateCard[]): readonly FateCard[] => cards.filter(({ hidden }) => !hidden);

/** The stories of the month, those one has not read yet and those that are told again. */
export const storiesOfMonth = (cards: readonly FateCard[]) => {
  const offers = cards.filter(({ action }) => action === 'EnhancedUnlock');
  return {
    featured: offers.find(({ enhancedFeaturedItem }) => enhancedFeaturedItem),
    fresh: offers.filter(({ type }) => type === 'PurchaseStory'),
    read: offers.filter(({ type }) => type === 'ResetStory'),
  };
};

/** True of a story of the month for which enough unlocks are left. */
export const isGiven = (
  { action, price }: Pick<FateCard, 'action' | 'price'>,
  { remainingStoryUnlocks = 0 }: Pick<FateReply, 'remainingStoryUnlocks'>,
): boolean => action === 'EnhancedUnlock' && leastPrice({ price }) <= remainingStoryUnlocks;

/** True of a story on sale that is also among those of the month, and can be had for nothing there. */
export const isGivenThisMonth = (
  { name }: Pick<FateCard, 'name'>,
  fate: Pick<FateReply, 'fateCards' | 'remainingStoryUnlocks'>,
): boolean => fate.fateCards.some((each) => each.name === name && isGiven(each, fate));

/** 'Freshly Added', 'Final Month'; nothing for what is not of this month. */
export const badgeOf = ({ enhancedStoryAvailability: at }: FateCard): string | undefined =>
  at === 'None' ? undefined : at === 'FreshlyAdded' ? 'Freshly Added' : 'Final Month';

/** The lowest of a card's prices. */
export const leastPrice = ({ price }: Pick<FateCard, 'price'>): number =>
  typeof price === 'number' ? price : Math.min(...price);

/** The words of the button that opens a card: stories say more first, resets what they do, the rest its price. */
export function openingWords(card: FateCard, premium: string): string {
  if (card.type === 'PurchaseStory') return 'Learn more';
  if (card.type === 'ResetStory' || card.type === 'AmbitionReset') return 'Reset';
  return `Purchase (${priceOf(card, premium)})`;
}

/** '45 Fate'; 'from 4 Fate' where there are several sizes. */
export const priceOf = ({ price }: Pick<FateCard, 'price'>, premium: string): string =>
  `${typeof price === 'number' ? '' : 'from '}${formatNumber(leastPrice({ price }))} ${premium}`;

/** The line over an owned story that is told again for unlocks: whether another is left after it. */
export const replayLine = (left: number): string =>
  left === 0
    ? 'This will be your second and final replay this month.'
    : 'You have one further replay this month after this one.';
