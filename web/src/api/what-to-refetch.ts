import type { QueryClient } from '@tanstack/react-query';
import type { MessageType, StoryReply } from '@underhall/contract';

export type Query = 'myself' | 'actions';

/** What each kind of message makes stale. Adding a message type without a line here does not compile. */
export const whatToRefetch: Readonly<Record<MessageType, readonly Query[]>> = {
  StandardQualityChangeMessage: ['myself'],
  PyramidQualityChangeMessage: ['myself'],
  QualityExplicitlySetMessage: ['myself'],
  QualityCapMessage: [],
  DifficultyRollSuccessMessage: [],
  DifficultyRollFailureMessage: [],
  SecondChanceResultMessage: ['myself'],
  AreaChangeMessage: ['myself'],
  SettingChangeMessage: ['myself'],
  // No map is on show yet.
  MapShouldUpdateMessage: [],
  EquipmentChangeMessage: ['myself'],
  // The place, on the sheet, says it too.
  OutfitChangeabilityMessage: ['myself'],
  ActionsRefreshedMessage: ['actions'],
  // No hand is on show yet.
  DeckRefreshedMessage: [],
  FatePointChangeMessage: ['myself'],
  FateBranchCurrencyUsedMessage: ['myself'],
  LivingStoryStartedMessage: [],
  PlanCompletedMessage: [],
  InfoMessage: [],
};

/** Every story reply goes through here. */
export function staleAfter(reply: StoryReply): ReadonlySet<Query> {
  const stale = new Set((reply.messages ?? []).flatMap((message) => whatToRefetch[message.type] ?? []));
  if (reply.hasUpdatedCharacter) stale.add('myself');
  if (reply.elapsed > 0) stale.add('actions');
  return stale;
}

export function refetchAfter(cache: QueryClient, reply: StoryReply): void {
  for (const query of staleAfter(reply)) void cache.invalidateQueries({ queryKey: [query] });
}
