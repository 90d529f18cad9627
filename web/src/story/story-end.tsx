import type { ResultMessage } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { world } from '../api/world.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { DoorLine, Doors } from './doors.tsx';
import { IncompleteScene } from './incomplete-scene.tsx';
import { MessageList } from './message-list.tsx';
import { Milestones } from './milestones.tsx';
import { RepeatsList } from './repeats-list.tsx';
import { RestLines } from './rest-lines.tsx';
import { RollsButton } from './rolls-button.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

const AccessCodeBox = lazy(async () => ({ default: (await import('./access-code-box.tsx')).AccessCodeBox }));

export function StoryEnd(props: SceneProps) {
  const { reply, scene, asking, ask, slots, onTab } = props;
  const { scrollToResult } = usePreferences();
  const { endStorylet: end, messages = [], hints, milestones, opened = [], repeats, rest } = reply;
  const ways = { ask, asking, slots, onTab };
  const doors = opened.filter(({ isFolded }) => !isFolded);
  const folded = opened.filter(({ isFolded }) => isFolded);
  if (!end) return <IncompleteScene {...props} />;
  return (
    <>
      <SceneSheet
        scene={scene}
        image={end.event.image}
        large={end.event.scene}
        title={<SanitizedHtml as="span" html={end.event.name} />}
        isScrolledTo={scrollToResult}
      >
        <SanitizedHtml html={end.event.description} className={css.told} />
        {milestones && <Milestones milestones={milestones} />}
        {repeats && <RepeatsList repeats={repeats} />}
        <MessageList
          messages={repeats ? messages.filter((each) => !isRoll(each) && !isSecondChance(each)) : messages}
          hints={hints}
          more={folded.map((door) => <DoorLine key={`${door.opens} ${door.id} ${door.page}`} door={door} {...ways} />)}
        />
        {rest && <RestLines rest={rest} />}
        {doors.length > 0 && <Doors doors={doors} {...ways} />}
        {end.accessCode && (
          <Suspense>
            <AccessCodeBox code={end.accessCode} />
          </Suspense>
        )}
        <div className={css.ways}>
          <Button
            look="primary"
            aria-disabled={asking?.kind === 'onwards'}
            aria-busy={asking?.kind === 'onwards'}
            data-shortcut="onwards"
            onClick={() => ask({ kind: 'onwards' })}
          >
            {world.texts.story.onwards}
          </Button>
          {end.canGoAgain && (
            <Button
              aria-disabled={asking?.kind === 'begin'}
              aria-busy={asking?.kind === 'begin'}
              data-shortcut="again"
              onClick={() => ask({ kind: 'begin', eventId: end.rootEventId })}
            >
              Try again
            </Button>
          )}
          {slots.journal?.({
            id: end.rootEventId,
            name: wordsOf(end.event.name),
            image: end.event.image,
            isOffered: end.isForJournal === true,
          })}
          {messages.some(isRoll) && <RollsButton look="plain" />}
        </div>
      </SceneSheet>
      {slots.actionsNote}
    </>
  );
}

const isSecondChance = ({ type }: ResultMessage): boolean => type === 'SecondChanceResultMessage';
const isRoll = ({ type }: ResultMessage): boolean => type.startsWith('DifficultyRoll');
