import type { WrittenTimed } from '../../../meaning/timed-story.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

const DOING = [
  'then',
  'gain',
  'lose',
  'set',
  'reveal',
  'hide',
  'refresh actions',
  'refresh cards',
  'start',
  'stop',
  'give fate',
  'grant',
  'message',
] as const;

export const timedStoriesDoSomething: Check = ({ timed }) =>
  timed.filter(doesNothing).map((story) => ({
    at: story.block.heading.at,
    message: `"${nameIn(story)}" has no text and changes nothing; add prose or a change`,
  }));

const doesNothing = ({ facts, prose }: WrittenTimed): boolean =>
  prose.length === 0 && DOING.every((key) => facts[key] === undefined);
