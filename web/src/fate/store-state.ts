import type { FateCard, FateReply } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { formatNumber } from '../ui/format-number.ts';

/** The API dates undated stories to this year. */
const undatedYear = 1970;

export const yearOf = ({ releaseDate }: Pick<FateCard, 'releaseDate'>): number =>
  new Date(releaseDate).getUTCFullYear();

/** Returns '2026', or 'Undated' for an unknown year. */
export const yearLabel = (year: number): string => (year === undatedYear ? 'Undated' : String(year));

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a date such as 'May 2026'. */
export const monthAndYear = ({ releaseDate }: Pick<FateCard, 'releaseDate'>): string =>
  months.format(new Date(releaseDate));

export type Year = { readonly year: number; readonly cards: readonly FateCard[] };

/** Groups stories by year of release, newest first and undated stories last. */
export function groupByYear(cards: readonly FateCard[]): readonly Year[] {
  const years = new Map<number, FateCard[]>();
  for (const card of cards) {
    const cardsOfYear = years.get(yearOf(card));
    if (cardsOfYear) cardsOfYear.push(card);
    else years.set(yearOf(card), [card]);
  }
  return [...years]
    .map(([year, cardsOfYear]) => ({ year, cards: cardsOfYear }))
    .sort((one, other) => other.year - one.year);
}

/** 'Originally released in May 2026 as part of the Season of Leavings, featuring the Roof Fund and the Lightermen.' */
export function metablurb({
  releaseDate,
  season,
  factions,
}: Pick<FateCard, 'releaseDate' | 'season' | 'factions'>): string {
  const isDated = yearOf({ releaseDate }) !== undatedYear;
  const released = isDated ? `Originally released in ${monthAndYear({ releaseDate })}` : 'Originally released';
  const ofSeason = season === '' ? '' : ` ${fillIn(world.texts.store.ofSeason, { season })}`;
  if (!isDated && season === '') return factions === '' ? '' : `Featuring ${formatFactions(factions)}.`;
  return `${released}${ofSeason}${factions === '' ? '' : `, featuring ${formatFactions(factions)}`}.`;
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const formatFactions = (factions: string): string => lists.format(factions.split(',').map((each) => each.trim()));

const normalize = (text: string): string =>
  text.toLowerCase().replaceAll('season of', '').replaceAll(/\s+/g, ' ').trim();

/** Ignores case and the words 'season of'. */
export function matchesSearch(card: FateCard, words: string): boolean {
  const { name, author, description, factions, season, shortDescription } = card;
  const texts = [name, author, description.replaceAll(/<[^>]*>/g, ' '), factions, season, shortDescription];
  return texts.some((text) => normalize(text).includes(normalize(words)));
}

export const storeCards = {
  new: (cards: readonly FateCard[]) => listedCards(cards).filter(({ type }) => type === 'PurchaseStory'),
  reset: (cards: readonly FateCard[]) =>
    listedCards(cards).filter(({ type }) => type === 'ResetStory' || type === 'AmbitionReset'),
  gameplay: (cards: readonly FateCard[]) => listedCards(cards).filter(({ type }) => type === 'Gameplay'),
} as const;

const listedCards = (cards: readonly FateCard[]): readonly FateCard[] => cards.filter(({ hidden }) => !hidden);

/** Splits the stories of the month; `read` contains the replays. */
export const storiesOfMonth = (cards: readonly FateCard[]) => {
  const offers = cards.filter(({ action }) => action === 'EnhancedUnlock');
  return {
    featured: offers.find(({ enhancedFeaturedItem }) => enhancedFeaturedItem),
    fresh: offers.filter(({ type }) => type === 'PurchaseStory'),
    read: offers.filter(({ type }) => type === 'ResetStory'),
  };
};

/** True for a story of the month that the player has enough unlocks for. */
export const isFree = (
  { action, price }: Pick<FateCard, 'action' | 'price'>,
  { remainingStoryUnlocks = 0 }: Pick<FateReply, 'remainingStoryUnlocks'>,
): boolean => action === 'EnhancedUnlock' && minPrice({ price }) <= remainingStoryUnlocks;

/** True if the story is also a free story of the month. */
export const isFreeThisMonth = (
  { name }: Pick<FateCard, 'name'>,
  fate: Pick<FateReply, 'fateCards' | 'remainingStoryUnlocks'>,
): boolean => fate.fateCards.some((each) => each.name === name && isFree(each, fate));

/** Undefined for cards that are not stories of the month. */
export const badgeOf = ({ enhancedStoryAvailability: at }: FateCard): string | undefined =>
  at === 'None' ? undefined : at === 'FreshlyAdded' ? 'Freshly Added' : 'Final Month';

export const minPrice = ({ price }: Pick<FateCard, 'price'>): number =>
  typeof price === 'number' ? price : Math.min(...price);

export function openLabel(card: FateCard, premium: string): string {
  if (card.type === 'PurchaseStory') return 'Learn more';
  if (card.type === 'ResetStory' || card.type === 'AmbitionReset') return 'Reset';
  return `Purchase (${priceLabel(card, premium)})`;
}

/** For example '45 Fate', or 'from 4 Fate' for several sizes. */
export const priceLabel = ({ price }: Pick<FateCard, 'price'>, premium: string): string =>
  `${typeof price === 'number' ? '' : 'from '}${formatNumber(minPrice({ price }))} ${premium}`;

/** `left` is the number of replays after this one. */
export const replayNotice = (left: number): string =>
  left === 0
    ? 'This will be your second and final replay this month.'
    : 'You have one further replay this month after this one.';
