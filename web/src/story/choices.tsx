import type { Branch, OpenStorylet } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { AvoidedEntries } from '../preferences/avoided-entries.tsx';
import { MarkButtons } from '../preferences/mark-buttons.tsx';
import { useOrdered } from '../preferences/order-list.ts';
import { shortcutFor } from '../preferences/shortcut-for.ts';
import { useConfirmation } from '../preferences/use-confirmation.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { BranchCard } from './branch-card.tsx';
import { choiceOf } from './choice-of.ts';
import type { AimsOf, BestOf, SceneProps, StoryNotes, StoryPlans } from './scene-props.ts';
import css from './story.module.css';

type ChoicesProps = Pick<SceneProps, 'actions' | 'asking' | 'ask'> & {
  readonly plans?: StoryPlans | undefined;
  readonly best?: BestOf | undefined;
  readonly notes?: StoryNotes | undefined;
  readonly aims?: AimsOf | undefined;
  readonly storylet: OpenStorylet;
};

export function Choices({ storylet, actions, asking, ask, plans, best, notes, aims }: ChoicesProps) {
  const confirmation = useConfirmation();
  const branches = [...storylet.childBranches].sort((one, other) => one.ordering - other.ordering);
  const changed = useChangedChances(branches);
  const thingOf = ({ id, name }: Branch) => ({ kind: 'branch' as const, id, name: wordsOf(name) });
  const { shown, folded } = useOrdered(branches, thingOf);
  const cards = [...shown, ...folded].map((branch, at) => (
    <BranchCard
      key={branch.id}
      branch={branch}
      actions={actions}
      isBusy={asking?.kind === 'choose' && asking.branchId === branch.id}
      planState={plans ? plans.stateOf(branch) : branch.planState}
      marks={
        <MarkButtons {...thingOf(branch)} {...(plans && { others: [plans.markOf(branch)] })} className={css.corner} />
      }
      shortcut={shortcutFor(at)}
      best={best}
      note={notes?.beside(thingOf(branch))}
      aims={aims?.(branch.qualityRequirements)}
      onChoose={(secondChanceIds, event, times) =>
        confirmation.press(
          event,
          {
            ...thingOf(branch),
            isOneWay: branch.isOneWay,
            fate: branch.currencyCost,
            actions: branch.actionCost * times,
          },
          () => ask(choiceOf(branch, secondChanceIds, times)),
        )
      }
    />
  ));
  return (
    <>
      {confirmation.question}
      <p role="status" className="visually-hidden">
        {changed}
      </p>
      <ul className={css.list} aria-label="What you can do">
        {cards.slice(0, shown.length)}
      </ul>
      <AvoidedEntries count={folded.length}>
        <ul className={css.list} aria-label={world.texts.story.avoided}>
          {cards.slice(shown.length)}
        </ul>
      </AvoidedEntries>
    </>
  );
}

/** Announces chances that changed while the storylet was open, for example because the outfit changed. */
function useChangedChances(branches: readonly Branch[]): string {
  const chances = branches.flatMap((branch) =>
    branch.challenges.map(
      ({ name, targetNumber }) => `${wordsOf(branch.name)}, ${wordsOf(name)}: now ${targetNumber}%.`,
    ),
  );
  const [last, setLast] = useState({ chances, said: '' });
  if (chances.join() !== last.chances.join()) {
    setLast({ chances, said: chances.filter((each) => !last.chances.includes(each)).join(' ') });
  }
  return last.said;
}
