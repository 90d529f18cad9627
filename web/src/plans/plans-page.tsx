import type { Branch, Plan } from '@underhall/contract';
import { maxPlans } from '@underhall/contract/limits';
import { type ReactNode, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
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

const texts = world.texts.plans;

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
    <ColumnPage title={texts.title} line={texts.about}>
      <p role="status" className="visually-hidden">
        {deleted !== undefined && fillIn(texts.removed, { name: deleted })}
      </p>
      {!firstFetchHasOccurred && !error && <Loading>{texts.waiting}</Loading>}
      {!firstFetchHasOccurred && error && <Failed error={error} onAgain={() => void refetch()} />}
      {firstFetchHasOccurred && (
        <>
          <Section title={texts.active} count={activePlans.length}>
            {activePlans.length === 0 ? (
              <Empty action={<ToStory />}>{fillIn(texts.noPlans, { max: String(maxPlans) })}</Empty>
            ) : (
              list(activePlans, false)
            )}
          </Section>
          <Section title={texts.complete} count={completePlans.length}>
            {completePlans.length === 0 ? <Empty>None yet.</Empty> : list(completePlans, true)}
          </Section>
        </>
      )}
      {children}
    </ColumnPage>
  );
}
