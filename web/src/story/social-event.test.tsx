import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aReply, aStorylet } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';
import { useStory } from './story-queries.ts';
import { StoryTab } from './story-tab.tsx';

afterEach(cleanup);

/** A message that invites the player to continue. */
function Respond() {
  const { ask } = useStory();
  return (
    <button type="button" onClick={() => void ask({ kind: 'begin social event', id: 77 })}>
      Respond
    </button>
  );
}

function among(begun: object) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (path.endsWith('/beginsocialevent')) return Response.json(begun);
    if (path.endsWith('/storylet')) return Response.json(aReply({ phase: 'In', storylet: aStorylet() }));
    return Response.json(
      path.endsWith('/resume')
        ? aReply({ storylets: [{ ...aStorylet(), isOpen: true, leastActions: 1, isNew: true, movesLead: false }] })
        : {},
    );
  });
  onStage(
    <>
      <Respond />
      <StoryTab actions={20} slots={{}} />
    </>,
  );
  return calls;
}

test('an invitation begins its story: the phase is In, and the stories are refetched', {
  meta: { rows: ['C-STORY-045', 'C-STORY-046'] },
}, async () => {
  const calls = among({ isSuccess: true });
  await screen.findByRole('heading', { name: 'One Candle', level: 3 });
  screen.getByRole('button', { name: 'Respond' }).click();

  await screen.findByRole('heading', { name: 'One Candle', level: 2 });
  const story = calls.filter((path) => path.startsWith('/api/storylet'));
  expect(story).toEqual(['/api/storylet/beginsocialevent', '/api/storylet']);
});

test('an invitation that cannot begin shows as unavailable, with the server’s reason', {
  meta: { rows: ['C-STORY-067'] },
}, async () => {
  const calls = among({ isSuccess: false, message: 'That invitation is over.' });
  await screen.findByRole('heading', { name: 'One Candle', level: 3 });
  screen.getByRole('button', { name: 'Respond' }).click();

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This is unavailable. That invitation is over.');
  expect(calls).not.toContain('/api/storylet');
});
