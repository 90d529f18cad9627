import { SceneHeading } from '../ui/scene-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { listTabs, type SceneProps } from './scene-props.ts';
import css from './story.module.css';
import { StoryletList } from './storylet-list.tsx';

/** Nothing is open: what is on offer here, and, where cards are drawn, the hand behind a tab of its own. */
export function Available(props: SceneProps) {
  const { reply, scene, slots, place, tab, onTab } = props;
  return (
    <>
      <SceneHeading scene={scene} className="for-ears">
        What is to be done here
      </SceneHeading>
      {slots.welcome}
      {slots.actionsNote}
      {slots.howTo}
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

function Always(props: SceneProps) {
  return (
    <>
      <StoryletList {...props} />
      {props.slots.gates}
      {props.place.showOps && props.slots.handInShort}
    </>
  );
}
