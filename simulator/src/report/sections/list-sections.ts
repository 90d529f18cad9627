import { collapsible, escapeHtml, formatNumber, formatPercent, section, table } from '../markup.ts';
import type { Report } from '../report.ts';

/** The section of findings, without things never reached: those are listed in the section about reach. */
export function findingList({ findings }: Report): string {
  const listed = findings.filter(({ topic }) => !topic.endsWith('never reached'));
  return section(
    'findings',
    'Findings',
    'Alarms are faults, or very likely ones. Notes are for whoever plans the world.',
    [
      table(
        'Findings',
        [['Weight'], ['About'], ['What was found', 'long']],
        listed.map(({ severity, topic, message }) => [severity, topic, message]),
      ),
    ],
  );
}

/** The section about stuck states: all actions there, and nothing to do. */
export function stuckSection({ measures }: Report): string {
  const states = [...measures.stuck.values()];
  const lead =
    states.length === 0
      ? 'Nobody was ever stuck: whoever came with all actions had something to spend them on.'
      : 'Nothing could be done here although all actions were there.';
  const entries = states.map((state) =>
    collapsible(
      `${state.where}: ${state.times} times, first a ${state.strategy} player (${state.player}) on day ${state.day}`,
      `<p>${escapeHtml(state.sheet.join(', '))}</p><pre>${escapeHtml(state.recentCommands.join('\n'))}</pre>`,
    ),
  );
  return section('stuck', 'Stuck', lead, entries);
}

/** The section about agents, invitations and letters: how often there was what. */
export function companySection({ measures }: Report): string {
  const { agents, invitations, letters } = measures.interactions;
  const lead =
    'What was lent to agents and what they were sent on, what players asked of each other, and what was written to them.';
  const rows = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort(([, a], [, b]) => b - a).map(([name, times]) => [name, formatNumber(times)]);
  return section('company', 'Agents, company and letters', lead, [
    table('Agents', [['Of an agent'], ['Times', 'figure']], rows(agents)),
    table('Invitations', [['Of an invitation'], ['Times', 'figure']], rows(invitations)),
    table('Letters', [['Letter'], ['Times', 'figure']], rows(letters)),
  ]);
}

/** The section about commands: how often each was given, and how often and why it was refused. */
export function commandSection({ measures }: Report): string {
  const { commands, refusals } = measures;
  const all = [...commands.values()].reduce((sum, each) => sum + each, 0);
  const refused = [...refusals.values()].reduce((sum, each) => sum + each, 0);
  const lead = `${formatNumber(refused)} of ${formatNumber(all)} commands were refused, each of them one that the page does not offer: some players ask for what is not to be had.`;
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
