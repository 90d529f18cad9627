import type { QualityId } from '../ids.ts';
import { capOf } from '../qualities/cap.ts';
import { standingOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { TradeChange } from './trade-change.ts';

type Heap = { readonly quality: QualityId; readonly count: number };

/** The highest level a trade may lead to: what 32 bits hold. */
export const mostHeld = 2 ** 31 - 1;

/**
 * Hands one heap over the counter and takes another: exactly so many, neither dulled nor cut off. A heap that
 * is too large to be held, by the cap of the quality or by `mostHeld`, is refused, so that nothing is lost.
 */
export function exchange(trade: TradeChange, given: Heap, taken: Heap, moment: Moment): Ruling {
  if (taken.count > roomFor(taken.quality, moment)) return refuse('too much of it');
  const agreed = record(openTurn(moment), trade);
  const paid = moved(agreed, given.quality, -given.count);
  return allow(aftermath(moved(paid, taken.quality, taken.count), moment));
}

/** How many more a character may hold. */
function roomFor(id: QualityId, { character, world }: Moment): number {
  const quality = world.qualities.get(id);
  const cap = quality && capOf(quality, character, world);
  const held = standingOf(character.qualities, id).level;
  return Math.max(0, Math.min(mostHeld, cap ?? mostHeld) - held);
}

function moved(turn: Turn, quality: QualityId, by: number): Turn {
  if (by === 0) return turn;
  const from = standingOf(turn.character.qualities, quality);
  return record(turn, { kind: 'quality', quality, from, to: { ...from, level: from.level + by }, how: 'changed' });
}
