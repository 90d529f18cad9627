import type { ReportKind } from '@underhall/contract';
import type { EmailComposer } from '../mail/email.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { type ReportStore, reportEmailKind } from './report-store.ts';

export type ReportEmailDeps = PackDeps & { readonly reports: Pick<ReportStore, 'byId'> };

export const reportedSubject: Readonly<Record<ReportKind, string>> = {
  message: 'the message of an invitation',
  profile: 'the text of a profile',
  name: 'a name',
};

export const reportEmails = (deps: ReportEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  /** The subject contains no text of a player. */
  async [reportEmailKind]({ address, about }) {
    const report = await deps.reports.byId(Number(about.report));
    if (!report || address === undefined) return undefined;
    const { id, kind, name, userName, words, reason, by = 'a player whose account was erased', at } = report;
    const { title } = deps.world.pack.words;
    return {
      to: address,
      subject: `${title}: report ${id}`,
      parts: [
        { heading: `Report ${id}: ${reportedSubject[kind]}` },
        `Reported: ${name}, of the account ${userName}. By: ${by}. At: ${at.toISOString()}.`,
        `The text at that time:\n${words || '(none)'}`,
        `The reason:\n${reason || '(none)'}`,
        `"npm run tools -- reports" lists the open reports; "npm run tools -- reports done ${id}" closes this one.`,
      ],
    };
  },
});
