import { type Plan, plans } from '@underhall/contract';
import { typedTexts } from '@underhall/contract/typed-texts';
import { dropPlan, type Moment, makePlan, planFor, type Ruling, restartPlan } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AccountCommandDeps, digestOf, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import { type TurnResult, takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import { planKey } from '../storylet/present-branch.ts';
import type { PlanNoteStore } from './plan-note-store.ts';
import { presentPlan, presentPlans } from './present-plans.ts';

type PlansDeps = AnswerDeps & TurnDeps & AccountCommandDeps & OfferUndoDeps & { readonly planNotes: PlanNoteStore };

export function plansRoutes(app: FastifyInstance, deps: PlansDeps): void {
  answer(app, deps, plans.plans, async ({ characterId }) =>
    presentPlans(await currentMoment(deps, characterId), await deps.planNotes.notesOf(characterId)),
  );

  answer(app, deps, plans.createPlan, async ({ characterId, body, key }) => {
    const { branchId } = body;
    const taken = await takeTurn(deps, characterId, {
      choice: `plan ${branchId}`,
      key,
      rule: (moment) => planBranch(moment, branchId, body.planKey),
    });
    return { isSuccess: true, message: 'Marked as a plan.', plan: await planAfter(taken, characterId, branchId) };
  });

  answer(app, deps, plans.deletePlan, async ({ characterId, body: { branchId }, key }) => {
    await takeTurn(deps, characterId, {
      choice: `drop plan ${branchId}`,
      key,
      rule: (moment) => dropPlan(moment, branchId),
    });
    return { isSuccess: true, ...(await offerUndo(deps, characterId, 'plan', String(branchId))) };
  });

  answer(app, deps, plans.updatePlan, async ({ accountId, characterId, body, key }) => {
    const { branchId, notes, refresh } = body;
    if (refresh) {
      const taken = await takeTurn(deps, characterId, {
        choice: `restart plan ${branchId}`,
        key,
        rule: (moment) => restartPlan(moment, branchId),
      });
      return {
        isSuccess: true,
        message: 'The plan is active again.',
        plan: await planAfter(taken, characterId, branchId),
      };
    }
    const words = fitText(typedTexts.planNote, notes ?? '');
    // A blank note deletes the note.
    await replaceNotes({ accountId, characterId, branchId, notes: words.trim() === '' ? '' : words, key });
    const moment = await currentMoment(deps, characterId);
    return {
      isSuccess: true,
      message: 'Your note is saved.',
      plan: await planAfter({ turn: { character: moment.character }, world: moment.world }, characterId, branchId),
    };
  });

  /**
   * Replaces a plan's notes, once per idempotency key. The table of account commands stores only a hash of the notes.
   */
  async function replaceNotes(note: {
    readonly accountId: number;
    readonly characterId: number;
    readonly branchId: number;
    readonly notes: string;
    readonly key: string | undefined;
  }): Promise<void> {
    const { accountId, characterId, branchId, notes, key } = note;
    await runAccountCommand(deps, accountId, {
      choice: `note plan ${branchId} ${digestOf(notes)}`,
      key,
      rule: async () => {
        const { character } = await currentMoment(deps, characterId);
        if (!planFor(branchId, character)) throw new RefusedByRule('no such plan');
        return { steps: [deps.planNotes.noting(characterId, branchId, notes)], reply: {} };
      },
    });
  }

  async function planAfter(
    {
      turn: { character },
      world,
    }: Pick<TurnResult, 'world'> & { readonly turn: Pick<TurnResult['turn'], 'character'> },
    characterId: number,
    branchId: number,
  ): Promise<Plan> {
    const plan = planFor(branchId, character);
    const shown = plan && presentPlan(plan, { character, world }, await deps.planNotes.notesOf(characterId));
    if (!shown) throw new RefusedByRule('no such plan');
    return shown;
  }
}

/** Turns a branch into a plan. The key must match the branch in the current area, or in the existing plan's area. */
function planBranch(moment: Moment, branchId: number, key: string): Ruling {
  const { character } = moment;
  const areas = [character.area, planFor(branchId, character)?.area ?? character.area];
  if (!areas.some((area) => planKey(branchId, area) === key)) throw new RefusedByRule('no such branch');
  return makePlan(moment, branchId);
}
