import { actions } from './actions.ts';
import { comfort } from './comfort.ts';
import type { CallsOf } from './endpoint.ts';
import { myself } from './myself.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { story } from './story.ts';

export * from './actions.ts';
export * from './asked.ts';
export * from './comfort.ts';
export { type CallsOf, type Endpoint, endpoint, keyHeader, longestKey, type Who } from './endpoint.ts';
export * from './map.ts';
export * from './message.ts';
export * from './myself.ts';
export * from './possession.ts';
export * from './registration.ts';
export * from './session.ts';
export * from './story.ts';
export * from './storylet.ts';

/** Every call there is; the server answers each, a test walks them all. */
export const endpoints = { ...session, ...registration, ...myself, ...actions, ...story, ...comfort };

/** The same, as types alone: what the client's `call` is typed by. */
export type Calls = CallsOf<typeof endpoints>;
