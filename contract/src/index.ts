import * as areas from './areas.ts';
import { type CallsOf, endpointsIn } from './endpoint.ts';

export * from './areas.ts';
export { type CallsOf, type Endpoint, endpoint, keyHeader, longestKey, type Who } from './endpoint.ts';

/** All calls; the server answers each, a test walks them all. */
export const endpoints = endpointsIn(areas);

/** The same, as types alone: what the client's `call` is typed by. */
export type Calls = CallsOf<(typeof endpoints)[number]>;
