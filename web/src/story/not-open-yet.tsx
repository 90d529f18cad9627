import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

/** For a turn of the story whose screen is still being built. */
export function NotOpenYet({ scene, ask }: SceneProps) {
  return (
    <article className={`${panel.ruled} ${css.scene}`}>
      <SceneHeading scene={scene} className={css.sceneTitle}>
        This door is not open yet
      </SceneHeading>
      <p className={css.told}>The room behind it is still being swept. Nothing is lost by turning back.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => ask({ kind: 'go back' })}>
          Onwards
        </Button>
      </div>
    </article>
  );
}
