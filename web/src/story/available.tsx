import { Fragment } from 'react';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { lowScreen, narrowScreen, useMedia } from '../ui/use-media.ts';
import own from './available.module.css';
import { listTabs, type SceneProps } from './scene-props.ts';
import css from './story.module.css';
import { StoryletList } from './storylet-list.tsx';

const { always, sometimes } = world.texts.story;

/** Phase `Available`: a tab with the storylets and, if the area has a deck, a tab with the hand. */
export function Available(props: SceneProps) {
  const { scene, slots, place, tab, onTab } = props;
  const isSmall = useIsSmall();
  // The map adds closed gates to the list.
  const hasMap = useAnswer('map') !== undefined;
  return (
    <>
      <SceneHeading scene={scene} className="visually-hidden">
        What you can do here
      </SceneHeading>
      {slots.whileOut}
      {!isSmall && slots.welcome}
      {slots.arrival}
      {slots.actionsNote}
      {!isSmall && <AboutHere {...props} />}
      {slots.lead}
      <div className={isSmall ? `${css.story} ${own.small}` : undefined}>
        <div className={own.offers} data-tab={tab}>
          {place.showOps ? (
            <Tabs
              label="Stories here"
              names={listTabs}
              labels={{ Always: always, Sometimes: sometimes }}
              chosen={tab}
              onChoose={onTab}
              shortcut="tab"
              {...(slots.cards && { waiting: { Sometimes: slots.cards } })}
            >
              <div className={`${css.story} ${css.underTabs}`}>
                {tab === 'Always' ? <Always {...props} /> : slots.hand}
              </div>
            </Tabs>
          ) : (
            <div className={css.story}>
              <Always {...props} />
              {slots.handBelow}
            </div>
          )}
        </div>
        {isSmall && (
          // A remounted part does not shift: it appears where it is.
          <Fragment key={`${tab} ${hasMap}`}>
            {slots.welcome}
            <AboutHere {...props} />
          </Fragment>
        )}
      </div>
    </>
  );
}

/** The how-to comes last, so that the first stories are visible without scrolling. */
function Always(props: SceneProps) {
  return (
    <>
      <StoryletList {...props} />
      {/* Remounts for each place, so that a new list does not move it. */}
      <Fragment key={props.place.area}>{props.slots.howTo}</Fragment>
      {props.slots.gates}
    </>
  );
}

function AboutHere({ reply, slots, place }: SceneProps) {
  return (
    <div className={css.aboutHere}>
      {slots.outfit?.(!reply.canChangeOutfit || !place.canChangeOutfit)}
      {slots.travel}
    </div>
  );
}

function useIsSmall(): boolean {
  const [isNarrow, isLow] = [useMedia(narrowScreen), useMedia(lowScreen)];
  return isNarrow || isLow;
}
