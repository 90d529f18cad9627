import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChallengeNote } from './challenge-note.tsx';
import { aChallenge } from './scenes-for-tests.ts';

afterEach(cleanup);

const note = (fields: Parameters<typeof aChallenge>[0]) =>
  render(<ChallengeNote challenge={aChallenge(fields)} isTaken={false} onTake={() => {}} />).container;

test.each([1, 60, 99])(
  'an available second chance can be ticked at %i per cent',
  { meta: { rows: ['C-STORY-064'] } },
  (targetNumber) => {
    const noteText = note({ targetNumber });

    expect(screen.getByRole('checkbox', { name: 'Spend a Borrowed Lens' })).toBeDefined();
    expect(noteText.textContent).toContain(`${targetNumber}%`);
  },
);

test('at 100 per cent there is no checkbox and no mention of a second chance', {
  meta: { rows: ['C-STORY-064'] },
}, () => {
  const noteText = note({ targetNumber: 100 });

  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(noteText.textContent).not.toContain('Lens');
});

test('a second chance that the player cannot afford is explained in plain words', {
  meta: { rows: ['C-STORY-065', 'C-STORY-066'] },
}, () => {
  const noteText = note({ canAffordSecondChance: false });

  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(noteText.textContent).toContain('Spend a Borrowed Lens');
});

test.each([
  ['BasicAbility', /^Only your own level counts here\./],
  ['Randomizer', /^This is how things stand in the story now\./],
  ['Hidden', /^This is how things stand in the story now\./],
] as const)('the note on a challenge of category %s says what counts', (category, expected) => {
  note({ category });

  const button = screen.getByRole('button', { name: 'What counts: Watchful' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(expected);
});
