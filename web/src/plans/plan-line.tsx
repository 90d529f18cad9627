import type { Plan } from '@underhall/contract';
import { maxPlans } from '@underhall/contract/limits';
import { type ReactNode, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { storedNoteDraft } from './note-draft.ts';
import { DeletePlanDialog, RestartPlanDialog, TooManyPlansDialog } from './plan-dialogs.tsx';
import { PlanNote } from './plan-note.tsx';
import css from './plans.module.css';
import { usePlanMutations } from './plans-queries.ts';

const texts = world.texts.plans;

type PlanLineProps = {
  readonly plan: Plan;
  readonly isComplete: boolean;
  readonly isFull: boolean;
  readonly onDeleted: () => void;
  readonly children: ReactNode;
};

export function PlanLine({ plan, isComplete, isFull, onDeleted, children }: PlanLineProps) {
  const { branch, areaName, storyletName, notes = '' } = plan;
  const { deleting, noting, restarting } = usePlanMutations();
  // A new plan has no note, so it opens in edit mode.
  const [isEditing, setEditing] = useState(() => plan.editMode || storedNoteDraft(branch.id) !== undefined);
  const [question, setQuestion] = useState<'delete' | 'restart'>();
  const name = wordsOf(branch.name);
  const close = () => setQuestion(undefined);
  const failure = deleting.error ?? restarting.error;
  const isBusy = deleting.isPending || restarting.isPending;
  return (
    <li className={`${entry.entry} ${css.plan}`} aria-busy={isBusy}>
      <Plate name={branch.image} width={60} className={entry.picture} />
      <div className={entry.words}>
        <h3 className={css.name}>
          <SanitizedHtml as="span" html={branch.name} />
        </h3>
        <p className={css.where}>
          <SanitizedHtml as="span" html={areaName} />
          {storyletName && (
            <>
              : <SanitizedHtml as="span" html={storyletName} />
            </>
          )}
        </p>
        <PlanNote
          branchId={branch.id}
          name={name}
          notes={notes}
          isEditing={isEditing}
          onEdit={setEditing}
          noting={noting}
          save={(words) => noting.mutate({ branchId: branch.id, notes: words }, { onSuccess: () => setEditing(false) })}
        />
        <p role="status" className="visually-hidden">
          {noting.isSuccess && !isEditing && 'Your note is saved.'}
        </p>
        {children}
        {failure && <TroubleNote message={failure.message} />}
        <div className={css.ways}>
          <Button
            aria-label={`${texts.edit}: ${name}`}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {texts.edit}
          </Button>
          {isComplete && (
            <Button
              aria-label={`${texts.restart}: ${name}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && setQuestion('restart')}
            >
              {texts.restart}
            </Button>
          )}
          <Button
            aria-label={`${texts.deletePlan}: ${name}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && setQuestion('delete')}
          >
            {texts.deletePlan}
          </Button>
        </div>
      </div>
      {question === 'delete' && (
        <DeletePlanDialog
          onYes={() => {
            close();
            // The row is unmounted before the reply arrives, so mutation callbacks do not run.
            deleting.mutateAsync(branch.id).then(onDeleted, () => {});
          }}
          onNo={close}
        />
      )}
      {question === 'restart' &&
        (isFull ? (
          <TooManyPlansDialog max={maxPlans} onClose={close} />
        ) : (
          <RestartPlanDialog
            onYes={() => {
              close();
              restarting.mutate(branch.id);
            }}
            onNo={close}
          />
        ))}
    </li>
  );
}
