import { collapsible, escapeHtml, formatNumber, formatPercent, section, table } from '../markup.ts';
import type { Report } from '../report.ts';

export function findingList({ findings }: Report): string {
  return section('findings', 'Findings', 'Alarms are faults, or very likely ones. Notes help to plan the world.', [
    table(
      'Findings',
      [['Weight'], ['About'], ['What was found', 'long']],
      findings.map(({ severity, topic, message }) => [severity, topic, message]),
    ),
  ]);
}

export function stuckSection({ measures }: Report): string {
  const states = [...measures.stuck.values()];
  const lead =
    states.length === 0
      ? 'No player was ever stuck: each one with all actions had something to spend them on.'
      : 'Here players with all actions could do nothing.';
  const entries = states.map((state) =>
    collapsible(
      `${state.where}: ${state.times} times, first player ${state.player} (${state.strategy}) on day ${state.day}`,
      `<p>${escapeHtml(state.sheet.join(', '))}</p><pre>${escapeHtml(state.recentCommands.join('\n'))}</pre>`,
    ),
  );
  return section('stuck', 'Stuck', lead, entries);
}

export function interactionSection({ measures }: Report): string {
  const { agents, invitations, messages } = measures.interactions;
  const lead = 'What players did with their agents, how they invited each other, and which messages they got.';
  const rows = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort(([, a], [, b]) => b - a).map(([name, times]) => [name, formatNumber(times)]);
  return section('interactions', 'Agents, invitations and messages', lead, [
    table('Agents', [['Event'], ['Times', 'figure']], rows(agents)),
    table('Invitations', [['Event'], ['Times', 'figure']], rows(invitations)),
    table('Messages', [['Message'], ['Times', 'figure']], rows(messages)),
  ]);
}

export function commandSection({ measures }: Report): string {
  const { commands, refusals } = measures;
  const all = [...commands.values()].reduce((sum, each) => sum + each, 0);
  const refused = [...refusals.values()].reduce((sum, each) => sum + each, 0);
  const lead = `${formatNumber(refused)} of ${formatNumber(all)} commands were refused. The page offered none of them: some players try commands at random.`;
  const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return section('commands', 'Commands and refusals', lead, [
    table(
      'Commands',
      [['Command'], ['Steps', 'figure'], ['Share', 'figure']],
      sorted(commands).map(([name, times]) => [name, formatNumber(times), formatPercent(times / all)]),
    ),
    collapsible(
      'Every refusal',
      table(
        'Refusals',
        [['Refusal'], ['Times', 'figure']],
        sorted(refusals).map(([name, times]) => [name, formatNumber(times)]),
      ),
    ),
  ]);
}
