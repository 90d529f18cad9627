import { Button } from '../ui/button.tsx';
import { BranchCard } from './branch-card.tsx';
import { choiceOf } from './choice-of.ts';
import { IncompleteScene } from './incomplete-scene.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** Shows the chosen branch again, so that the player takes the second chance or leaves. */
export function SecondChanceScene(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots, opened } = props;
  const branch = reply.secondChance?.branch;
  if (!branch) return <IncompleteScene {...props} />;
  return (
    <>
      <SceneSheet scene={scene} title="A second chance">
        <p className={css.told}>You can try again. Tick what you want to spend, or go back to the story.</p>
      </SceneSheet>
      {slots.actionsNote}
      <ul className={css.list} aria-label="What you can do">
        <BranchCard
          branch={branch}
          actions={actions}
          isBusy={asking?.kind === 'choose'}
          shortcut="choose-1"
          onChoose={(secondChanceIds) => ask(choiceOf(branch, secondChanceIds))}
        />
      </ul>
      <Button
        className={css.back}
        aria-disabled={asking?.kind === 'start over'}
        data-shortcut="back"
        onClick={() => ask({ kind: 'start over', eventId: opened })}
      >
        Perhaps Not
      </Button>
    </>
  );
}
