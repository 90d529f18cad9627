import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** Shown if the reply lacks the fields of its phase. */
export function IncompleteScene({ scene, ask }: SceneProps) {
  return (
    <SceneSheet scene={scene} title={world.texts.pages.notOpenYet}>
      <p className={css.told}>This part of the story is not ready yet. You lose nothing by going back.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => ask({ kind: 'go back' })}>
          {world.texts.story.onwards}
        </Button>
      </div>
    </SceneSheet>
  );
}
