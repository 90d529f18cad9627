import { figure } from '../markup.ts';
import type { Report } from '../report.ts';
import { section, table } from './page-parts.ts';

/** The section about agents, invitations and letters: how often there was what. */
export function companySection({ measures }: Report): string {
  const { agents, invitations, letters } = measures.company;
  const lead =
    'What was lent to agents and what they were sent on, what players asked of each other, and what was written to them.';
  const rows = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort(([, a], [, b]) => b - a).map(([name, times]) => [name, figure(times)]);
  return section('company', 'Agents, company and letters', lead, [
    table('Agents', [['Of an agent'], ['Times', 'figure']], rows(agents)),
    table('Invitations', [['Of an invitation'], ['Times', 'figure']], rows(invitations)),
    table('Letters', [['Letter'], ['Times', 'figure']], rows(letters)),
  ]);
}
