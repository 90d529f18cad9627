import type { QueryClient } from '@tanstack/react-query';
import type {
  MapReply,
  Plans,
  Possession,
  ResultMessage,
  ResultMessageType,
  Setting,
  StoryReply,
} from '@underhall/contract';
import { chronographQualityId } from '@underhall/contract/limits';
import { mapQualityIds } from '../constants/story.ts';
import { answerOf, changeAnswer, invalidate, type QueryName } from './answers.ts';

export const staleQueriesByMessage: Readonly<Record<ResultMessageType, readonly QueryName[]>> = {
  // Qualities decide which cards fit and what shops sell. Losing an item also unequips it.
  StandardQualityChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  PyramidQualityChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  QualityExplicitlySetMessage: ['myself', 'cards', 'exchange', 'outfit'],
  QualityCapMessage: [],
  DifficultyRollSuccessMessage: [],
  DifficultyRollFailureMessage: [],
  SecondChanceResultMessage: ['myself', 'cards', 'exchange', 'outfit'],
  AreaChangeMessage: ['myself', 'cards', 'map', 'exchange', 'outfit'],
  // The map is also stale if the new setting has another map (`staleByMessage`).
  SettingChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  MapShouldUpdateMessage: ['map'],
  EquipmentChangeMessage: ['myself', 'cards', 'plans', 'exchange', 'outfit'],
  // The character sheet also contains the changeability of the outfit.
  OutfitChangeabilityMessage: ['myself', 'outfit'],
  ActionsRefreshedMessage: ['actions'],
  DeckRefreshedMessage: ['cards'],
  FatePointChangeMessage: ['myself', 'fate'],
  FateBranchCurrencyUsedMessage: ['myself', 'fate'],
  LivingStoryStartedMessage: [],
  PlanCompletedMessage: ['plans'],
  InfoMessage: [],
};

/** Cached state from before the reply. */
export type StateBefore = {
  readonly setting?: Setting | undefined;
  readonly plans?: Plans | undefined;
  readonly map?: Pick<MapReply, 'areas'> | undefined;
};

export function staleAfter(reply: StoryReply, before: StateBefore = {}): ReadonlySet<QueryName> {
  const messages = reply.messages ?? [];
  const stale = new Set(messages.flatMap((message) => staleByMessage(message, before.setting)));
  if (messages.some(({ possession }) => possession && isRequiredByPlan(possession.id, before.plans)))
    stale.add('plans');
  if (reply.lostPlace) stale.add('messages');
  if (reply.hasUpdatedCharacter) stale.add('myself').add('cards').add('exchange').add('outfit');
  if (reply.elapsed > 0) stale.add('actions').add('agents');
  if (reply.agentId !== undefined) stale.add('agents');
  if ((reply.phase === 'End' || reply.phase === 'Available') && before.map && hasNoDestination(before.map))
    stale.add('map');
  return stale;
}

/** True if the map was fetched during a story that forbids travel: it has no destinations or gates. */
const hasNoDestination = ({ areas }: Pick<MapReply, 'areas'>): boolean => !areas.some(({ canMoveTo }) => canMoveTo);

const isRequiredByPlan = (quality: number, plans?: Plans): boolean =>
  [...(plans?.active ?? []), ...(plans?.complete ?? [])].some(({ branch }) =>
    branch.qualityRequirements.some(({ qualityId }) => qualityId === quality),
  );

function staleByMessage({ type, possession, setting }: ResultMessage, before?: Setting): readonly QueryName[] {
  const queries = [...(staleQueriesByMessage[type] ?? []), ...(possession ? otherQueriesShowing(possession) : [])];
  const hasOtherMap = setting !== undefined && rootOf(setting) !== (before && rootOf(before));
  return hasOtherMap ? [...queries, 'map'] : queries;
}

function otherQueriesShowing({ id }: Pick<Possession, 'id'>): readonly QueryName[] {
  if (id === chronographQualityId) return ['actions'];
  return mapQualityIds.includes(id) ? ['map'] : [];
}

/**
 * Refetches everything that depends on traded items. Traded items may change the sheet, cards, shops and choices of the story.
 */
export function refetchAfterTrade(cache: QueryClient, changed: readonly Possession[]): void {
  const stale = new Set<QueryName>([
    'myself',
    'cards',
    'exchange',
    'outfit',
    'story',
    ...changed.flatMap(otherQueriesShowing),
  ]);
  const plans = answerOf(cache, 'plans');
  if (changed.some(({ id }) => isRequiredByPlan(id, plans))) stale.add('plans');
  void invalidate(cache, ...stale);
}

const rootOf = ({ mapRootArea }: Setting): string | undefined => mapRootArea?.areaKey;

/** Updates area and setting in the cache at once, before the sheet is refetched. */
function applyPlaceFromMessages(cache: QueryClient, messages: readonly ResultMessage[]): void {
  changeAnswer(cache, 'myself', (myself) => {
    if (!myself?.character) return myself;
    const area = messages.findLast((each) => each.area)?.area;
    const setting = messages.findLast((each) => each.setting)?.setting;
    const place = { ...(area && { area }), ...(setting && { setting }) };
    return { ...myself, character: { ...myself.character, ...place } };
  });
}

/** Call after every story reply. `also` names further queries that are stale. */
export function refetchAfter(cache: QueryClient, reply: StoryReply, also: readonly QueryName[] = []): void {
  const before = {
    setting: answerOf(cache, 'myself')?.character?.setting,
    plans: answerOf(cache, 'plans'),
    map: answerOf(cache, 'map'),
  };
  const stale = new Set([...staleAfter(reply, before), ...also]);
  if (reply.messages?.some(({ area, setting }) => area ?? setting)) applyPlaceFromMessages(cache, reply.messages);
  void invalidate(cache, ...stale);
}

/** Queries about a membership. Refetched immediately, even if no component uses them. */
const membershipQueries: readonly QueryName[] = ['subscription', 'fate', 'actions', 'settings'];

export function refetchAfterMembership(cache: QueryClient): void {
  for (const name of membershipQueries) void cache.invalidateQueries({ queryKey: [name], refetchType: 'all' });
  // A membership changes the deck size, outfits, plots, and places for members.
  void invalidate(cache, 'cards', 'myself', 'outfit', 'agents', 'map');
}
