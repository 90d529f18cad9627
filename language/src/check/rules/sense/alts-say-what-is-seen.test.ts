import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { altsSayWhatIsSeen } from './alts-say-what-is-seen.ts';

const twice = 'this text already stands beside the picture; describe what the picture shows, or delete "alt"';
const pictured = 'do not say that it is a picture; begin with what it shows';

test('accepts an alt that describes the picture', () => {
  expect(messagesOf(altsSayWhatIsSeen, aStorylet('alt: A photograph that somebody of taste has tried on.'))).toEqual(
    [],
  );
  expect(messagesOf(altsSayWhatIsSeen, aStorylet(''))).toEqual([]);
});

test.each(['Tried', 'tried.', 'It', 'It.'])('reports "%s", which repeats the name or the teaser', (alt) => {
  expect(messagesOf(altsSayWhatIsSeen, aStorylet(`alt: ${alt}`))).toEqual([twice]);
});

test.each(['A picture of a lamp.', 'image of a lamp', 'An icon of a lamp'])(
  'reports "%s", which says that it is a picture',
  (alt) => {
    expect(messagesOf(altsSayWhatIsSeen, aStorylet(`alt: ${alt}`))).toEqual([pictured]);
  },
);
