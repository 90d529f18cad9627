import { useQueryClient } from '@tanstack/react-query';
import type { WhileOutLine } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { hiddenAlerts, hide } from '../agents/alerts.ts';
import { answerOf, changeAnswer, useAnswer } from '../api/answers.ts';
import { useSetPreferences } from '../preferences/use-preferences.ts';
import { chooseTab, selectHand } from '../story/list-tab.ts';
import { useStory } from '../story/story-queries.ts';
import { ownPartId } from '../ui/page-heading.tsx';
import { WhileOutPanel } from '../while-out/while-out-panel.tsx';

export type WhileOutProps = {
  readonly area: number;
  /** Starts a journey to an area. */
  readonly setOutFor: (area: number) => void;
};

/** Connects the news of an absence with story, map, messages, agents and hand. */
export function WhileOutWithStory({ area, setOutFor }: WhileOutProps) {
  const cache = useQueryClient();
  const news = useAnswer('whileOut');
  const { state, ask } = useStory();
  const navigate = useNavigate();
  const setPreferences = useSetPreferences();
  const keep = (isKept: (line: WhileOutLine) => boolean) =>
    changeAnswer(cache, 'whileOut', (reply) => reply && { ...reply, lines: reply.lines.filter(isKept) });
  const isSeen = useRef(false);
  const isOpening = useRef(false);
  useEffect(
    () => () => {
      // Another story ends the news. A story of the news, another page and a new list do not.
      const hasBegun = answerOf(cache, 'story')?.reply?.phase !== 'Available';
      if (!isSeen.current || isOpening.current || !hasBegun) return;
      changeAnswer(cache, 'whileOut', (reply) => reply && { ...reply, lines: [] });
    },
    [cache],
  );
  if (!news || news.lines.length === 0) return null;

  const open = (line: WhileOutLine) => {
    const { opens, id } = line;
    if (opens === 'cards') return selectHand(area);
    if (opens === 'list') return goToFirstStorylet(area);
    if (state.asking) return;
    isOpening.current = true;
    keep((each) => each !== line);
    if (opens === 'area') return setOutFor(id);
    if (opens === 'storylet') return void ask({ kind: 'begin', eventId: id });
    void navigate(opens === 'messages' ? `/messages${id > 0 ? `#${id}` : ''}` : '/agents');
    if (opens === 'report') void ask({ kind: 'report', agentId: id });
  };
  return (
    <WhileOutPanel
      news={news}
      onSeen={() => {
        isSeen.current = true;
        // The news replaces the notification of these agents.
        const reports = news.lines.filter(({ opens }) => opens === 'report');
        hiddenAlerts.set(reports.reduce((hidden, { id }) => hide(hidden, id), hiddenAlerts.read()));
      }}
      onOpen={open}
      onPutAway={() => {
        keep(() => false);
        document.getElementById(ownPartId)?.focus({ preventScroll: true });
      }}
      onNotAgain={() => setPreferences({ whileOut: false })}
    />
  );
}

function goToFirstStorylet(area: number): void {
  flushSync(() => chooseTab('Always', area));
  const heading = document.querySelector<HTMLElement>(`#${ownPartId} h3`);
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}
