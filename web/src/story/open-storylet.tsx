import type { Branch, OpenStorylet as Storylet } from '@underhall/contract';
import { Folded } from '../comfort/folded.tsx';
import { MarkButtons } from '../comfort/mark-buttons.tsx';
import { useCare } from '../comfort/use-care.tsx';
import { useOrdered } from '../comfort/use-ordered.ts';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/game-html.ts';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { BranchCard } from './branch-card.tsx';
import { MessageList } from './message-list.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import { Plate } from './plate.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

export function OpenStorylet(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots } = props;
  const { storylet, messages = [] } = reply;
  if (!storylet) return <NotOpenYet {...props} />;
  const back = storylet.canGoBack && (
    <Button
      data-shortcut="back"
      className={css.back}
      aria-disabled={asking?.kind === 'go back'}
      onClick={() => ask({ kind: 'go back' })}
    >
      Perhaps Not
    </Button>
  );
  return (
    <>
      <article className={`${panel.ruled} ${css.scene}`}>
        <Plate image={storylet.image} width={118} />
        <SceneHeading scene={scene} className={css.sceneTitle}>
          <ToldHtml as="span" html={storylet.name} />
        </SceneHeading>
        <ToldHtml html={storylet.description} className={css.told} />
        <MessageList messages={messages} />
      </article>
      {back}
      {slots.candleNote}
      <Choices storylet={storylet} actions={actions} asking={asking} ask={ask} />
      {back}
    </>
  );
}

type ChoicesProps = Pick<SceneProps, 'actions' | 'asking' | 'ask'> & { readonly storylet: Storylet };

/** The branches in the order the player wants them. */
function Choices({ storylet, actions, asking, ask }: ChoicesProps) {
  const care = useCare();
  const branches = [...storylet.childBranches].sort((one, other) => one.ordering - other.ordering);
  const thingOf = ({ id, name }: Branch) => ({ kind: 'branch' as const, id, name: wordsOf(name) });
  const { shown, folded } = useOrdered(branches, thingOf);
  const cards = [...shown, ...folded].map((branch, at) => (
    <BranchCard
      key={branch.id}
      branch={branch}
      actions={actions}
      isBusy={asking?.kind === 'choose' && asking.branchId === branch.id}
      marks={<MarkButtons {...thingOf(branch)} />}
      shortcut={`choose-${at + 1}`}
      onChoose={(secondChanceIds, event) =>
        care.press(
          event,
          { ...thingOf(branch), isOneWay: branch.isOneWay, fate: branch.currencyCost, actions: branch.actionCost },
          () => ask({ kind: 'choose', branchId: branch.id, secondChanceIds }),
        )
      }
    />
  ));
  return (
    <>
      {care.question}
      <ul className={css.list} aria-label="What you can do">
        {cards.slice(0, shown.length)}
      </ul>
      <Folded count={folded.length}>
        <ul className={css.list} aria-label="What you avoid">
          {cards.slice(shown.length)}
        </ul>
      </Folded>
    </>
  );
}
