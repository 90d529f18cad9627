import type { Report } from '../report.ts';
import { section, table } from './page-parts.ts';

/** The section of findings, without things never reached: those are listed in the section about reach. */
export function findingList({ findings }: Report): string {
  const listed = findings.filter(({ about }) => !about.endsWith('never reached'));
  return section(
    'findings',
    'Findings',
    'Alarms are faults, or very likely ones. Notes are for whoever plans the world.',
    [
      table(
        'Findings',
        [['Weight'], ['About'], ['What was found', 'long']],
        listed.map(({ weight, about, says }) => [weight, about, says]),
      ),
    ],
  );
}
