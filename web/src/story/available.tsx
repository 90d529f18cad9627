import { Button } from '../ui/button.tsx';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { ListedCard } from './listed-card.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

export function Available({ reply, scene, asking, ask, slots }: SceneProps) {
  const storylets = reply.storylets ?? [];
  return (
    <>
      <SceneHeading scene={scene} className="for-ears">
        What is to be done here
      </SceneHeading>
      {slots.welcome}
      {slots.candleNote}
      {slots.howTo}
      {slots.travel}
      {storylets.length === 0 && (
        <div className={css.empty}>
          <p>Nothing here wants you just now.</p>
          <Button onClick={() => ask({ kind: 'look' })}>Look again</Button>
        </div>
      )}
      <ul className={css.list}>
        {storylets.map((storylet) => (
          <ListedCard
            key={storylet.id}
            storylet={storylet}
            isBusy={asking?.kind === 'begin' && asking.eventId === storylet.id}
            onGo={() => ask({ kind: 'begin', eventId: storylet.id })}
          />
        ))}
      </ul>
      {slots.gates}
      {slots.hand}
    </>
  );
}
