import type { ReportKind } from '@underhall/contract';
import type { EmailComposer } from '../mail/email.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { type ReportStore, reportLetter } from './report-store.ts';

export type ReportLetterDeps = PackDeps & { readonly reports: Pick<ReportStore, 'byId'> };

export const reportedSubject: Readonly<Record<ReportKind, string>> = {
  message: 'what was written with an invitation',
  profile: 'what is said in a profile',
  name: 'a name',
};

export const reportLetters = (deps: ReportLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /** The e-mail that notifies the operator of a report. Its subject contains no text of a player. */
  async [reportLetter]({ address, about }) {
    const report = await deps.reports.byId(Number(about.report));
    if (!report || address === undefined) return undefined;
    const { id, kind, name, userName, words, reason, by = 'somebody who has left since', at } = report;
    const { title } = deps.world.pack.words;
    return {
      to: address,
      subject: `${title}: report ${id}`,
      parts: [
        { heading: `Report ${id}: ${reportedSubject[kind]}` },
        `Reported: ${name}, of the account ${userName}. By: ${by}. At: ${at.toISOString()}.`,
        `The words, as they were then:\n${words || '(none)'}`,
        `The reason given:\n${reason || '(none)'}`,
        `"npm run tools -- reports" lists what nobody has dealt with yet; "npm run tools -- reports done ${id}" takes this one off the list.`,
      ],
    };
  },
});
