import type { ResultMessage } from '@underhall/contract';
import type { Change, World } from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
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
  const { engaged, dismissed, turnedAway, hasReport } = world.pack.words.texts.agents;
  const says = (text: string): ResultMessage[] => [infoMessage(fillIn(text, { name }), agent.image)];
  if (change.kind === 'agent engaged') return says(engaged);
  if (change.kind === 'agent dismissed') return says(dismissed);
  if (change.kind === 'agent turned away') return says(turnedAway);
  return isReturn(change, world) ? says(hasReport) : [];
}

/**
 * Removes the messages about agents who are back, because the line about the agent reports the same. The engine
 * records such a message right after the change of the agent.
 */
export const withoutReturnMessages = (changes: readonly Change[], world: World): readonly Change[] =>
  changes.filter(({ kind }, at) => {
    const before = changes[at - 1];
    return kind !== 'letter' || before?.kind !== 'agent' || !isReturn(before, world);
  });

function isReturn({ why, to: { agent, plot } }: ChangeOf<'agent'>, world: World): boolean {
  const length = plot && world.plots.get(plot.id)?.actions;
  return (
    why === 'got on' && world.agents.has(agent) && length !== undefined && plot !== undefined && plot.elapsed >= length
  );
}
