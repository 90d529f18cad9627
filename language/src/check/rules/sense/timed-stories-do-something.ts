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

/** A timed story tells something, or changes something. */
export const timedStoriesDoSomething: Check = ({ timed }) =>
  timed.filter(doesNothing).map((story) => ({
    at: story.block.heading.at,
    message: `"${nameIn(story)}" tells nothing and changes nothing; write what is told, or what it gives`,
  }));

const doesNothing = ({ facts, prose }: WrittenTimed): boolean =>
  prose.length === 0 && DOING.every((key) => facts[key] === undefined);
