import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Possession, ResultMessage } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { progressPauseMs } from '../constants/story.ts';
import { MessageList } from './message-list.tsx';
import { moreText } from './more-text.ts';
import { onStage } from './stage-for-tests.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const lines = (messages: readonly ResultMessage[]) => {
  onStage(<MessageList messages={messages} />);
  return screen.getAllByRole('listitem').map((line) => [line.textContent, line.getAttribute('data-lost')]);
};

test('a roll shows success or failure, and the second chance between two rolls neither', () => {
  expect(
    lines([
      { type: 'DifficultyRollFailureMessage', message: 'You failed.' },
      { type: 'SecondChanceResultMessage', message: 'Your Lens gave you a second try: it went better.' },
      { type: 'DifficultyRollSuccessMessage', message: 'You succeeded.' },
    ]),
  ).toEqual([
    ['You failed.', 'true'],
    ['Your Lens gave you a second try: it went better.', null],
    ['You succeeded.', 'false'],
  ]);
});

test('messages for the client are not shown', () => {
  expect(
    lines([
      { type: 'MapShouldUpdateMessage', priority: 3, message: 'The map is not what it was.' },
      { type: 'OutfitChangeabilityMessage', priority: 2, message: 'You cannot change your clothes here.' },
    ]),
  ).toEqual([['You cannot change your clothes here.', null]]);
});

test.each(['Pyramid', 'Target', 'Normal'] as const)(
  'a quality change shows its %s bar from start to end',
  { meta: { rows: ['C-STORY-039'] } },
  (shape) => {
    const type = shape === 'Pyramid' ? 'Normal' : shape;
    const progressBar = { type, shape, leftScore: 0, rightScore: 15, startPercentage: 27, endPercentage: 47 };
    onStage(
      <MessageList
        messages={[{ type: 'StandardQualityChangeMessage', priority: 2, message: 'It has risen.', progressBar }]}
      />,
    );

    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('47');
    expect(bar.parentElement?.textContent).toBe('015');
    expect(bar.firstElementChild?.getAttribute('style')).toContain('transform: scaleX(0.27);');
  },
);

test('a gained level shows the bar of the new level and the distance to the next', () => {
  vi.useFakeTimers();
  const progressBar = {
    type: 'Normal',
    shape: 'Pyramid',
    leftScore: 5,
    rightScore: 6,
    startPercentage: 0,
    endPercentage: 0,
    points: 0,
    pointsNeeded: 6,
  } as const;
  onStage(
    <MessageList
      messages={[
        {
          type: 'PyramidQualityChangeMessage',
          priority: 2,
          message: 'It has risen.',
          changeType: 'Increased',
          changePoints: 9,
          tooltip: 'Level 5 reached: 0 change points, 6 more needed to reach level 6',
          progressBar,
        },
      ]}
    />,
  );

  const bar = screen.getByRole('progressbar');
  // Screen readers get the figures from the bar, not again below it.
  expect(bar.getAttribute('aria-valuetext')).toBe('+9: 0 of 6 to level 6');
  expect(bar.parentElement?.textContent).toBe('56');
  const fill = bar.firstElementChild?.outerHTML;
  expect(fill).toContain('transform: scaleX(0)');
  expect(screen.getByText('+9: 0 of 6 to level 6').closest('[aria-hidden=true]')).not.toBeNull();
  // The bar also stays empty until the pause is over.
  act(() => void vi.advanceTimersByTime(progressPauseMs));
  expect(bar.firstElementChild?.outerHTML).toBe(fill);
});

test('a gained level animates from the old number to the new, hidden from screen readers', () => {
  onStage(
    <MessageList
      messages={[
        {
          ...{ type: 'PyramidQualityChangeMessage', priority: 2, message: 'It has risen to 4.' },
          levelGained: { from: 3, to: 4 },
        },
        { type: 'PyramidQualityChangeMessage', priority: 2, message: 'It is rising.' },
      ]}
    />,
  );

  const [gained, rising] = screen.getAllByRole('listitem');
  const number = gained?.querySelector('[data-to]');
  expect([number?.getAttribute('data-from'), number?.getAttribute('data-to')]).toEqual(['3', '4']);
  expect(number?.getAttribute('aria-hidden')).toBe('true');
  expect(gained?.textContent).toBe('It has risen to 4.');
  expect(rising?.querySelector('[data-to]')).toBeNull();
});

test('a button beside a change shows the description of the item', () => {
  const tooltip = '<p>It has been lit before.</p>';
  onStage(
    <MessageList
      messages={[{ type: 'StandardQualityChangeMessage', priority: 2, message: 'You now have 1.', tooltip }]}
    />,
  );

  const button = screen.getByRole('button', { name: 'What it is: You now have 1.' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It has been lit before.',
  );
});

test('a gained item says what it does, and a lost one does not', () => {
  const possession = {
    ...{ id: 1, qualityPossessedId: 1, name: 'Curtains', nameAndLevel: '1 x Curtains', description: '', image: '' },
    ...{ category: 'HomeComfort', nature: 'Thing', level: 1, effectiveLevel: 1, himbleLevel: 0 },
    ...{ progressAsPercentage: -1, equippable: true, allowedOn: 'Character', enhancements: [] },
    effects: [{ kind: 'quiets', text: 'quiets Murmurs by 1' }],
  } as const satisfies Possession;
  const change = { type: 'StandardQualityChangeMessage', priority: 2, possession } as const;
  expect(
    lines([
      { ...change, message: 'You now have it.', changeType: 'Gained' },
      { ...change, message: 'You have parted with it.', changeType: 'Lost' },
    ]),
  ).toEqual([
    ['You now have it.quiets Murmurs by 1', null],
    ['You have parted with it.', null],
  ]);
});

test('folded changes stand behind one line that the keyboard opens, and no arrow key leads into it before', async () => {
  const tooltip = 'So far.';
  const changes = [2, 0, 0].map(
    (weight, at): ResultMessage => ({ type: 'InfoMessage', priority: 2, message: `Change ${at}`, tooltip, weight }),
  );
  onStage(<MessageList messages={changes} />);
  const line = screen.getByText(moreText(2));
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('ul button')].filter(({ tabIndex }) => tabIndex === 0).length;
  expect(line.closest('details')?.open).toBe(false);
  expect(line.closest('details')?.textContent).toContain('Change 1');
  await userEvent.click(line);
  expect(line.closest('details')?.open).toBe(true);
  await waitFor(() => expect(stops()).toBe(1));
});
