import { Fragment } from 'react';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { low, narrow, useMedia } from '../ui/use-media.ts';
import { listTabs, type SceneProps } from './scene-props.ts';
import css from './story.module.css';
import { StoryletList } from './storylet-list.tsx';

/** Nothing is open: what is on offer here, and, where cards are drawn, the hand behind a tab of its own. */
export function Available(props: SceneProps) {
  const { reply, scene, slots, place, tab, onTab } = props;
  const isSmall = useIsSmall();
  return (
    <>
      <SceneHeading scene={scene} className="for-ears">
        What is to be done here
      </SceneHeading>
      {slots.welcome}
      {slots.actionsNote}
      {!isSmall && slots.howTo}
      <div className={css.aboutHere}>
        {slots.outfit?.(!reply.canChangeOutfit || !place.canChangeOutfit)}
        {slots.travel}
      </div>
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

/** A small screen has room for the first story or for what explains the game: there the story comes first. */
function Always(props: SceneProps) {
  const isSmall = useIsSmall();
  return (
    <>
      <StoryletList {...props} />
      {/* Of each place its own, so that another list does not move it. */}
      {isSmall && <Fragment key={props.place.area}>{props.slots.howTo}</Fragment>}
      {props.slots.gates}
      {props.place.showOps && props.slots.handInShort}
    </>
  );
}

/** True where the screen is small in either direction. */
function useIsSmall(): boolean {
  const [isNarrow, isLow] = [useMedia(narrow), useMedia(low)];
  return isNarrow || isLow;
}
