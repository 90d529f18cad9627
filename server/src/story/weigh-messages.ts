import type { ResultMessage } from '@underhall/contract';
import { leadOf, type World } from '@underhall/engine';

/** Maximum number of changes that the page shows at once. It folds the others away. */
const maxShown = 3;

const [mainLead, celebrated, money, thing, firstTime, levelReached, loss, minor] = [7, 6, 5, 4, 3, 2, 1, 0];

/**
 * Adds to each message how much it matters, 0 for one that the page folds away. At most `maxShown` messages weigh more
 * than 0, and at least one unless no message is shown. A message of a roll has no weight, because rolls are always shown.
 */
export function weighMessages(messages: readonly ResultMessage[], world: World): ResultMessage[] {
  const counted = messages.filter((message) => isShown(message) && !isRoll(message));
  const weightOf = new Map(counted.map((message) => [message, ownWeight(message, world)]));
  const heaviest = counted.toSorted((one, other) => (weightOf.get(other) ?? 0) - (weightOf.get(one) ?? 0));
  const isFew = counted.length <= maxShown;
  const shown = heaviest.filter((message, place) => isFew || place === 0 || (weightOf.get(message) ?? 0) > minor);
  const kept = new Set(shown.slice(0, maxShown));
  return messages.map((message) => {
    if (isRoll(message)) return message;
    return { ...message, weight: kept.has(message) ? Math.max(weightOf.get(message) ?? 0, loss) : minor };
  });
}

function ownWeight({ type, changeType, levelGained, possession }: ResultMessage, world: World): number {
  if (!possession) return type.startsWith('Actions') || type.startsWith('Deck') ? minor : levelReached;
  const quality = world.qualities.get(possession.id);
  if (leadOf(quality)?.isMain) return mainLead;
  if (levelGained) return celebrated;
  if (changeType === undefined || changeType === 'Unaltered') return minor;
  if (possession.id === world.pack.words.money.quality) return money;
  if (possession.nature === 'Thing') return thing;
  if (changeType === 'Gained') return firstTime;
  if (changeType === 'Increased') return levelReached;
  // An outcome that ends a run sets its counters back to 0.
  return changeType === 'Lost' && type === 'QualityExplicitlySetMessage' ? minor : loss;
}

const isRoll = ({ type }: ResultMessage): boolean =>
  type.startsWith('DifficultyRoll') || type === 'SecondChanceResultMessage';

/** False for messages that only tell clients what to refetch. */
const isShown = ({ type, message, priority }: ResultMessage): boolean =>
  message !== '' && priority !== 3 && type !== 'SettingChangeMessage';
