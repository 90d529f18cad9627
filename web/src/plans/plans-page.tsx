import type { Branch, Plan } from '@underhall/contract';
import { maxPlans } from '@underhall/contract/limits';
import { type ReactNode, useState } from 'react';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { Section } from '../ui/section.tsx';
import { ToStory } from '../ui/to-story.tsx';
import { PlanLine } from './plan-line.tsx';
import css from './plans.module.css';
import { usePlans } from './plans-queries.ts';

type PlansPageProps = {
  readonly requirementsOf: (branch: Branch) => ReactNode;
  readonly children?: ReactNode;
};

export function PlansPage({ requirementsOf, children }: PlansPageProps) {
  const { activePlans, completePlans, firstFetchHasOccurred, error, refetch } = usePlans();
  const [deleted, setDeleted] = useState<string>();
  const isFull = activePlans.length >= maxPlans;
  const list = (plans: readonly Plan[], isComplete: boolean) => (
    <ul className={css.list}>
      {plans.map((plan) => (
        <PlanLine
          key={plan.id}
          plan={plan}
          isComplete={isComplete}
          isFull={isFull}
          onDeleted={() => setDeleted(wordsOf(plan.branch.name))}
        >
          {requirementsOf(plan.branch)}
        </PlanLine>
      ))}
    </ul>
  );
  return (
    <ColumnPage
      title="My Plans"
      line="Choices that you mark as Plans appear here. The ribbon beside a choice in a story marks it."
    >
      <p role="status" className="visually-hidden">
        {deleted !== undefined && `No longer among your plans: ${deleted}.`}
      </p>
      {!firstFetchHasOccurred && !error && <Loading>Looking through your plans</Loading>}
      {!firstFetchHasOccurred && error && <Failed error={error} onAgain={() => void refetch()} />}
      {firstFetchHasOccurred && (
        <>
          <Section title="Active Plans" count={activePlans.length}>
            {activePlans.length === 0 ? (
              <Empty action={<ToStory />}>
                You mean to do nothing in particular. You can have {maxPlans} plans at once.
              </Empty>
            ) : (
              list(activePlans, false)
            )}
          </Section>
          <Section title="Completed Plans" count={completePlans.length}>
            {completePlans.length === 0 ? <Empty>None yet.</Empty> : list(completePlans, true)}
          </Section>
        </>
      )}
      {children}
    </ColumnPage>
  );
}
