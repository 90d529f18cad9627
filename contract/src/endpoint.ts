import type { Static, TSchema } from 'typebox';

/**
 * Who may call an endpoint. `known if signed in` is for anyone, but a valid token identifies the caller. A `publisher`
 * has a publish token, which opens nothing else.
 */
export type AllowedCaller = 'anyone' | 'known if signed in' | 'account' | 'character' | 'publisher';

/** The server binds a handler to each endpoint. The client calls it by `'METHOD path'`. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** The path after the `/api` prefix. */
  readonly path: `/${string}`;
  /** Older paths that clients still use. Their path parameters count as body fields. */
  readonly olderPaths?: readonly `/${string}`[];
  readonly who: AllowedCaller;
  /**
   * Requires a sign-in or a password confirmation within the last 15 minutes. Set on endpoints that a stolen session
   * must not reach: sign-in methods, e-mail address, password, other sessions, data export and deactivation. Otherwise
   * the server replies `isProofWanted` and changes nothing. The client may retry after `POST /extra/signin/prove`.
   */
  readonly recent?: true;
  /**
   * What a duplicate request does. `reads`: changes nothing. `settles`: reaches the same final state. `first reply`:
   * returns the stored first reply. `by key`: returns the first reply if the `Idempotency-Key` is the same, otherwise
   * runs again.
   */
  readonly repeat: 'reads' | 'settles' | 'first reply' | 'by key';
  /**
   * Set if a `first reply` endpoint also accepts a key. Without a key, the server refuses a repeat after the story has
   * moved on to another storylet.
   */
  readonly takesKey?: true;
  readonly rate: 'sign in' | 'sign up' | 'read' | 'act' | 'social' | 'mail' | 'money' | 'report';
  /** Set if the call never counts as a visit of the player, even from a visible page. */
  readonly isNoVisit?: true;
  /** How long any cache may reuse the reply, which is the same for everyone. Absent: not cacheable. */
  readonly freshForSeconds?: number;
  /** Request fields: query parameters of a GET request, otherwise the body. */
  readonly body: TSchema;
  readonly reply: TSchema;
  /** One line for the generated API reference. */
  readonly summary: string;
};

/** Header that identifies a `by key` request, so that a retry does not run again. */
export const keyHeader = 'Idempotency-Key';

/** Header with the page's `visibilityState`. A call from a visible page counts as a visit. */
export const visibilityHeader = 'X-Page-Visibility';

/** Declares an endpoint and preserves its literal method, path and schemas in the type. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

export type EndpointsIn<Module> = {
  [Name in keyof Module]: Module[Name] extends Record<string, Endpoint> ? Module[Name][keyof Module[Name]] : never;
}[keyof Module];

export const endpointsIn = <Module extends object>(module: Module) =>
  Object.values(module).filter(isTable).flatMap(Object.values) as readonly EndpointsIn<Module>[];

const isTable = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && Object.values(exported).every(isEndpoint);

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Maps a union of endpoints to their literal names: `{ 'GET /login/user': { body, reply } }`. */
export type CallsOf<Endpoints extends Endpoint> = {
  [Each in Endpoints as `${Each['method']} ${Each['path']}`]: {
    readonly body: Static<Each['body']>;
    readonly reply: Static<Each['reply']>;
  };
};

export const acceptsKey = ({ repeat, takesKey }: Pick<Endpoint, 'repeat' | 'takesKey'>): boolean =>
  repeat === 'by key' || takesKey === true;
