import type { ActId, AreaId, BranchId, QualityId, SettingId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { QualityCategory } from '../qualities/quality-category.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';
import type { Outcomes } from './consequences.ts';

/** Decks of storylets: `always` is listed, `sometimes` is drawn as a card, `never` opens only by a link. */
export const decks = ['always', 'sometimes', 'never'] as const;
export type Deck = (typeof decks)[number];

/** How storylets reach the player: on the list of a place, as cards of a hand, or only by what links to them. */
export type Reach = 'listed' | 'drawn' | 'linked';

export const reachOf: Readonly<Record<Deck, Reach>> = { always: 'listed', sometimes: 'drawn', never: 'linked' };

type InDeck = { readonly deck: Deck };
export const isListed = ({ deck }: InDeck): boolean => reachOf[deck] === 'listed';
export const isCard = ({ deck }: InDeck): boolean => reachOf[deck] === 'drawn';
export const isLinkedOnly = ({ deck }: InDeck): boolean => reachOf[deck] === 'linked';

/** The urgencies of a storylet: `high` is listed first, `must` is forced on the player. */
export const urgencies = ['normal', 'high', 'must'] as const;

/** Weights of a card in the draw by name, rarest first. */
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

/** Kinds of storylet by their look, with the names of the wire. */
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
  /** Areas that offer it. Empty means everywhere, within its settings if it names some. */
  readonly areas: readonly AreaId[];
  /** Settings that offer it; any if left out. */
  readonly settings?: readonly SettingId[];
  /** All must hold, or it is not listed. */
  readonly when: readonly Requirement[];
  /** `never`: neither listed nor drawn; only what leads into it does: a link, an item, a gate, a plot, an invitation. */
  readonly deck: Deck;
  /** Weight of a card in the draw. */
  readonly frequency: number;
  readonly urgency: (typeof urgencies)[number];
  readonly canGoBack: boolean;
  readonly sticky: boolean;
  /** A card whose only branch is chosen as soon as it is played. */
  readonly autofire?: true;
  readonly canChangeOutfit: boolean;
  readonly teaserHtml: Text;
  readonly descriptionHtml: Text;
  /** Used instead on a small screen. */
  readonly shortTeaserHtml?: Text;
  readonly shortHtml?: Text;
  readonly image: string;
  /** Large picture shown while it is open. */
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
  /** Actions it costs, whatever the outcome. */
  readonly cost: number;
  /** Requirements that hide the branch when they do not hold. */
  readonly when: readonly Requirement[];
  /** Requirements that lock the branch when they do not hold. */
  readonly needs: readonly Requirement[];
  /** Prices: required, and spent when chosen, whatever the outcome. */
  readonly pays: readonly QualityLevel[];
  /** The author's own text for why it is locked. */
  readonly lockedText?: string;
  readonly challenges: readonly Challenge[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** Marked by the author as irreversible. */
  readonly oneWay: boolean;
  /** Before the outcome, the player names a quality of this category. */
  readonly names?: QualityCategory;
  /** The social act of the branch: it sends an invitation instead of giving an outcome. */
  readonly act?: ActId;
  readonly outcomes: Outcomes;
};

/** `broad` and `narrow` weigh a level against the difficulty, by ratio or by difference. `luck` tests no level. */
export const challengeKinds = ['broad', 'narrow', 'luck'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

const testsLevelOf: Readonly<Record<ChallengeKind, boolean>> = { broad: true, narrow: true, luck: false };

/** True if the chance depends on the level of the challenged quality. */
export const testsLevel = ({ kind }: Pick<Challenge, 'kind'>): boolean => testsLevelOf[kind];

export type Challenge = {
  readonly quality: QualityId;
  readonly difficulty: number;
  readonly kind: ChallengeKind;
  /** The item that buys a second roll. */
  readonly secondChance?: QualityId;
};

const urgencyRank = { must: 0, high: 1, normal: 2 } as const;

/** Sort order of the list: by urgency, then the author's order. */
export const byListOrder = (a: Storylet, b: Storylet): number =>
  urgencyRank[a.urgency] - urgencyRank[b.urgency] || a.order - b.order || a.id - b.id;

/** Merges lists that are already sorted. */
export function inListOrder(lists: readonly (readonly Storylet[])[]): readonly Storylet[] {
  const [first = [], ...more] = lists.filter(({ length }) => length > 0);
  return more.length === 0 ? first : [first, ...more].flat().sort(byListOrder);
}
