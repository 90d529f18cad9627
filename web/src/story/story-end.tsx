import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { MessageList } from './message-list.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import { Plate } from './plate.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

export function StoryEnd(props: SceneProps) {
  const { reply, scene, asking, ask, slots } = props;
  const { endStorylet: end, messages = [] } = reply;
  if (!end) return <NotOpenYet {...props} />;
  return (
    <>
      <article className={`${panel.ruled} ${css.scene}`}>
        <Plate image={end.event.image} width={118} />
        <SceneHeading scene={scene} className={css.sceneTitle}>
          <ToldHtml as="span" html={end.event.name} />
        </SceneHeading>
        <ToldHtml html={end.event.description} className={css.told} />
        <MessageList messages={messages} />
        <div className={css.ways}>
          <Button
            look="primary"
            data-shortcut="onwards"
            aria-disabled={asking?.kind === 'look'}
            onClick={() => ask({ kind: 'look' })}
          >
            Onwards
          </Button>
          {end.canGoAgain && (
            <Button
              aria-disabled={asking?.kind === 'begin'}
              onClick={() => ask({ kind: 'begin', eventId: end.rootEventId })}
            >
              Try again
            </Button>
          )}
        </div>
      </article>
      {slots.candleNote}
    </>
  );
}
