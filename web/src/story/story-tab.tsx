import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import type { StorySlots } from './scene-props.ts';
import { screens } from './screens.ts';
import css from './story.module.css';
import { useFirstLook, useStory } from './story-queries.ts';
import { tellAloud } from './tell-aloud.ts';

type StoryTabProps = { readonly actions: number | undefined; readonly slots: StorySlots };

export function StoryTab({ actions, slots }: StoryTabProps) {
  const story = useStory();
  useFirstLook(story);
  const { reply, asking, failure, scene } = story.state;
  const Scene = reply ? (screens[reply.phase] ?? NotOpenYet) : undefined;
  return (
    <div className={css.story} aria-busy={asking !== undefined}>
      <p role="status" className="for-ears">
        {reply && scene > 0 ? tellAloud(reply) : ''}
      </p>
      {failure && (
        <TroubleNote message={failure.message}>
          <Button onClick={() => void story.ask(failure.mayRepeat ? failure.ask : { kind: 'look' })}>
            {failure.mayRepeat ? 'Try once more' : 'Look again'}
          </Button>
        </TroubleNote>
      )}
      {!Scene && !failure && <Waiting>Finding your place in the story</Waiting>}
      {Scene && reply && (
        <div key={scene} className={css.arming}>
          <Scene
            reply={reply}
            scene={scene}
            actions={actions ?? reply.actions}
            asking={asking}
            ask={(next) => void story.ask(next)}
            slots={slots}
          />
        </div>
      )}
    </div>
  );
}
