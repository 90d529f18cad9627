import { phases, type StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aReply, aResult, aStorylet } from './scenes-for-tests.ts';
import {
  initialStory,
  isIncomplete,
  type StoryEvent,
  type StoryRequest,
  type StoryState,
  step,
} from './story-state.ts';

const after = (...events: StoryEvent[]) => events.reduce(step, initialStory);
const look = { kind: 'requested', ask: { kind: 'look' } } as const;
const choose = { kind: 'requested', ask: { kind: 'choose', branchId: 7, secondChanceIds: [] } } as const;
const listed = { kind: 'answered', ask: look.ask, reply: aReply() } as const;
const broken = { kind: 'failed', ask: choose.ask, message: 'Unreachable.', mayRepeat: true } as const;

test('says that the place of the character is gone, also below a refusal, until the next request', () => {
  const lostPlace = 'The Quay is no longer here. You are now in The Square.';
  const reply = { ...listed.reply, lostPlace };
  const moved = after(look, { ...listed, reply });
  expect(moved.failure).toMatchObject({ message: lostPlace, mayRepeat: false });
  expect(step(moved, { kind: 'requested', ask: { kind: 'onwards' } }).failure).toBeUndefined();

  const refusal = { kind: 'failed', ask: look.ask, message: 'Gone.', mayRepeat: false } as const;
  const resume = { kind: 'resume' } as const;
  const both = after(look, refusal, { kind: 'requested', ask: resume }, { kind: 'answered', ask: resume, reply });
  expect(both.failure?.message).toBe(`Gone. ${lostPlace}`);
});

test('a second choice during a first one is ignored', () => {
  const state = after(look, listed, choose);

  expect(step(state, { kind: 'requested', ask: { kind: 'go back' } })).toBe(state);
});

test('a choice overtakes an automatic look, whose answer is then ignored', () => {
  const resume = { kind: 'requested', ask: { kind: 'resume' } } as const;
  const chosen = after(look, listed, resume, choose);

  expect(chosen).toMatchObject({ reply: listed.reply, asking: choose.ask });
  expect(step(chosen, { kind: 'answered', ask: resume.ask, reply: aReply() })).toBe(chosen);
  expect(step(chosen, resume)).toBe(chosen);
  expect(after(resume, choose).asking).toBe(resume.ask);
});

test('an answer becomes the scene and allows the next choice', () => {
  const end = aReply({ phase: 'End' });

  expect(after(look, listed, choose, { kind: 'answered', ask: choose.ask, reply: end })).toEqual({
    phase: 'End',
    reply: end,
    areCardsStale: false,
    scene: 1,
  });
});

test('the last result can be shown again until the next choice, even after a look at the list', () => {
  const end = aReply({ phase: 'End' });
  const onwards: StoryRequest = { kind: 'onwards' };
  const resume: StoryRequest = { kind: 'resume' };
  const lookBack = { kind: 'looked back' } as const;
  const left = [
    ...[look, listed, choose, { kind: 'answered', ask: choose.ask, reply: end } as const],
    ...[{ kind: 'requested', ask: onwards } as const, { kind: 'answered', ask: onwards, reply: aReply() } as const],
    ...[{ kind: 'requested', ask: resume } as const, { kind: 'answered', ask: resume, reply: aReply() } as const],
  ];
  expect(after(...left, lookBack)).toMatchObject({ phase: 'End', reply: end, scene: 3 });
  expect(after(...left, lookBack, lookBack)).toEqual(after(...left, lookBack));
  const begin: StoryRequest = { kind: 'begin', eventId: 5 };
  const begun = after(...left, { kind: 'requested', ask: begin });
  expect(step(begun, lookBack)).toBe(begun);
  const opened = step(begun, { kind: 'answered', ask: begin, reply: aReply({ phase: 'In' }) });
  expect(step(opened, lookBack)).toBe(opened);
});

test('the first scene of a visit does not count as a change', () => {
  expect(after(look, listed).scene).toBe(0);
});

test('a failed choice keeps the scene and can be retried', () => {
  expect(after(look, listed, choose, broken)).toEqual({
    ...initialStory,
    reply: listed.reply,
    scene: 0,
    failure: { message: 'Unreachable.', ask: choose.ask, mayRepeat: true },
  });
});

test('a retry clears the error', () => {
  expect(after(look, listed, choose, broken, choose)).toEqual({
    ...initialStory,
    reply: listed.reply,
    asking: choose.ask,
  });
});

test.each([
  ['an answer', { kind: 'answered', ask: { kind: 'look' }, reply: aReply() }],
  ['a failure', { kind: 'failed', ask: { kind: 'look' }, message: 'Unreachable.', mayRepeat: true }],
] as const)('%s to an outdated request, or to an earlier one of the same kind, changes nothing', (_, late) => {
  for (const state of [initialStory, after(look), after(look, listed)]) expect(step(state, late)).toBe(state);
});

/** The state after this reply, this request and its answer. */
const stateAfter = (before: StoryReply, ask: StoryRequest, reply: StoryReply): StoryState => {
  const request = { kind: 'requested', ask } as const;
  return after(look, { ...listed, reply: before }, request, { kind: 'answered', ask, reply });
};
const inItemUse = aReply({ phase: 'InItemUse', storylet: aStorylet({ isInEventUseTree: true }) });
const inStorylet = aReply({ phase: 'In', storylet: aStorylet() });
const end = (isInEventUseTree: boolean, isLinkingEvent = false) =>
  aReply({ phase: 'End', endStorylet: { ...aResult({ isInEventUseTree }), isLinkingEvent } });

