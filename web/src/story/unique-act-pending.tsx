import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

/** There may be one invitation of this kind only, and it has not been answered. */
export function UniqueActPending({ scene, asking, ask }: SceneProps) {
  return (
    <article className={`${panel.ruled} ${css.scene}`}>
      <SceneHeading scene={scene} className={css.sceneTitle}>
        You have already issued an outstanding invitation for this action!
      </SceneHeading>
      <p className={css.told}>It must be accepted or cancelled before you can send another invitation of this kind.</p>
      <div className={css.ways}>
        <Button
          look="primary"
          aria-disabled={asking?.kind === 'go back'}
          data-shortcut="back"
          onClick={() => ask({ kind: 'go back' })}
        >
          Back
        </Button>
      </div>
    </article>
  );
}
