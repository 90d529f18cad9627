import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct, anAgent, aPlot } from '../../../testing/other-kinds.ts';
import { agentsAreAskedInReports } from './agents-are-asked-in-reports.ts';

const nerve = { 'qualities/nerve.story': '= Nerve\ncategory: AgentStat\nimage: it\n\nOf agents.\n' };
const told = '"Nerve" is a quality of agents, and no agent reports here; require it in a branch or a text of a report';
const messages = (files: Readonly<Record<string, string>>) =>
  messagesOf(agentsAreAskedInReports, { ...nerve, ...anAgent('levels: Nerve 3'), ...files });

test('accepts requirements on agents in branches of a report', () => {
  expect(messages(aStorylet('deck: never\nwhen: Coins 1+', aBranch('when: Nerve 3+')))).toEqual([]);
});

test('reports them in storylets, plots and acts', () => {
  expect(messages(aStorylet('when: Coins 1+ or Nerve 3+'))).toEqual([told]);
  expect(messages(aPlot('needs: Nerve 3+'))).toEqual([told]);
  expect(messages(anAct('target needs: Nerve 3+'))).toEqual([told]);
});
