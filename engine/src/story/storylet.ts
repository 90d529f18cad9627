import type { ActId, AreaId, BranchId, QualityId, SettingId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { QualityCategory } from '../qualities/quality-category.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';
import type { Outcomes } from './consequences.ts';

/**
 * The decks of storylets: `always` is listed, `sometimes` is drawn as a card, `never` is opened only by what links to
 * it.
 */
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

/** Weights of a card in the draw, by the word for each, the rarest first. */
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

/** Kinds of storylet by their look, in the wire's spelling. */
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
  /** The areas where it is offered; empty means everywhere (in its settings, if it names some). */
  readonly areas: readonly AreaId[];
  /** Settings where it can be met; any when left out. */
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
  /** A card whose one branch happens as soon as it is played. */
  readonly autofire?: true;
  readonly canChangeOutfit: boolean;
  readonly teaserHtml: Text;
  readonly descriptionHtml: Text;
  /** In place of these where the screen is small. */
  readonly shortTeaserHtml?: Text;
  readonly shortHtml?: Text;
  readonly image: string;
  /** The large picture that is shown while it is open. */
  readonly scene?: string;
  readonly alt?: string;
  /** Place in the list, lowest first. */
  readonly order: number;
  readonly category: StoryletCategory;
  readonly branches: readonly Branch[];
};

export type Branch = {
  readonly id: BranchId;
  readonly name: string;
  readonly descriptionHtml: Text;
  /** In place of it where the screen is small. */
  readonly shortHtml?: Text;
  readonly image: string;
  readonly order: number;
  readonly button: string;
  /** Actions it costs, whatever the outcome. */
  readonly cost: number;
  /** The requirements without which the branch is not shown at all. */
  readonly when: readonly Requirement[];
  /** Shown locked unless these hold. */
  readonly needs: readonly Requirement[];
  /** Needed, and spent when chosen, whatever the outcome. */
  readonly pays: readonly QualityLevel[];
  /** The author's own words for why it is locked. */
  readonly lockedText?: string;
  readonly challenges: readonly Challenge[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** Marked by the author as something that cannot be taken back. */
  readonly oneWay: boolean;
  /** One quality of this category is given a name by the player before the outcome is told. */
  readonly names?: QualityCategory;
  /** The social act the branch is: somebody is invited instead of an outcome being told. */
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

/** Merges lists that are in order already. */
export function inListOrder(lists: readonly (readonly Storylet[])[]): readonly Storylet[] {
  const [first = [], ...more] = lists.filter(({ length }) => length > 0);
  return more.length === 0 ? first : [first, ...more].flat().sort(byListOrder);
}
