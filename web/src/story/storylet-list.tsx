import { Button } from '../ui/button.tsx';
import { ListedCard } from './listed-card.tsx';
import type { SceneProps } from './scene-props.ts';
import { shortcutFor } from './shortcut-for.ts';
import css from './story.module.css';

export function StoryletList({ reply, asking, ask }: SceneProps) {
  const storylets = reply.storylets ?? [];
  return (
    <>
      {storylets.length === 0 && (
        <div className={css.empty}>
          <p>Nothing here wants you just now.</p>
          <Button onClick={() => ask({ kind: 'look' })}>Look again</Button>
        </div>
      )}
      <ul className={css.list}>
        {storylets.map((storylet, at) => (
          <ListedCard
            key={storylet.id}
            storylet={storylet}
            isBusy={asking?.kind === 'begin' && asking.eventId === storylet.id}
            shortcut={shortcutFor(at)}
            onGo={() => ask({ kind: 'begin', eventId: storylet.id })}
          />
        ))}
      </ul>
    </>
  );
}
