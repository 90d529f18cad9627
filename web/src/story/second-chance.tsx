import { Button } from '../ui/button.tsx';
import { BranchCard } from './branch-card.tsx';
import { choiceOf } from './choice-of.ts';
import { NotOpenYet } from './not-open-yet.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** The branch that was chosen, once more: to be tried with a second chance, or left. */
export function SecondChanceScene(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots, opened } = props;
  const branch = reply.secondChance?.branch;
  if (!branch) return <NotOpenYet {...props} />;
  return (
    <>
      <SceneSheet scene={scene} title="A second chance">
        <p className={css.told}>It may be tried once more. Tick what you would spend on it, or go back to the story.</p>
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
