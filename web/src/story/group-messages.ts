import type { ResultHint, ResultMessage, ResultMessageType } from '@underhall/contract';

/**
 * The messages of a result, grouped by kind. Some kinds allow one message; further messages of such a kind are
 * grouped by their priority.
 */
export type Messages = {
  readonly difficultyMessages: readonly ResultMessage[];
  readonly headlineMessages: readonly ResultMessage[];
  readonly standardMessages: readonly ResultMessage[];
  readonly defaultMessages: readonly ResultMessage[];
  readonly fateMessage?: ResultMessage;
  readonly actionMessage?: ResultMessage;
  readonly areaMessage?: ResultMessage;
  readonly deckRefreshedMessage?: ResultMessage;
  /** Tutorial hints, which are not part of the story. Shown last. */
  readonly asides: readonly string[];
};

type Single = 'fateMessage' | 'actionMessage' | 'areaMessage' | 'deckRefreshedMessage';

const singles: Partial<Record<ResultMessageType, Single>> = {
  FatePointChangeMessage: 'fateMessage',
  FateBranchCurrencyUsedMessage: 'fateMessage',
  ActionsRefreshedMessage: 'actionMessage',
  AreaChangeMessage: 'areaMessage',
  DeckRefreshedMessage: 'deckRefreshedMessage',
};
const rolling: readonly ResultMessageType[] = [
  'DifficultyRollSuccessMessage',
  'DifficultyRollFailureMessage',
  'SecondChanceResultMessage',
];
const unspoken: readonly ResultMessageType[] = ['SettingChangeMessage'];
const [headline, standard, hidden] = [1, 2, 3];

/** Messages without visible text are dropped. A hint about the journal is a standard message in its place. */
export function groupMessages(messages: readonly ResultMessage[], hints: readonly ResultHint[] = []): Messages {
  const found: Partial<Record<Single, ResultMessage>> = {};
  const lists = { difficultyMessages: [], headlineMessages: [], standardMessages: [], defaultMessages: [] };
  const into: Record<keyof typeof lists, ResultMessage[]> = lists;
  for (const message of withJournalHints(messages, hints)) {
    if (!isVisible(message)) continue;
    const single = singles[message.type];
    if (single && !found[single]) found[single] = message;
    else into[listOf(message)].push(message);
  }
  return { ...into, ...found, asides: hints.filter(isTutorial).map(({ message }) => message) };
}

const isVisible = ({ type, message, priority }: ResultMessage): boolean =>
  message !== '' && priority !== hidden && !unspoken.includes(type);

const isTutorial = ({ kind }: ResultHint): boolean => kind === 'tutorial';

function withJournalHints(messages: readonly ResultMessage[], hints: readonly ResultHint[]): readonly ResultMessage[] {
  const all = [...messages];
  // A mere hint must not stand out among changes of which some are folded away.
  const weight = messages.some((message) => message.weight === 0 && isVisible(message)) ? 0 : 1;
  for (const { message, place } of hints.filter((hint) => !isTutorial(hint)).reverse())
    all.splice(place, 0, { type: 'InfoMessage', priority: standard, weight, message });
  return all;
}

function listOf({ type, priority }: ResultMessage) {
  if (rolling.includes(type)) return 'difficultyMessages';
  if (priority === headline) return 'headlineMessages';
  return priority === standard ? 'standardMessages' : 'defaultMessages';
}

/** The changes in reading order: headlines first, a change of place last. */
export const changesIn = (grouped: Messages): readonly ResultMessage[] =>
  [
    ...grouped.headlineMessages,
    ...grouped.standardMessages,
    ...grouped.defaultMessages,
    grouped.fateMessage,
    grouped.actionMessage,
    grouped.deckRefreshedMessage,
    grouped.areaMessage,
  ].filter((message) => message !== undefined);

export type FoldedChanges = { readonly shown: readonly ResultMessage[]; readonly folded: readonly ResultMessage[] };

/** Separates the changes to show, the weightiest first, from those to fold away. A message without weight is shown. */
export function foldChanges(changes: readonly ResultMessage[]): FoldedChanges {
  const weightOf = ({ weight = 1 }: ResultMessage) => weight;
  return {
    shown: changes.filter((change) => weightOf(change) > 0).toSorted((one, other) => weightOf(other) - weightOf(one)),
    folded: changes.filter((change) => weightOf(change) === 0),
  };
}
