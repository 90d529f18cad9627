import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { spelled } from '../wording/quality-name.ts';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The message about a timed story that a choice has started. There is none for a story without a text, which is also
 * silent when due, nor for one that every character has.
 */
export function presentTimedChange(
  change: ChangeOf<'timer started' | 'timer stopped' | 'timer due'>,
  world: World,
): ResultMessage[] {
  const timed = world.timed.get(change.kind === 'timer started' ? change.timer.story : change.story);
  if (!timed || timed.descriptionHtml.length === 0) return [];
  const name = spelled(escapeHtml(timed.name));
  switch (change.kind) {
    case 'timer started':
      if (timed.given !== 'by story') return [];
      return [{ type: 'LivingStoryStartedMessage', priority: 2, message: `${name} is under way.`, image: timed.image }];
    // The result of this change is a story message.
    case 'timer due':
    case 'timer stopped':
      return [];
  }
}
