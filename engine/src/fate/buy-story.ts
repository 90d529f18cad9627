import type { StoreItemId } from '../ids.ts';
import { monthNumber } from '../month-number.ts';
import { nothing, standingOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { openStoryIn } from '../story/phases.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { payFate } from './balance.ts';
import { monthlyOffers, unlockPrice, unlocks, unlocksLeft } from './monthly-stories.ts';
import type { StoreItem } from './store-item.ts';
import { isStoryOwned, qualitiesToClear, resetPrice } from './store-stories.ts';

export function buyStory(moment: Moment, id: StoreItemId): Ruling {
  const { world, character } = moment;
  const item = world.storeItems.get(id);
  if (item?.opens === undefined) return refuse('no such ware');
  if (isStoryOwned(item, moment)) return refuse('owned already');
  if (item.isHidden) return refuse('no such ware');
  if (character.fate < item.fate) return refuse('not enough fate');
  return allow(aftermath(own(payFate(openTurn(moment), item.fate, 'store'), item), moment));
}

/** Clears only the qualities that the item lists. */
export function resetStory(moment: Moment, id: StoreItemId): Ruling {
  const { world, character } = moment;
  const item = world.storeItems.get(id);
  const price = item && resetPrice(item, moment);
  if (item === undefined || price === undefined)
    return refuse(item?.opens === undefined ? 'no such ware' : 'not owned');
  if (openStoryIn(character.story, world)) return refuse('story under way');
  if (qualitiesToClear(item, moment).length === 0) return refuse('nothing to clear');
  if (character.fate < price) return refuse('not enough fate');
  return allow(aftermath(clear(payFate(openTurn(moment), price, 'store'), item, moment), moment));
}

/** Spends unlocks on one of the month's stories. `new` buys the story, `again` resets it. */
export function unlockStory(moment: Moment, id: StoreItemId, as: 'new' | 'again'): Ruling {
  const { world, character, now } = moment;
  const offer = monthlyOffers(monthNumber(now), world).find(({ item }) => item.id === id);
  if (!offer) return refuse('not this month');
  const { item } = offer;
  const isNew = !isStoryOwned(item, moment);
  if (isNew !== (as === 'new')) return refuse(isNew ? 'not owned' : 'owned already');
  const price = unlockPrice(item, moment);
  const left = unlocksLeft(character, now);
  if (left < price) return refuse('no unlock left');
  if (!isNew && item.again === undefined) return refuse('owned already');
  if (!isNew && openStoryIn(character.story, world)) return refuse('story under way');
  if (!isNew && qualitiesToClear(item, moment).length === 0) return refuse('nothing to clear');
  const used = unlocks.aMonth - left + price;
  const turn = record(openTurn(moment), { kind: 'unlocks used', to: { month: monthNumber(now), used } });
  return allow(aftermath(isNew ? own(turn, item) : clear(turn, item, moment), moment));
}

function own(turn: Turn, { opens }: StoreItem): Turn {
  if (opens === undefined) return turn;
  const from = standingOf(turn.character.qualities, opens);
  return record(turn, { kind: 'quality', quality: opens, from, to: { ...nothing, level: 1 }, how: 'set' });
}

const clear = (turn: Turn, item: StoreItem, moment: Moment): Turn =>
  qualitiesToClear(item, moment).reduce((sofar, quality) => {
    const from = standingOf(sofar.character.qualities, quality);
    return record(sofar, { kind: 'quality', quality, from, to: nothing, how: 'set' });
  }, turn);
