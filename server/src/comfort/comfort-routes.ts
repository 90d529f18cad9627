import { ComfortSchema, comfort, type MarkChange, type MarkedThing, type SomeComfort } from '@underhall/contract';
import { maxMarks } from '@underhall/contract/limits';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import type { ComfortStore } from './comfort-store.ts';

type ComfortDeps = AnswerDeps & AccountCommandDeps & { readonly comfort: ComfortStore };

export function comfortRoutes(app: FastifyInstance, deps: ComfortDeps): void {
  answer(app, deps, comfort.comfort, async ({ accountId }) => ({
    isSuccess: true,
    settings: knownComfort(await deps.comfort.settings(accountId)),
  }));

  answer(app, deps, comfort.setComfort, async ({ accountId, body, key }) => {
    const some = knownComfort(body);
    return runAccountCommand(deps, accountId, {
      choice: `comfort ${JSON.stringify(some)}`,
      key,
      rule: async () => {
        const settings = knownComfort({ ...(await deps.comfort.settings(accountId)), ...some });
        return { steps: [deps.comfort.setting(accountId, some)], reply: { isSuccess: true, settings } };
      },
    });
  });

  answer(app, deps, comfort.marks, async ({ accountId }) => ({
    isSuccess: true,
    marks: await deps.comfort.marks(accountId),
  }));

  answer(app, deps, comfort.mark, async ({ accountId, body }) => {
    const changes = lastOfEach(body.marks);
    const added = changes.filter((each): each is MarkedThing => each.mark !== 'none');
    const removed = changes.filter(({ mark }) => mark === 'none');
    const marks = await deps.comfort.mark(accountId, added, removed);
    if (marks === 'too many') {
      throw new Refused(`At most ${maxMarks} things can be marked. Take some marks away first.`);
    }
    return { isSuccess: true, marks };
  });
}

/** The last mark for each thing, if a call names one twice. */
const lastOfEach = (marks: readonly MarkChange[]): MarkChange[] => [
  ...new Map(marks.map((each) => [`${each.kind} ${each.id}`, each])).values(),
];

/** The settings that this version knows, with values it allows; others were stored by newer or older servers. */
const knownComfort = (stored: Readonly<Record<string, unknown>>): SomeComfort =>
  Object.fromEntries(
    Object.entries(ComfortSchema.properties).flatMap(([name, schema]) =>
      Object.hasOwn(stored, name) && Check(schema, stored[name]) ? [[name, stored[name]]] : [],
    ),
  );
