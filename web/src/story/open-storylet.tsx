import { Button } from '../ui/button.tsx';
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
    <Button className={css.back} aria-disabled={asking?.kind === 'go back'} onClick={() => ask({ kind: 'go back' })}>
      Perhaps Not
    </Button>
  );
  const branches = [...storylet.childBranches].sort((one, other) => one.ordering - other.ordering);
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
      <ul className={css.list} aria-label="What you can do">
        {branches.map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            actions={actions}
            isBusy={asking?.kind === 'choose' && asking.branchId === branch.id}
            onChoose={(secondChanceIds) => ask({ kind: 'choose', branchId: branch.id, secondChanceIds })}
          />
        ))}
      </ul>
      {back}
    </>
  );
}
