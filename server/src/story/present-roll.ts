import type { Message } from '@underhall/contract';
import type { Roll, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { spelled } from '../wording/quality-name.ts';

export function presentRoll({ quality, chance, roll, passed, again }: Roll, world: World): Message {
  const tried = world.qualities.get(quality);
  const name = spelled(escapeHtml(tried?.name ?? ''));
  const second = again ? ' at the second try' : '';
  return {
    type: passed ? 'DifficultyRollSuccessMessage' : 'DifficultyRollFailureMessage',
    message: `You ${passed ? 'succeeded' : 'failed'} in a ${name} challenge${second}.`,
    tooltip: `You rolled ${roll}; ${chance} or less was a success.`,
    image: tried?.image ?? '',
  };
}