test('the initial phase is Available', { meta: { rows: ['C-STORY-006'] } }, () => {
  expect(initialStory.phase).toBe('Available');
});

test('the phase is that of the answer, whatever the request and the phase before', {
  meta: { rows: ['C-STORY-042', 'C-STORY-043', 'C-STORY-048'] },
}, () => {
  const asks: StoryRequest[] = [
    { kind: 'resume' },
    { kind: 'look' },
    { kind: 'onwards' },
    { kind: 'begin', eventId: 3 },
    choose.ask,
    { kind: 'go back' },
    { kind: 'start over', eventId: 3 },
    { kind: 'name', branchId: 7, qualityPossessedId: 2, name: 'Tom' },
    { kind: 'use', qualityId: 5 },
    { kind: 'begin social event', id: 6 },
  ];
  for (const before of phases)
    for (const phase of phases)
      for (const ask of asks)
        expect(stateAfter(aReply({ phase: before }), ask, aReply({ phase })), `${before} ${ask.kind}`).toMatchObject({
          phase,
          scene: ask.kind === 'resume' && before === phase ? 0 : 1,
        });
});

test('going back from the story of an item leads to the possessions, unless another came first', {
  meta: { rows: ['C-STORY-044'] },
}, () => {
  expect(stateAfter(inItemUse, { kind: 'go back' }, aReply()).destination).toBe('/possessions');
  expect(stateAfter(inItemUse, { kind: 'go back' }, inStorylet).destination).toBeUndefined();
  expect(stateAfter(inStorylet, { kind: 'go back' }, aReply()).destination).toBeUndefined();
});

test('Onwards from its end does too, unless it leads on', { meta: { rows: ['C-STORY-054'] } }, () => {
  expect(stateAfter(end(true), { kind: 'onwards' }, aReply()).destination).toBe('/possessions');
  expect(stateAfter(end(true, true), { kind: 'onwards' }, inStorylet).destination).toBeUndefined();
  expect(stateAfter(end(false), { kind: 'onwards' }, aReply()).destination).toBeUndefined();
  expect(stateAfter(end(true), { kind: 'begin', eventId: 3 }, inItemUse).destination).toBeUndefined();
});

test('using an item leads to its story, and the next request leads nowhere', {
  meta: { rows: ['C-ROUTE-019'] },
}, () => {
  const used = stateAfter(aReply(), { kind: 'use', qualityId: 5 }, inItemUse);
  expect(used.destination).toBe('/');
  expect(step(used, choose).destination).toBeUndefined();
});

test('only a choice in a drawn card marks the cards as stale, before it is sent', {
  meta: { rows: ['C-STORY-052'] },
}, () => {
  const inCard = aReply({ phase: 'In', storylet: aStorylet({ deckType: 'Sometimes' }) });
  const at = (reply: StoryReply) => after(look, { ...listed, reply });
  expect(step(at(inCard), choose).areCardsStale).toBe(true);
  expect(step(at(inStorylet), choose).areCardsStale).toBe(false);
  expect(step(at(inCard), { kind: 'requested', ask: { kind: 'go back' } }).areCardsStale).toBe(false);
});

test('a choice that failed leaves the cards stale until the next answer', () => {
  const inCard = aReply({ phase: 'In', storylet: aStorylet({ deckType: 'Sometimes' }) });
  const broke = after(look, { ...listed, reply: inCard }, choose, broken);
  expect(broke.areCardsStale).toBe(true);
  const again = after(look, { ...listed, reply: inCard }, choose, broken, look, listed);
  expect(again.areCardsStale).toBe(false);
});

test('the last open storylet is stored, because a second chance returns to it', () => {
  const afterAsking = stateAfter(inStorylet, choose.ask, aReply({ phase: 'SecondChance' }));
  expect([afterAsking.phase, afterAsking.opened]).toEqual(['SecondChance', inStorylet.storylet?.id]);
});

test('a list without storylets and an invitation without its form are incomplete', () => {
  const lacking = (reply: StoryReply) => isIncomplete(after(look, { ...listed, reply }));
  expect(lacking(aReply())).toBe(true);
  expect(lacking(aReply({ storylets: [aStorylet({}) as never] }))).toBe(false);
  expect([lacking(aReply({ phase: 'Act' })), lacking(aReply({ phase: 'ExternalAct' }))]).toEqual([true, true]);
  expect([lacking(aReply({ phase: 'Act', socialAct: {} as never })), lacking(inStorylet)]).toEqual([false, false]);
});

test('a failed choice in a report keeps the status of the answer, if there was one', {
  meta: { rows: ['C-AGENT-106'] },
}, () => {
  const report = { kind: 'requested', ask: { ...choose.ask, isReport: true } } as const;
  const failed = { kind: 'failed', ask: report.ask, message: 'Wrong.', mayRepeat: true } as const;
  expect(after(look, listed, report, { ...failed, status: 500 }).failure).toMatchObject({ status: 500 });
  expect(after(look, listed, report, failed).failure).not.toHaveProperty('status');
});
