import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { spelled } from '../wording/quality-name.ts';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The line for a timed story that a choice has started; none for one without a text, which is silent when it is due
 * too, nor for one that every character has.
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
    // What it tells is a letter.
    case 'timer due':
    case 'timer stopped':
      return [];
  }
}
