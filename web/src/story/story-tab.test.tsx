import { cleanup, screen, waitFor } from '@testing-library/react';
import type { StoryReply } from '@underhall/contract';
import { afterEach, expect, test } from 'vitest';
import { holdCalls } from '../api/held-calls-for-tests.ts';
import { createQueryClient } from '../api/query-client.ts';
import { beginSession, endSession } from '../api/session.ts';
import { anEnd, aReply, aStorylet } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';
import { storyQuery } from './story-queries.ts';
import { atRest } from './story-state.ts';
import { StoryTab } from './story-tab.tsx';

afterEach(cleanup);

/** Every call waits until it is answered here. */
function aServer() {
  const { callTo } = holdCalls();
  return async (path: string) => {
    const { answer } = await callTo(path);
    return (reply: StoryReply) => answer(Response.json(reply));
  };
}

const open = (cache = createQueryClient()) => onStage(<StoryTab actions={20} slots={{}} />, cache);

const inOneCandle = aReply({ phase: 'In', storylet: aStorylet() });

test('an In answer to a choice shows the next storylet, an End answer its result alone', {
  meta: { rows: ['C-STORY-048', 'C-STORY-050'] },
}, async () => {
  const callTo = aServer();
  open();
  (await callTo('/extra/story/resume'))(inOneCandle);
  (await screen.findByRole('button', { name: /^Go:/ })).click();
  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'In', storylet: aStorylet({ id: 5, name: 'The Pegs' }) }));
  await screen.findByRole('heading', { name: 'The Pegs' });
  expect(screen.queryByRole('heading', { name: 'One Candle' })).toBeNull();

  screen.getByRole('button', { name: /^Go:/ }).click();
  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: anEnd() }));
  await screen.findByRole('heading', { name: 'Clause Nine' });
  expect(screen.queryByRole('heading', { name: 'The Pegs' })).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Onwards']);
});

test('the phase of the reply decides what the tab shows', { meta: { rows: ['C-STORY-004'] } }, async () => {
  const callTo = aServer();
  open();
  (await callTo('/extra/story/resume'))(aReply());
  await screen.findByRole('heading', { name: 'What is to be done here' });

  screen.getByRole('button', { name: 'Look again' }).click();
  (await callTo('/storylet'))(inOneCandle);
  await screen.findByRole('list', { name: 'What you can do' });

  screen.getByRole('button', { name: /^Go:/ }).click();
  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: anEnd() }));
  (await screen.findByRole('button', { name: 'Onwards' })).click();
  (await callTo('/storylet'))(aReply({ phase: 'Rename', storylet: aStorylet(), endStorylet: anEnd() }));
  await screen.findByRole('heading', { name: 'This door is not open yet' });
});

test('what an earlier player asked and hears late is not told to the next', async () => {
  const callTo = aServer();
  const cache = createQueryClient();
  const { unmount } = open(cache);
  const late = await callTo('/extra/story/resume');
  unmount();
  endSession(cache);
  beginSession(cache, {} as never);
  open(cache);
  const own = await callTo('/extra/story/resume');

  late(aReply({ phase: 'End', endStorylet: anEnd({ name: 'Not Yours' }) }));
  await expect(screen.findByRole('heading', { name: 'Not Yours' }, { timeout: 1_000 })).rejects.toThrow();
  own(inOneCandle);
  await screen.findByRole('heading', { name: 'One Candle' });
});

test('the result that a visit opens with is told aloud as well: put into its region once that is there, for what comes with it is not heard', async () => {
  const message = { type: 'StandardQualityChangeMessage', priority: 2, message: 'You are more Watchful.' } as const;
  const reply = aReply({ phase: 'End', endStorylet: anEnd(), messages: [message] });
  const cache = createQueryClient();
  cache.setQueryData(storyQuery.queryKey, { ...atRest, phase: 'End', reply });
  open(cache);
  const region = screen.getAllByRole('status').find(({ className }) => className === 'for-ears');
  expect(region?.textContent).toBe('');
  await waitFor(() => expect(region?.textContent).toBe('You are more Watchful.'));
});

test('a storylet and a result that have a scene are shown with it in place of their image', async () => {
  const callTo = aServer();
  const { container } = open();
  const pictures = () => [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  (await callTo('/extra/story/resume'))(aReply({ phase: 'In', storylet: aStorylet({ scene: 'one-candle' }) }));
  (await screen.findByRole('button', { name: /^Go:/ })).click();
  expect(pictures()).toEqual([expect.stringMatching(/\/scenes\/one-candle-960\.avif$/)]);

  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: anEnd({ scene: 'clause-nine' }) }));
  await screen.findByRole('heading', { name: 'Clause Nine' });
  expect(pictures()).toEqual([expect.stringMatching(/\/scenes\/clause-nine-960\.avif$/)]);
});

test('a storylet without a scene is shown with its image', async () => {
  const callTo = aServer();
  const { container } = open();
  (await callTo('/extra/story/resume'))(inOneCandle);
  await screen.findByRole('heading', { name: 'One Candle' });
  expect(container.querySelector('article img')?.getAttribute('src')).toMatch(/\/icons\/hatch-200\.avif$/);
});

test('where no story waits but cards do, the list says so and leads to them', async () => {
  const callTo = aServer();
  const place = { area: 1, showOps: true, canChangeOutfit: true };
  const slots = { cards: { count: 1, of: 'card waiting' }, hand: <p>The hand</p> };
  onStage(<StoryTab actions={20} place={place} slots={slots} />, createQueryClient());
  (await callTo('/extra/story/resume'))(aReply({ storylets: [] }));

  await screen.findByText('No story waits here just now, but there are cards: 1 card waiting.');
  screen.getByRole('button', { name: 'Look at the cards' }).click();
  await screen.findByText('The hand');
});
