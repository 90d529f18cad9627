import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { altsSayWhatIsSeen } from './alts-say-what-is-seen.ts';

const twice = 'this is told beside the picture already; say what the picture shows, or leave "alt" out';
const pictured = 'it is known to be a picture; begin with what it shows';

test('an alt says what the picture shows', () => {
  expect(messagesOf(altsSayWhatIsSeen, aStorylet('alt: A photograph that somebody of taste has tried on.'))).toEqual(
    [],
  );
  expect(messagesOf(altsSayWhatIsSeen, aStorylet(''))).toEqual([]);
});

test.each(['Tried', 'tried.', 'It', 'It.'])('"%s" is the name or the teaser again', (alt) => {
  expect(messagesOf(altsSayWhatIsSeen, aStorylet(`alt: ${alt}`))).toEqual([twice]);
});

test.each(['A picture of a lamp.', 'image of a lamp', 'An icon of a lamp'])('"%s" says what is known', (alt) => {
  expect(messagesOf(altsSayWhatIsSeen, aStorylet(`alt: ${alt}`))).toEqual([pictured]);
});
