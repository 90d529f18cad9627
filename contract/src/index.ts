import * as areas from './areas.ts';
import { type CallsOf, type EndpointsIn, endpointsIn } from './endpoint.ts';

export * from './areas.ts';
export {
  type AllowedCaller,
  acceptsKey,
  type CallsOf,
  type Endpoint,
  endpoint,
  keyHeader,
  visibilityHeader,
} from './endpoint.ts';
export { fillPage, type PageAbout, type WorldPictures, type WorldWords, wordsElement } from './world-words.ts';

/**
 * All endpoints. A test checks that the server implements each endpoint. The annotation keeps the type short: written
 * out, it exceeds what the compiler can serialize.
 */
export const endpoints: readonly EndpointsIn<typeof areas>[] = endpointsIn(areas);

export type Calls = CallsOf<(typeof endpoints)[number]>;
