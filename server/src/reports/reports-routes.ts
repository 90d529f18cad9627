import { reports } from '@underhall/contract';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { FastifyInstance } from 'fastify';
import { nameKey } from '../account/name-rules.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import { maxReportsPerDay, type ReportStore } from './report-store.ts';

type ReportsDeps = AnswerDeps & {
  readonly reports: ReportStore;
  readonly profiles: Pick<ProfileStore, 'byName'>;
};

export function reportsRoutes(app: FastifyInstance, deps: ReportsDeps): void {
  answer(app, deps, reports.report, async ({ characterId, body: { kind, messageId, name = '', reason = '' } }) => {
    const text = fitText(typedTexts.reportReason, reason);
    const of = kind === 'message' ? messageId : await characterOf(characterId, name);
    const result =
      of === undefined ? 'nothing there' : await deps.reports.make({ reporter: characterId, kind, of, reason: text });
    if (result === 'nothing there') throw new Refused('There is nothing by another player to report there.');
    if (result === 'too many') {
      throw new Refused(`You have made ${maxReportsPerDay} reports since yesterday. Wait a day before the next.`);
    }
    return {
      isSuccess: true,
      message:
        'The operator of this server now has your report, with the text as it is now. The player you reported is not told.',
    };
  });

  const characterOf = async (reader: number, name: string) =>
    (await deps.profiles.byName(nameKey(name), reader))?.characterId;
}
