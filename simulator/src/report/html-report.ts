import { escapeHtml, formatNumber } from './markup.ts';
import type { Report } from './report.ts';
import { cardSection } from './sections/card-section.ts';
import { choiceSection } from './sections/choice-section.ts';
import { incomeSection } from './sections/income-section.ts';
import { commandSection, findingList, interactionSection, stuckSection } from './sections/list-sections.ts';
import { luckSection } from './sections/luck-section.ts';
import { menaceSection } from './sections/menace-section.ts';
import { paceSection } from './sections/pace-section.ts';
import { reachSection } from './sections/reach-section.ts';
import { summary } from './sections/summary.ts';
import { style } from './style.ts';

const sections: readonly (readonly [id: string, name: string, render: (report: Report) => string])[] = [
  ['summary', 'Summary', summary],
  ['findings', 'Findings', findingList],
  ['reach', 'Reach', reachSection],
  ['pace', 'Pace', paceSection],
  ['choices', 'Choices', choiceSection],
  ['income', 'Income', incomeSection],
  ['menaces', 'Menaces', menaceSection],
  ['cards', 'Cards', cardSection],
  ['luck', 'Luck', luckSection],
  ['stuck', 'Stuck', stuckSection],
  ['interactions', 'Agents and players', interactionSection],
  ['commands', 'Commands', commandSection],
];

/** The report as a self-contained page without scripts. */
export function htmlReport(report: Report): string {
  const title = `${formatNumber(report.measures.totals.players)} simulated players in ${report.worldIndex.pack.name}`;
  const links = sections.map(([id, name]) => `<a href="#${id}">${escapeHtml(name)}</a>`).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    `<header><h1>${escapeHtml(title)}</h1><nav aria-label="Sections">${links}</nav></header><main>`,
    ...sections.map(([, , render]) => render(report)),
    '</main></body></html>\n',
  ].join('');
}
