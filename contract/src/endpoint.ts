import type { Static, TSchema } from 'typebox';

/**
 * The callers an endpoint answers: anyone; anyone, told apart where a good token comes along; an account that is
 * signed in; or one that has a character besides.
 */
export type Who = 'anyone' | 'known if signed in' | 'account' | 'character';

/** One call the browser can make, as data: the server binds an answer to it, the client calls it by `'METHOD path'`. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** The path after the `/api` prefix. */
  readonly path: `/${string}`;
  /** Older forms of the path which clients still use; their parameters count as fields of the body. */
  readonly olderPaths?: readonly `/${string}`[];
  readonly who: Who;
  /**
   * Asks for a log-in, or a password given once more, of the last fifteen minutes: for what opens, closes or gives away an
   * account. Where it is older the call is refused with `isProofWanted`, and does nothing; it may be sent again after
   * `POST /extra/signin/prove`.
   */
  readonly recent?: true;
  /**
   * Effect of a resent call: `reads` changes nothing; `settles` ends in the same state however often it is sent;
   * `first reply` is told again what the first one was told; `by key` is so too, when both bring the same
   * `Idempotency-Key`, and otherwise happens once more.
   */
  readonly repeat: 'reads' | 'settles' | 'first reply' | 'by key';
  /** The rate limit it counts towards. */
  readonly rate: 'sign in' | 'sign up' | 'read' | 'act' | 'social' | 'mail' | 'money' | 'report';
  /** Seconds for which whoever has the reply may use it again, for it is the same for everybody. Absent: it is never reused. */
  readonly freshForSeconds?: number;
  /** The fields of a call: in the query of a GET call, in the body of others. */
  readonly body: TSchema;
  readonly reply: TSchema;
  /** One line for the people who read the generated description of the calls. */
  readonly summary: string;
};

/** The header in which a call that is `by key` says which one it is, so that it happens once however often it is sent. */
export const keyHeader = 'Idempotency-Key';

/** Declares an endpoint, and keeps its method, path and shapes in its type. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

/** The endpoints of the tables among a module's exports. */
type EndpointsIn<Module> = {
  [Name in keyof Module]: Module[Name] extends Record<string, Endpoint> ? Module[Name][keyof Module[Name]] : never;
}[keyof Module];

/** Returns all endpoints of the tables that a module exports. */
export const endpointsIn = <Module extends object>(module: Module) =>
  Object.values(module).filter(isTable).flatMap(Object.values) as readonly EndpointsIn<Module>[];

const isTable = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && Object.values(exported).every(isEndpoint);

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** The calls of a union of endpoints, under their literal names: `{ 'GET /login/user': { body, reply } }`. */
export type CallsOf<Endpoints extends Endpoint> = {
  [Each in Endpoints as `${Each['method']} ${Each['path']}`]: {
    readonly body: Static<Each['body']>;
    readonly reply: Static<Each['reply']>;
  };
};
