import { escaped } from '../markup.ts';
import type { Report } from '../report.ts';
import { folded, section } from './page-parts.ts';

/** The section about stuck states: all actions there, and nothing to do. */
export function stuckSection({ measures }: Report): string {
  const states = [...measures.stuck.values()];
  const lead =
    states.length === 0
      ? 'Nobody was ever stuck: whoever came with all actions had something to spend them on.'
      : 'Nothing could be done here although all actions were there.';
  const entries = states.map((state) =>
    folded(
      `${state.where}: ${state.times} times, first a ${state.strategy} player (${state.player}) on day ${state.day}`,
      `<p>${escaped(state.sheet.join(', '))}</p><pre>${escaped(state.recentCommands.join('\n'))}</pre>`,
    ),
  );
  return section('stuck', 'Stuck', lead, entries);
}
