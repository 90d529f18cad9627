import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The message about a timed story that a choice has started. Omitted for a story that every character has, or one
 * without a text, which is also silent when due.
 */
export function presentTimedChange(
  change: ChangeOf<'timer started' | 'timer stopped' | 'timer due'>,
  world: World,
): ResultMessage[] {
  const timed = world.timed.get(change.kind === 'timer started' ? change.timer.story : change.story);
  if (!timed || timed.descriptionHtml.length === 0) return [];
  const name = wrapName(escapeHtml(timed.name));
  switch (change.kind) {
    case 'timer started':
      if (timed.given !== 'by story') return [];
      return [{ type: 'LivingStoryStartedMessage', priority: 2, message: `${name} is under way.`, image: timed.image }];
    // When due, the story sends a message of its own.
    case 'timer due':
    case 'timer stopped':
      return [];
  }
}
