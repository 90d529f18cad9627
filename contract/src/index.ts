import { access } from './access.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { clientErrors } from './client-errors.ts';
import { comfort } from './comfort.ts';
import type { CallsOf } from './endpoint.ts';
import { environment } from './environment.ts';
import { fate } from './fate.ts';
import { map } from './map.ts';
import { myself } from './myself.ts';
import { passwordReset } from './password-reset.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { story } from './story.ts';

export * from './access.ts';
export * from './actions.ts';
export * from './asked.ts';
export * from './cards.ts';
export * from './client-errors.ts';
export * from './comfort.ts';
export { type CallsOf, type Endpoint, endpoint, keyHeader, longestKey, type Who } from './endpoint.ts';
export * from './environment.ts';
export * from './fate.ts';
export * from './map.ts';
export * from './map-drawing.ts';
export * from './message.ts';
export * from './myself.ts';
export * from './password-reset.ts';
export * from './possession.ts';
export * from './registration.ts';
export * from './session.ts';
export * from './sign-in.ts';
export * from './story.ts';
export * from './storylet.ts';

/** Every call there is; the server answers each, a test walks them all. */
export const endpoints = {
  ...environment,
  ...clientErrors,
  ...session,
  ...registration,
  ...signIn,
  ...passwordReset,
  ...access,
  ...myself,
  ...actions,
  ...cards,
  ...fate,
  ...story,
  ...comfort,
  ...map,
};

/** The same, as types alone: what the client's `call` is typed by. */
export type Calls = CallsOf<typeof endpoints>;
