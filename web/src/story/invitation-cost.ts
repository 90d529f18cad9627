import type { Branch } from '@underhall/contract';
import { world } from '../api/world.ts';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';

/** Says what the button of an invitation does and costs. `name` is undefined if nobody is selected yet. */
export function costOfInvitation({ actionCost, currencyCost }: Branch, name: string | undefined): string {
  const costs = [
    ...(actionCost > 0 ? [actionsInWords(actionCost)] : []),
    ...(currencyCost > 0 ? [`${formatNumber(currencyCost)} ${world.premium}`] : []),
  ];
  const sent = name === undefined ? 'This sends the invitation.' : `This sends the invitation to ${name}.`;
  return `${sent} It costs ${costs.length === 0 ? `no ${world.actions.one}` : costs.join(' and ')}.`;
}
