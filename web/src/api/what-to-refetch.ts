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

/** The answers that each kind of message makes stale. Adding a message type without a line here does not compile. */
export const whatToRefetch: Readonly<Record<ResultMessageType, readonly QueryName[]>> = {
  // What one has become decides which cards fit, and what is sold to one; what was lost comes off.
  StandardQualityChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  PyramidQualityChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  QualityExplicitlySetMessage: ['myself', 'cards', 'exchange', 'outfit'],
  QualityCapMessage: [],
  DifficultyRollSuccessMessage: [],
  DifficultyRollFailureMessage: [],
  SecondChanceResultMessage: ['myself', 'cards', 'exchange', 'outfit'],
  AreaChangeMessage: ['myself', 'cards', 'map', 'exchange', 'outfit'],
  // The map too, if it is another one: see below.
  SettingChangeMessage: ['myself', 'cards', 'exchange', 'outfit'],
  MapShouldUpdateMessage: ['map'],
  EquipmentChangeMessage: ['myself', 'cards', 'plans', 'exchange', 'outfit'],
  // The place, on the sheet, says it too.
  OutfitChangeabilityMessage: ['myself', 'outfit'],
  ActionsRefreshedMessage: ['actions'],
  DeckRefreshedMessage: ['cards'],
  FatePointChangeMessage: ['myself', 'fate'],
  FateBranchCurrencyUsedMessage: ['myself', 'fate'],
  LivingStoryStartedMessage: [],
  PlanCompletedMessage: ['plans'],
  InfoMessage: [],
};

/** The state known until a reply came: the setting that held, the plans, and the map. */
export type KnownBefore = {
  readonly setting?: Setting | undefined;
  readonly plans?: Plans | undefined;
  readonly map?: Pick<MapReply, 'areas'> | undefined;
};

/** The answers that a reply makes stale. */
export function staleAfter(reply: StoryReply, before: KnownBefore = {}): ReadonlySet<QueryName> {
  const messages = reply.messages ?? [];
  const stale = new Set(messages.flatMap((message) => madeStaleBy(message, before.setting)));
  if (messages.some(({ possession }) => possession && isPlannedFor(possession.id, before.plans))) stale.add('plans');
  if (reply.hasUpdatedCharacter) stale.add('myself').add('cards').add('exchange').add('outfit');
  if (reply.elapsed > 0) stale.add('actions').add('agents');
  if (reply.agentId !== undefined) stale.add('agents');
  if ((reply.phase === 'End' || reply.phase === 'Available') && before.map && noWayOn(before.map)) stale.add('map');
  return stale;
}

/** True of a map that was fetched while a story was open, which holds one where one is: it has no way to anywhere, and no gates. */
const noWayOn = ({ areas }: Pick<MapReply, 'areas'>): boolean => !areas.some(({ canMoveTo }) => canMoveTo);

/** True if a plan asks for the quality. */
const isPlannedFor = (quality: number, plans?: Plans): boolean =>
  [...(plans?.active ?? []), ...(plans?.complete ?? [])].some(({ branch }) =>
    branch.qualityRequirements.some(({ qualityId }) => qualityId === quality),
  );

function madeStaleBy({ type, possession, setting }: ResultMessage, before?: Setting): readonly QueryName[] {
  const usual = [...(whatToRefetch[type] ?? []), ...(possession ? shownBesideSheet(possession) : [])];
  const isOtherMap = setting !== undefined && rootOf(setting) !== (before && rootOf(before));
  return isOtherMap ? [...usual, 'map'] : usual;
}

/** The answers besides the sheet that show a quality. */
function shownBesideSheet({ id }: Pick<Possession, 'id'>): readonly QueryName[] {
  if (id === chronographQualityId) return ['actions'];
  return mapQualityIds.includes(id) ? ['map'] : [];
}

/**
 * Marks as stale all that a trade makes old: the sheet, the cards that may fit no more, the shelves, the choices that ask for what was
 * traded, and what else shows it.
 */
export function refetchAfterTrade(cache: QueryClient, changed: readonly Possession[]): void {
  const stale = new Set<QueryName>([
    'myself',
    'cards',
    'exchange',
    'outfit',
    'story',
    ...changed.flatMap(shownBesideSheet),
  ]);
  const plans = answerOf(cache, 'plans');
  if (changed.some(({ id }) => isPlannedFor(id, plans))) stale.add('plans');
  void invalidate(cache, ...stale);
}

const rootOf = ({ mapRootArea }: Setting): string | undefined => mapRootArea?.areaKey;

/** Applies the place and the setting that messages name before the sheet has been fetched again. */
function applyPlaceFromMessages(cache: QueryClient, messages: readonly ResultMessage[]): void {
  changeAnswer(cache, 'myself', (myself) => {
    if (!myself?.character) return myself;
    const area = messages.findLast((each) => each.area)?.area;
    const setting = messages.findLast((each) => each.setting)?.setting;
    const place = { ...(area && { area }), ...(setting && { setting }) };
    return { ...myself, character: { ...myself.character, ...place } };
  });
}

/** Every story reply goes through here. `also` is what the one who asked knows to be stale. */
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

/** The answers that tell of a membership: what is paid for it, and what it gives. They are fetched at once. */
const ofMembership: readonly QueryName[] = ['subscription', 'fate', 'actions', 'settings'];

/** Fetches again all that a membership brings or takes, once one was paid for or changed. */
export function refetchAfterMembership(cache: QueryClient): void {
  for (const name of ofMembership) void cache.invalidateQueries({ queryKey: [name], refetchType: 'all' });
  // The longer deck, the outfits, the plots, and the house of members.
  void invalidate(cache, 'cards', 'myself', 'outfit', 'agents', 'map');
}
