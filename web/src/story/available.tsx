import { Fragment } from 'react';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { lowScreen, narrowScreen, useMedia } from '../ui/use-media.ts';
import { listTabs, type SceneProps } from './scene-props.ts';
import css from './story.module.css';
import { StoryletList } from './storylet-list.tsx';

/** Phase `Available`: a tab with the storylets and, if the area has a deck, a tab with the hand. */
export function Available(props: SceneProps) {
  const { reply, scene, slots, place, tab, onTab } = props;
  const isSmall = useIsSmall();
  return (
    <>
      <SceneHeading scene={scene} className="visually-hidden">
        What you can do here
      </SceneHeading>
      {slots.whileOut}
      {slots.welcome}
      {slots.actionsNote}
      {!isSmall && slots.howTo}
      <div className={css.aboutHere}>
        {slots.outfit?.(!reply.canChangeOutfit || !place.canChangeOutfit)}
        {slots.travel}
      </div>
      {slots.lead}
      {place.showOps ? (
        <Tabs
          label="Stories here"
          names={listTabs}
          chosen={tab}
          onChoose={onTab}
          shortcut="tab"
          {...(slots.cards && { waiting: { Sometimes: slots.cards } })}
        >
          <div className={css.story}>{tab === 'Always' ? <Always {...props} /> : slots.hand}</div>
        </Tabs>
      ) : (
        <>
          <Always {...props} />
          {slots.hand}
        </>
      )}
    </>
  );
}

/** On a small screen the how-to comes last, so that the first story is visible without scrolling. */
function Always(props: SceneProps) {
  const isSmall = useIsSmall();
  return (
    <>
      <StoryletList {...props} />
      {/* Remounts for each place, so that a new list does not move it. */}
      {isSmall && <Fragment key={props.place.area}>{props.slots.howTo}</Fragment>}
      {props.slots.gates}
      {props.place.showOps && props.slots.handInShort}
    </>
  );
}

function useIsSmall(): boolean {
  const [isNarrow, isLow] = [useMedia(narrowScreen), useMedia(lowScreen)];
  return isNarrow || isLow;
}
