import { useComfort } from '../comfort/use-comfort.ts';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { narrow, useMedia } from '../ui/use-media.ts';
import { Choices } from './choices.tsx';
import { EditLink } from './edit-link.tsx';
import { hintOf } from './hints.ts';
import { MessageList } from './message-list.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import { OutfitLine } from './outfit-line.tsx';
import { Plate } from './plate.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

/** From so many choices on, a storylet is long. */
const long = 4;

/** One storylet, and the ways to go on with it. */
export function OpenStorylet(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots, place } = props;
  const { storylet, messages = [] } = reply;
  const isNarrow = useMedia(narrow);
  const { backAtTop } = useComfort();
  if (!storylet) return <NotOpenYet {...props} />;
  const hint = hintOf(storylet);
  const back = storylet.canGoBack && (
    <Button
      className={css.back}
      aria-disabled={asking?.kind === 'go back'}
      data-shortcut="back"
      onClick={() => ask({ kind: 'go back' })}
    >
      Perhaps Not
    </Button>
  );
  const isBackAbove = backAtTop === 'always' || (backAtTop === 'long' && storylet.childBranches.length >= long);
  return (
    <>
      <article className={`${panel.ruled} ${css.scene}`}>
        <Plate image={storylet.image} width={118} />
        <SceneHeading scene={scene} className={css.sceneTitle}>
          <ToldHtml as="span" html={storylet.name} />
          {hint && <span className={css.mark}>{hint}</span>}
        </SceneHeading>
        <ToldHtml html={(isNarrow && storylet.mobileDescription) || storylet.description} className={css.told} />
        <EditLink storylet={storylet.id} />
        <MessageList messages={messages} />
      </article>
      {isBackAbove && back}
      {slots.candleNote}
      <OutfitLine place={place} isOpen={reply.canChangeOutfit && storylet.canChangeOutfit} />
      <Choices storylet={storylet} actions={actions} asking={asking} ask={ask} />
      {back}
    </>
  );
}
