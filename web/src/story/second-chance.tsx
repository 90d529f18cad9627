import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { BranchCard } from './branch-card.tsx';
import { choiceOf } from './choice-of.ts';
import { IncompleteScene } from './incomplete-scene.tsx';
import { MessageList } from './message-list.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** Shows the chosen branch again after a failed roll, so that the player takes the second chance or the failure. */
export function SecondChanceScene(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots, opened } = props;
  const branch = reply.secondChance?.branch;
  if (!branch) return <IncompleteScene {...props} />;
  const decline = () => ask({ kind: 'start over', eventId: opened });
  return (
    <>
      <SceneSheet scene={scene} title="A second chance">
        <p className={css.told}>That failed. You can roll again for what is ticked, or take it as it is.</p>
        <MessageList messages={reply.messages ?? []} />
      </SceneSheet>
      {slots.actionsNote}
      <ul className={css.list} aria-label="What you can do">
        <BranchCard
          branch={branch}
          actions={actions}
          isBusy={asking?.kind === 'choose'}
          shortcut="choose-1"
          tickedAtFirst={branch.challenges.map(({ secondChanceId }) => secondChanceId)}
          onChoose={(secondChanceIds) =>
            secondChanceIds.length > 0 ? ask(choiceOf(branch, secondChanceIds)) : decline()
          }
        />
      </ul>
      <Button className={css.back} aria-disabled={asking?.kind === 'start over'} data-shortcut="back" onClick={decline}>
        {world.texts.story.perhapsNot}
      </Button>
    </>
  );
}
