import type { ActId, AreaId, BranchId, QualityId, SettingId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { QualityCategory } from '../qualities/quality-category.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';
import type { Outcomes } from './consequences.ts';

/** `always` is listed, `sometimes` is drawn as a card, `never` opens only through a link. */
export const decks = ['always', 'sometimes', 'never'] as const;
export type Deck = (typeof decks)[number];

/** How a storylet reaches the player: on the list of a place, as a card, or only through a link. */
export type Reach = 'listed' | 'drawn' | 'linked';

export const reachOf: Readonly<Record<Deck, Reach>> = { always: 'listed', sometimes: 'drawn', never: 'linked' };

type InDeck = { readonly deck: Deck };
export const isListed = ({ deck }: InDeck): boolean => reachOf[deck] === 'listed';
export const isCard = ({ deck }: InDeck): boolean => reachOf[deck] === 'drawn';
export const isLinkedOnly = ({ deck }: InDeck): boolean => reachOf[deck] === 'linked';

/** `high` is listed first, `must` is forced on the player. */
export const urgencies = ['normal', 'high', 'must'] as const;

/** Rarest first. */
export const frequencies = {
  Rare: 10,
  Unusual: 20,
  'Very Infrequent': 50,
  Infrequent: 80,
  Standard: 100,
  Frequent: 200,
  Abundant: 500,
  Ubiquitous: 1000,
} as const;
export type Frequency = keyof typeof frequencies;

/** Determines how a storylet looks. The names are those of the wire. */
export const storyletCategories = [
  'Unspecialised',
  'Ambition',
  'Blue',
  'Episodic',
  'Fancy',
  'Gold',
  'ItemUse',
  'LivingWorld',
  'Ongoing',
  'Premium',
  'QuesticleStart',
  'QuesticleStep',
  'Seasonal',
  'Sinister',
  'Travel',
] as const;
export type StoryletCategory = (typeof storyletCategories)[number];

export type Storylet = {
  readonly id: StoryletId;
  readonly name: string;
  /** Empty means every area, within `settings` if present. */
  readonly areas: readonly AreaId[];
  /** Undefined means every setting. */
  readonly settings?: readonly SettingId[];
  readonly when: readonly Requirement[];
  /** `never` opens only through a link, an item, a gate, a plot or an invitation. */
  readonly deck: Deck;
  readonly frequency: number;
  readonly urgency: (typeof urgencies)[number];
  readonly canGoBack: boolean;
  readonly sticky: boolean;
  /** A card whose only branch is chosen as soon as it is played. */
  readonly autofire?: true;
  readonly canChangeOutfit: boolean;
  readonly teaserHtml: Text;
  readonly descriptionHtml: Text;
  /** Replaces the teaser on a small screen. */
  readonly shortTeaserHtml?: Text;
  readonly shortHtml?: Text;
  readonly image: string;
  readonly scene?: string;
  readonly alt?: string;
  /** Position in the list, lowest first. */
  readonly order: number;
  readonly category: StoryletCategory;
  readonly branches: readonly Branch[];
};

export type Branch = {
  readonly id: BranchId;
  readonly name: string;
  readonly descriptionHtml: Text;
  /** Used instead on a small screen. */
  readonly shortHtml?: Text;
  readonly image: string;
  readonly order: number;
  readonly button: string;
  /** In actions, whatever the outcome. */
  readonly cost: number;
  /** The branch is hidden unless all of these requirements hold. */
  readonly when: readonly Requirement[];
  /** The branch is locked unless all of these requirements hold. */
  readonly needs: readonly Requirement[];
  /** Required, and spent when chosen, whatever the outcome. */
  readonly pays: readonly QualityLevel[];
  readonly lockedText?: string;
  readonly challenges: readonly Challenge[];
  readonly fate: number;
  /** Marked by the author as irreversible. */
  readonly oneWay: boolean;
  /** Category of the quality that the player names before the outcome. */
  readonly names?: QualityCategory;
  /** The player must send an invitation to this social act before the branch is paid and played. */
  readonly act?: ActId;
  /** After a failed roll, the player is asked for a second chance. */
  readonly asksSecondChance?: true;
  /** The player may choose it up to this number of times at once. */
  readonly repeatable?: number;
  readonly outcomes: Outcomes;
};

/** `broad` compares level and difficulty by ratio, `narrow` by difference. `luck` tests no level. */
export const challengeKinds = ['broad', 'narrow', 'luck'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

const testsLevelOf: Readonly<Record<ChallengeKind, boolean>> = { broad: true, narrow: true, luck: false };

export const testsLevel = ({ kind }: Pick<Challenge, 'kind'>): boolean => testsLevelOf[kind];

export type Challenge = {
  readonly quality: QualityId;
  readonly difficulty: number;
  readonly kind: ChallengeKind;
  readonly secondChance?: QualityId;
};

const urgencyRank = { must: 0, high: 1, normal: 2 } as const;

/** Orders the list by urgency, then by the author's order. */
export const byListOrder = (a: Storylet, b: Storylet): number =>
  urgencyRank[a.urgency] - urgencyRank[b.urgency] || a.order - b.order || a.id - b.id;

/** Merges lists that are already sorted. */
export function inListOrder(lists: readonly (readonly Storylet[])[]): readonly Storylet[] {
  const [first = [], ...more] = lists.filter(({ length }) => length > 0);
  return more.length === 0 ? first : [first, ...more].flat().sort(byListOrder);
}
