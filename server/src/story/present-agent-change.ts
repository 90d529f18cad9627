import type { ResultMessage } from '@underhall/contract';
import type { World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';

export function presentAgentChange(
  change: ChangeOf<'agent engaged' | 'agent dismissed' | 'agent turned away' | 'agent'>,
  world: World,
): ResultMessage[] {
  const agent = world.agents.get(change.kind === 'agent' ? change.to.agent : change.agent);
  if (!agent) return [];
  const name = wrapName(escapeHtml(agent.name));
  if (change.kind === 'agent engaged') return [infoMessage(`${name} is in your service now.`, agent.image)];
  if (change.kind === 'agent dismissed') return [infoMessage(`${name} has left your service.`, agent.image)];
  if (change.kind === 'agent turned away') {
    return [infoMessage(`${name} would have come into your service, but you can keep no more people.`, agent.image)];
  }
  const { plot } = change.to;
  const length = plot && world.plots.get(plot.id)?.actions;
  const isBack = change.why === 'got on' && length !== undefined && plot !== undefined && plot.elapsed >= length;
  return isBack ? [infoMessage(`${name} is back, and has something to report.`, agent.image)] : [];
}
