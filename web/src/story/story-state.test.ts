import { phases, type StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { anEnd, aReply, aStorylet } from './scenes-for-tests.ts';
import { type Ask, atRest, isLacking, type StoryEvent, type StoryState, step } from './story-state.ts';

const after = (...events: StoryEvent[]) => events.reduce(step, atRest);
const look = { kind: 'requested', ask: { kind: 'look' } } as const;
const choose = { kind: 'requested', ask: { kind: 'choose', branchId: 7, secondChanceIds: [] } } as const;
const listed = { kind: 'answered', ask: look.ask, reply: aReply() } as const;
const broken = { kind: 'failed', ask: choose.ask, message: 'Unreachable.', mayRepeat: true } as const;

test('a choice under way makes a second one unheard', () => {
  const state = after(look, listed, choose);

  expect(step(state, { kind: 'requested', ask: { kind: 'go back' } })).toBe(state);
});

test('a choice waits for no look that the page takes by itself, and the answer to that look is late then', () => {
  const resume = { kind: 'requested', ask: { kind: 'resume' } } as const;
  const chosen = after(look, listed, resume, choose);

  expect(chosen).toMatchObject({ reply: listed.reply, asking: choose.ask });
  expect(step(chosen, { kind: 'answered', ask: resume.ask, reply: aReply() })).toBe(chosen);
  expect(step(chosen, resume)).toBe(chosen);
  expect(after(resume, choose).asking).toBe(resume.ask);
});

test('an answer becomes the scene and frees the next choice', () => {
  const end = aReply({ phase: 'End' });

  expect(after(look, listed, choose, { kind: 'answered', ask: choose.ask, reply: end })).toEqual({
    phase: 'End',
    reply: end,
    areCardsStale: false,
    scene: 1,
  });
});

test('a result that was left can be looked at again, after a mere look at the list too, until something else was chosen', () => {
  const end = aReply({ phase: 'End' });
  const onwards: Ask = { kind: 'onwards' };
  const resume: Ask = { kind: 'resume' };
  const lookBack = { kind: 'looked back' } as const;
  const left = [
    ...[look, listed, choose, { kind: 'answered', ask: choose.ask, reply: end } as const],
    ...[{ kind: 'requested', ask: onwards } as const, { kind: 'answered', ask: onwards, reply: aReply() } as const],
    ...[{ kind: 'requested', ask: resume } as const, { kind: 'answered', ask: resume, reply: aReply() } as const],
  ];
  expect(after(...left, lookBack)).toMatchObject({ phase: 'End', reply: end, scene: 3 });
  expect(after(...left, lookBack, lookBack)).toEqual(after(...left, lookBack));
  const begin: Ask = { kind: 'begin', eventId: 5 };
  const begun = after(...left, { kind: 'requested', ask: begin });
  expect(step(begun, lookBack)).toBe(begun);
  const opened = step(begun, { kind: 'answered', ask: begin, reply: aReply({ phase: 'In' }) });
  expect(step(opened, lookBack)).toBe(opened);
});

test('the scene a visit opens with is not a change of scene', () => {
  expect(after(look, listed).scene).toBe(0);
});

test('a failed choice leaves the scene standing and can be asked again', () => {
  expect(after(look, listed, choose, broken)).toEqual({
    ...atRest,
    reply: listed.reply,
    scene: 0,
    failure: { message: 'Unreachable.', ask: choose.ask, mayRepeat: true },
  });
});

test('asking again clears the complaint', () => {
  expect(after(look, listed, choose, broken, choose)).toEqual({
    ...atRest,
    reply: listed.reply,
    asking: choose.ask,
  });
});

test.each([
  ['an answer', { kind: 'answered', ask: { kind: 'look' }, reply: aReply() }],
  ['a failure', { kind: 'failed', ask: { kind: 'look' }, message: 'Unreachable.', mayRepeat: true }],
] as const)('%s to what nobody asks any more, or to an earlier ask of the same kind, changes nothing', (_, late) => {
  for (const state of [atRest, after(look), after(look, listed)]) expect(step(state, late)).toBe(state);
});

/** A story that has come to this reply, was asked this, and was answered so. */
const stateAfter = (before: StoryReply, ask: Ask, reply: StoryReply): StoryState => {
  const request = { kind: 'requested', ask } as const;
  return after(look, { ...listed, reply: before }, request, { kind: 'answered', ask, reply });
};
const inItemUse = aReply({ phase: 'InItemUse', storylet: aStorylet({ isInEventUseTree: true }) });
const inStorylet = aReply({ phase: 'In', storylet: aStorylet() });
const end = (isInEventUseTree: boolean, isLinkingEvent = false) =>
  aReply({ phase: 'End', endStorylet: { ...anEnd({ isInEventUseTree }), isLinkingEvent } });

test('a story that nothing is known of yet is at rest: Available', { meta: { rows: ['C-STORY-006'] } }, () => {
  expect(atRest.phase).toBe('Available');
});

test('whatever is asked in whatever phase, the phase becomes what the answer says', {
  meta: { rows: ['C-STORY-042', 'C-STORY-043', 'C-STORY-048'] },
}, () => {
  const asks: Ask[] = [
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

test('back from the story of a thing in use leads to the things, unless something else came first', {
  meta: { rows: ['C-STORY-044'] },
}, () => {
  expect(stateAfter(inItemUse, { kind: 'go back' }, aReply()).destination).toBe('/possessions');
  expect(stateAfter(inItemUse, { kind: 'go back' }, inStorylet).destination).toBeUndefined();
  expect(stateAfter(inStorylet, { kind: 'go back' }, aReply()).destination).toBeUndefined();
});

test('so does Onwards from its end, unless that leads on', { meta: { rows: ['C-STORY-054'] } }, () => {
  expect(stateAfter(end(true), { kind: 'onwards' }, aReply()).destination).toBe('/possessions');
  expect(stateAfter(end(true, true), { kind: 'onwards' }, inStorylet).destination).toBeUndefined();
  expect(stateAfter(end(false), { kind: 'onwards' }, aReply()).destination).toBeUndefined();
  expect(stateAfter(end(true), { kind: 'begin', eventId: 3 }, inItemUse).destination).toBeUndefined();
});

test('whoever used a thing is taken to its story; what is asked next takes nobody anywhere', {
  meta: { rows: ['C-ROUTE-019'] },
}, () => {
  const used = stateAfter(aReply(), { kind: 'use', qualityId: 5 }, inItemUse);
  expect(used.destination).toBe('/');
  expect(step(used, choose).destination).toBeUndefined();
});

test('a choice in what was drawn marks the cards before it is sent, and no other does', {
  meta: { rows: ['C-STORY-052'] },
}, () => {
  const inCard = aReply({ phase: 'In', storylet: aStorylet({ deckType: 'Sometimes' }) });
  const at = (reply: StoryReply) => after(look, { ...listed, reply });
  expect(step(at(inCard), choose).areCardsStale).toBe(true);
  expect(step(at(inStorylet), choose).areCardsStale).toBe(false);
  expect(step(at(inCard), { kind: 'requested', ask: { kind: 'go back' } }).areCardsStale).toBe(false);
});

test('a choice that broke off leaves the cards marked until something is answered', () => {
  const inCard = aReply({ phase: 'In', storylet: aStorylet({ deckType: 'Sometimes' }) });
  const broke = after(look, { ...listed, reply: inCard }, choose, broken);
  expect(broke.areCardsStale).toBe(true);
  const again = after(look, { ...listed, reply: inCard }, choose, broken, look, listed);
  expect(again.areCardsStale).toBe(false);
});

test('the storylet that was open last is remembered, for a second chance leads back to it', () => {
  const afterAsking = stateAfter(inStorylet, choose.ask, aReply({ phase: 'SecondChance' }));
  expect([afterAsking.phase, afterAsking.opened]).toEqual(['SecondChance', inStorylet.storylet?.id]);
});

test('a list without a storylet and an invitation without an act are too little to show', () => {
  const lacking = (reply: StoryReply) => isLacking(after(look, { ...listed, reply }));
  expect(lacking(aReply())).toBe(true);
  expect(lacking(aReply({ storylets: [aStorylet({}) as never] }))).toBe(false);
  expect([lacking(aReply({ phase: 'Act' })), lacking(aReply({ phase: 'ExternalAct' }))]).toEqual([true, true]);
  expect([lacking(aReply({ phase: 'Act', socialAct: {} as never })), lacking(inStorylet)]).toEqual([false, false]);
});

test('a choice of a report that failed keeps the status of the answer, where there was one', {
  meta: { rows: ['C-AGENT-106'] },
}, () => {
  const report = { kind: 'requested', ask: { ...choose.ask, isReport: true } } as const;
  const failed = { kind: 'failed', ask: report.ask, message: 'Wrong.', mayRepeat: true } as const;
  expect(after(look, listed, report, { ...failed, status: 500 }).failure).toMatchObject({ status: 500 });
  expect(after(look, listed, report, failed).failure).not.toHaveProperty('status');
});
