import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';

const AS_IF = /\bas (?:if|though)\b/gi;

/** Under one heading things are likened to others with "as if" or "as though" once. */
export const oneAsIfIsEnough: Rule = (world) =>
  partsOf(world).flatMap(({ prose }) =>
    prose
      .flatMap(({ words }) =>
        [...words.text.matchAll(AS_IF)].map(({ index, 0: said }) => placeIn(words, index, said.length)),
      )
      .slice(1)
      .map((at) => ({
        at,
        message: '"as if" and "as though" stand once under a heading; say the second thing outright',
      })),
  );
