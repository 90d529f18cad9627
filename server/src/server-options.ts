import type { EnvironmentName, SignInProvider } from '@underhall/contract';

/** What an operator, or a test, decides about one server. `config.ts` reads them from the environment. */
export type ServerOptions = {
  readonly clientVersion: string;
  readonly environment?: EnvironmentName;
  /** Whom players write to when something went wrong. */
  readonly supportEmail?: string;
  /** Where storylets are edited, for the link that admins see. */
  readonly cmsUrl?: string;
  /** The number whoever takes the cards' payments knows this server by. */
  readonly merchantId?: string;
  /** The ways of signing in beside e-mail and password. */
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  readonly rateLimits: boolean;
  readonly clockOffset: number;
  readonly logLevel: string;
  /** While this file exists, players are told of maintenance; it may hold the moment when that will be over. */
  readonly maintenanceFile?: string;
  /** How many proxies of the operator's own stand in front; their word for the caller's address is taken. */
  readonly trustProxy?: number;
  /** The address players type, where it is not the one this server listens on. */
  readonly publicUrl?: string;
  /** The address it listens on, for links where there is no other. */
  readonly ownAddress?: string;
  /** Where letters are put while there is no mail server. */
  readonly outboxFolder?: string;
  /** Folders of the built web client and of the pictures; without them the server answers calls alone. */
  readonly webFolder?: string;
  readonly imagesFolder?: string;
};
