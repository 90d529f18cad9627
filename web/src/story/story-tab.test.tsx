import { cleanup, screen, waitFor } from '@testing-library/react';
import type { StoryReply } from '@underhall/contract';
import { afterEach, expect, test } from 'vitest';
import { holdCalls } from '../api/held-calls-for-tests.ts';
import { createQueryClient } from '../api/query-client.ts';
import { beginSession, endSession } from '../api/session.ts';
import { aReply, aResult, aStorylet } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';
import { storyQuery } from './story-queries.ts';
import { initialStory } from './story-state.ts';
import { StoryTab } from './story-tab.tsx';

afterEach(cleanup);

/** Every call waits until the test answers it. */
function aServer() {
  const { callTo } = holdCalls();
  return async (path: string) => {
    const { answer } = await callTo(path);
    return (reply: StoryReply) => answer(Response.json(reply));
  };
}

const open = (cache = createQueryClient()) => onStage(<StoryTab actions={20} slots={{}} />, cache);

const inOneCandle = aReply({ phase: 'In', storylet: aStorylet() });

test('an In answer to a choice shows the next storylet, and an End answer only its result', {
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
  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: aResult() }));
  await screen.findByRole('heading', { name: 'Clause Nine' });
  expect(screen.queryByRole('heading', { name: 'The Pegs' })).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Onwards']);
});

test('the phase of the reply decides what the tab shows', { meta: { rows: ['C-STORY-004'] } }, async () => {
  const callTo = aServer();
  open();
  (await callTo('/extra/story/resume'))(aReply());
  await screen.findByRole('heading', { name: 'What you can do here' });

  screen.getByRole('button', { name: 'Look again' }).click();
  (await callTo('/storylet'))(inOneCandle);
  await screen.findByRole('list', { name: 'What you can do' });

  screen.getByRole('button', { name: /^Go:/ }).click();
  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: aResult() }));
  (await screen.findByRole('button', { name: 'Onwards' })).click();
  (await callTo('/storylet'))(aReply({ phase: 'Rename', storylet: aStorylet(), endStorylet: aResult() }));
  await screen.findByRole('heading', { name: 'This door is not open yet' });
});

test('a refused choice shows its reason above what is there now, until the next request', async () => {
  const callTo = aServer();
  open();
  (await callTo('/extra/story/resume'))(inOneCandle);
  (await screen.findByRole('button', { name: /^Go:/ })).click();
  const refusal = { isSuccess: false, message: '“One Candle” is gone.' } as unknown as StoryReply;
  (await callTo('/storylet/choosebranch'))(refusal);
  (await callTo('/extra/story/resume'))(aReply());
  await screen.findByRole('heading', { name: 'What you can do here' });
  expect(screen.getByRole('alert').textContent).toBe('“One Candle” is gone.');

  screen.getByRole('button', { name: 'Look again' }).click();
  (await callTo('/storylet'))(inOneCandle);
  await screen.findByRole('list', { name: 'What you can do' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a late answer for an earlier player is not shown to the next', async () => {
  const callTo = aServer();
  const cache = createQueryClient();
  const { unmount } = open(cache);
  const late = await callTo('/extra/story/resume');
  unmount();
  endSession(cache);
  beginSession(cache, {} as never);
  open(cache);
  const own = await callTo('/extra/story/resume');

  late(aReply({ phase: 'End', endStorylet: aResult({ name: 'Not Yours' }) }));
  await expect(screen.findByRole('heading', { name: 'Not Yours' }, { timeout: 1_000 })).rejects.toThrow();
  own(inOneCandle);
  await screen.findByRole('heading', { name: 'One Candle' });
});

test('a result announces its rolls and counts the changes in its list, once its live region exists', async () => {
  const roll = { type: 'DifficultyRollSuccessMessage', priority: 1, message: 'You <em>succeeded</em>.' } as const;
  const change = { type: 'StandardQualityChangeMessage', priority: 2, message: 'You are more Watchful.' } as const;
  const announced = async (about: Partial<StoryReply>) => {
    const reply = aReply({ phase: 'End', endStorylet: aResult(), ...about });
    const cache = createQueryClient();
    cache.setQueryData(storyQuery.queryKey, { ...initialStory, phase: 'End', reply });
    const { unmount } = open(cache);
    const region = screen.getAllByRole('status').find(({ className }) => className === 'visually-hidden');
    expect(region?.textContent).toBe('');
    await waitFor(() => expect(region?.textContent).not.toBe(''));
    const text = region?.textContent;
    unmount();
    return text;
  };
  expect(await announced({ messages: [roll, change, { ...change, weight: 0 }] })).toBe(
    'You succeeded. 2 changes below.',
  );
  expect(await announced({ messages: [change] })).toBe('1 change below.');
  const door = { opens: 'storylet', id: 1, name: 'The Arch' } as const;
  expect(await announced({ messages: [change], opened: [door, { ...door, id: 2, isFolded: true }] })).toBe(
    '2 changes below.',
  );
  expect(await announced({ messages: [roll] })).toBe('You succeeded.');
});

test('a storylet and a result with a scene show it instead of their image', async () => {
  const callTo = aServer();
  const { container } = open();
  const pictures = () => [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  (await callTo('/extra/story/resume'))(aReply({ phase: 'In', storylet: aStorylet({ scene: 'one-candle' }) }));
  (await screen.findByRole('button', { name: /^Go:/ })).click();
  expect(pictures()).toEqual([expect.stringMatching(/\/scenes\/one-candle-960\.avif$/)]);

  (await callTo('/storylet/choosebranch'))(aReply({ phase: 'End', endStorylet: aResult({ scene: 'clause-nine' }) }));
  await screen.findByRole('heading', { name: 'Clause Nine' });
  expect(pictures()).toEqual([expect.stringMatching(/\/scenes\/clause-nine-960\.avif$/)]);
});

test('a storylet without a scene shows its image', async () => {
  const callTo = aServer();
  const { container } = open();
  (await callTo('/extra/story/resume'))(inOneCandle);
  await screen.findByRole('heading', { name: 'One Candle' });
  expect(container.querySelector('article img')?.getAttribute('src')).toMatch(/\/icons\/hatch-200\.avif$/);
});

test('an empty list with cards says so and leads to them', async () => {
  const callTo = aServer();
  const place = { area: 1, showOps: true, canChangeOutfit: true };
  const slots = { cards: { count: 1, of: 'card waiting' }, hand: <p>The hand</p> };
  onStage(<StoryTab actions={20} place={place} slots={slots} />, createQueryClient());
  (await callTo('/extra/story/resume'))(aReply({ storylets: [] }));

  await screen.findByText('There is no story here at the moment, but there are cards: 1 card waiting.');
  screen.getByRole('button', { name: 'Look at the cards' }).click();
  await screen.findByText('The hand');
});
