import type { CurrencyCode, EnvironmentName, SignInProvider } from '@underhall/contract';
import type { Tier } from '@underhall/engine';

/** The options of one server, set by its operator or by a test. `config.ts` reads them from the environment. */
export type ServerOptions = {
  readonly clientVersion: string;
  readonly environment?: EnvironmentName;
  /** The address for players who need help. */
  readonly supportEmail?: string;
  /** The address that is told of what players report. */
  readonly reportsTo?: string;
  /** The address of the editor of storylets, for the link that admins see. */
  readonly cmsUrl?: string;
  /** Places elsewhere that the pages lead to. */
  readonly links?: Links;
  /** This server's account number with the provider of card payments. */
  readonly merchantId?: string;
  /** The company that takes money; nothing is sold when left out. */
  readonly payments?: PaymentSettings;
  readonly checkout?: CheckoutSettings;
  /** The operator's prices, in place of those that come with the program. */
  readonly pricesFile?: string;
  readonly seller?: Seller;
  /** The ways of signing in beside e-mail and password. */
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  /** The real providers among them, with the secrets they gave out. */
  readonly providers?: readonly ProviderSettings[];
  /** The operator's token, with which `/metrics` is read from another machine. */
  readonly metricsToken?: string;
  /** Less than a hash of a password costs otherwise, for tests of everything else: no setting of an operator's. */
  readonly passwordCost?: PasswordCost;
  readonly rateLimits: boolean;
  readonly clockOffset: number;
  /** The tier of membership that everybody has, for nothing; none when left out. */
  readonly everybodysTier?: Tier;
  readonly logLevel: string;
  /** While this file exists, calls are answered with 503. It may hold the moment at which maintenance ends. */
  readonly maintenanceFile?: string;
  /** The file with the games that are told of beside the store, in place of the program's own. */
  readonly otherGamesFile?: string;
  /** Number of the operator's own proxies in front, which are trusted to say the caller's address. */
  readonly trustProxy?: number;
  /** The address players type, where it is not the one this server listens on. */
  readonly publicUrl?: string;
  /** The address it listens on, for links where there is no other. */
  readonly ownAddress?: string;
  /** The mail server that letters are handed to, as an `smtp:` or `smtps:` address. */
  readonly smtpUrl?: string;
  /** The address letters come from. */
  readonly mailFrom?: string;
  /** The folder for letters while there is no mail server. */
  readonly outboxFolder?: string;
  /** Folders of the built web client and of the pictures; without them the server answers calls alone. */
  readonly webFolder?: string;
  readonly imagesFolder?: string;
};

export type Wallet = 'google' | 'apple' | 'paypal';

/** The address where a card is asked for, and the wallets that may pay beside one. */
export type CheckoutSettings = {
  /** The origin of the checkout's page. */
  readonly url?: string;
  readonly wallets: readonly Wallet[];
  readonly googlePayMerchantId?: string;
  /** The file by which Apple knows the domain. */
  readonly applePayDomainFile?: string;
};

/** Addresses of what belongs to the installation elsewhere; the operator's own. */
export type Links = {
  readonly blog?: string;
  readonly forum?: string;
  readonly chat?: string;
  readonly social: readonly string[];
};

/** The addresses of a provider, by OpenID Connect's names for them. */
export type ProviderAddresses = {
  /** The names it may sign itself with; the first is the one it is known by. */
  readonly issuers: readonly [string, ...string[]];
  readonly authorization: string;
  readonly token: string;
  /** The address of its public keys. */
  readonly keys: string;
  /** The address of the configuration by which browsers ask it themselves (FedCM), where it has one. */
  readonly browser?: string;
};

/** The secret an app has from its provider: a word, or Apple's key with which one is made for each use. */
export type ProviderSecret =
  | { readonly word: string }
  | { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

export type ProviderSettings = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  readonly secret: ProviderSecret;
  readonly addresses: ProviderAddresses;
};

/** The company that takes money for this server, with what it needs beside its name, or `off`. */
export type PaymentSettings =
  | { readonly provider: 'off' }
  | { readonly provider: 'test' }
  | { readonly provider: 'braintree'; readonly account: BraintreeSettings };

/** The operator's account with the company that takes the cards. */
export type BraintreeSettings = {
  /** The company's own place for trying things out, or the one where cards are charged. */
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The merchant account that takes each currency. */
  readonly accounts: Readonly<Partial<Record<CurrencyCode, string>>>;
  /** For tests: where a stand-in for the company's gateway listens. */
  readonly standIn?: { readonly host: string; readonly port: string };
};

/** The seller as a receipt names them; what is left out is not told. */
export type Seller = {
  readonly name?: string;
  readonly address?: string;
  readonly vatNumber?: string;
  /** The address for questions about purchases. */
  readonly email?: string;
};

/** The cost of the hash of a password: kibibytes of memory, passes over it, and threads. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
