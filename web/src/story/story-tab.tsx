import { useQueryClient } from '@tanstack/react-query';
import type { StoryReply } from '@underhall/contract';
import { Suspense, useEffect } from 'react';
import { answerOf } from '../api/answers.ts';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { useHasSettled } from '../ui/use-has-settled.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { changesIn, groupMessages } from './group-messages.ts';
import { IncompleteScene } from './incomplete-scene.tsx';
import { preloadResult } from './later-scenes.ts';
import { chooseTab, useListTab } from './list-tab.ts';
import type { StoryPlace, StorySlots } from './scene-props.ts';
import { screens } from './screens.ts';
import css from './story.module.css';
import { useFirstLook, useFreshLook, useStory } from './story-queries.ts';
import { StoryTrouble } from './story-trouble.tsx';
import { usePageBack } from './use-page-back.ts';

type StoryTabProps = {
  readonly actions: number | undefined;
  readonly slots: StorySlots;
  readonly place?: StoryPlace;
};

const unknown: StoryPlace = { area: 0, showOps: false, canChangeOutfit: true };

export function StoryTab({ actions, slots, place = unknown }: StoryTabProps) {
  const story = useStory();
  useFirstLook(story);
  useFreshLook(story);
  const tab = useListTab(place);
  const { reply, asking, failure, scene, opened, phase } = story.state;
  const cache = useQueryClient();
  useEffect(() => whenIdle(preloadResult), []);
  const ask = (next: Parameters<typeof story.ask>[0]) => {
    // If no card fits and the hand is empty, the player can continue only with the list of stories, so select its tab.
    const cards = answerOf(cache, 'cards');
    if (next.kind === 'onwards' && cards?.noneFits && cards.displayCards.length === 0) chooseTab('Always', place.area);
    if (next.kind === 'choose') preloadResult();
    void story.ask(next);
  };
  usePageBack(story.state, ask, story.lookBack);
  const hasSettled = useHasSettled();
  const Scene = reply ? (screens[phase] ?? IncompleteScene) : undefined;
  return (
    <div className={css.story} aria-busy={asking !== undefined}>
      <p role="status" className="visually-hidden">
        {reply && hasSettled ? announcementOf(reply) : ''}
      </p>
      {failure && <StoryTrouble failure={failure} ask={ask} />}
      {!Scene && !failure && <Loading>Finding your place in the story</Loading>}
      {Scene && reply && (
        <div key={scene} className={css.arming}>
          <Suspense fallback={<Loading />}>
            <Scene
              reply={reply}
              scene={scene}
              actions={actions ?? reply.actions}
              asking={asking}
              ask={ask}
              slots={slots}
              place={place}
              tab={tab}
              onTab={(next) => chooseTab(next, place.area)}
              opened={opened}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/**
 * Announces the rolls of a result, and how many changes the list below its text has, those folded away included. Only
 * counts them, because screen readers announce this before the player has read the story. Excludes the heading, which
 * is read when it receives focus.
 */
function announcementOf({ messages = [], hints, opened = [] }: StoryReply): string {
  const grouped = groupMessages(messages, hints);
  const rolls = grouped.difficultyMessages.map(({ message }) => wordsOf(message));
  const count = changesIn(grouped).length + opened.filter(({ isFolded }) => isFolded).length;
  return [...rolls, ...(count > 0 ? [countText(count)] : [])].join(' ');
}

const countText = (count: number): string =>
  count === 1 ? '1 change below.' : `${formatNumber(count)} changes below.`;
