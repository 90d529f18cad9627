import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The message that a choice has started a timed story. Omitted for stories that every character has, and for stories
 * without a text, which are silent when due.
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
    // Due stories send a message of their own.
    case 'timer due':
    case 'timer stopped':
      return [];
  }
}
