import { BackButton } from './back-button.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** Shown if the player already sent an invitation of this kind and only one may be pending. */
export function UniqueActPending({ scene, asking, ask }: SceneProps) {
  return (
    <SceneSheet scene={scene} title="You have already issued an outstanding invitation for this action!">
      <p className={css.told}>It must be accepted or cancelled before you can send another invitation of this kind.</p>
      <div className={css.ways}>
        <BackButton look="primary" asking={asking} ask={ask}>
          Back
        </BackButton>
      </div>
    </SceneSheet>
  );
}
