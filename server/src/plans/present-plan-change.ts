import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import type { ChangeOf } from '../wording/result-message.ts';

export function presentPlanChange({ branch }: ChangeOf<'plan done'>, world: World): ResultMessage[] {
  const storylet = world.pack.storylets.find(({ branches }) => branches.some(({ id }) => id === branch));
  const planned = storylet?.branches.find(({ id }) => id === branch);
  if (!planned) return [];
  const message = `You planned this, and you have done it: ${wrapName(escapeHtml(planned.name))}.`;
  return [{ type: 'PlanCompletedMessage', priority: 2, message, image: planned.image }];
}
