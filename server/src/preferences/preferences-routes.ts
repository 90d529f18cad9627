import {
  type MarkChange,
  type MarkedThing,
  type PartialPreferences,
  PreferencesSchema,
  preferences,
} from '@underhall/contract';
import { maxMarks } from '@underhall/contract/limits';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { type PreferenceStore, removedMarks } from './preference-store.ts';

type PreferencesDeps = AnswerDeps & AccountCommandDeps & OfferUndoDeps & { readonly preferences: PreferenceStore };

export function preferencesRoutes(app: FastifyInstance, deps: PreferencesDeps): void {
  answer(app, deps, preferences.preferences, async ({ accountId }) => ({
    isSuccess: true,
    settings: knownPreferences(await deps.preferences.settings(accountId)),
  }));

  answer(app, deps, preferences.setPreferences, async ({ accountId, body, key }) => {
    const some = knownPreferences(body);
    return runAccountCommand(deps, accountId, {
      choice: `comfort ${JSON.stringify(some)}`,
      key,
      rule: async () => {
        const settings = knownPreferences({ ...(await deps.preferences.settings(accountId)), ...some });
        return { steps: [deps.preferences.setting(accountId, some)], reply: { isSuccess: true, settings } };
      },
    });
  });

  answer(app, deps, preferences.marks, async ({ accountId }) => ({
    isSuccess: true,
    marks: await deps.preferences.marks(accountId),
  }));

  answer(app, deps, preferences.mark, async ({ accountId, characterId, body }) => {
    const changes = lastOfEach(body.marks);
    const added = changes.filter((each): each is MarkedThing => each.mark !== 'none');
    const removed = changes.filter(({ mark }) => mark === 'none');
    const marks = await deps.preferences.mark(accountId, added, removed, characterId);
    if (marks === 'too many') {
      throw new Refused(`At most ${maxMarks} things can be marked. Remove some marks first.`);
    }
    if (characterId === undefined || removed.length === 0) return { isSuccess: true, marks };
    return { isSuccess: true, marks, ...(await offerUndo(deps, characterId, 'mark', removedMarks(removed))) };
  });
}

/** If a request contains several marks for one thing, only the last one counts. */
const lastOfEach = (marks: readonly MarkChange[]): MarkChange[] => [
  ...new Map(marks.map((each) => [`${each.kind} ${each.id}`, each])).values(),
];

/** Drops settings and values that this version does not know, for example values from a newer server. */
const knownPreferences = (stored: Readonly<Record<string, unknown>>): PartialPreferences =>
  Object.fromEntries(
    Object.entries(PreferencesSchema.properties).flatMap(([name, schema]) => {
      const value = Object.hasOwn(stored, name) ? upgrade(name, stored[name]) : undefined;
      return Check(schema, value) ? [[name, value]] : [];
    }),
  );

/** Older servers stored a boolean for compact lists. */
const upgrade = (name: string, value: unknown): unknown =>
  name === 'compactLists' && typeof value === 'boolean' ? (value ? 'compact' : 'large') : value;
