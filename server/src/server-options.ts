import type { CurrencyCode, EnvironmentName, SignInProvider } from '@underhall/contract';
import type { Tier } from '@underhall/engine';

/** The options of one server, from its settings or from a test. `config/server-settings.ts` describes the settings. */
export type ServerOptions = {
  readonly clientVersion: string;
  readonly environment?: EnvironmentName;
  readonly supportEmail?: string;
  /** Address that receives the reports of players. */
  readonly reportsTo?: string;
  readonly cmsUrl?: string;
  readonly links?: Links;
  readonly merchantId?: string;
  /** Nothing is sold if this is left out. */
  readonly payments?: PaymentSettings;
  readonly checkout?: CheckoutSettings;
  readonly pricesFile?: string;
  readonly seller?: Seller;
  /** Sign-in providers that players see, stand-ins for tests included. */
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  /** The real providers among them. */
  readonly providers?: readonly ProviderSettings[];
  readonly metricsToken?: string;
  /** A lower cost than that of the real server, for tests. It is not a setting. */
  readonly passwordCost?: PasswordCost;
  readonly rateLimits: boolean;
  readonly clockOffset: number;
  readonly everybodysTier?: Tier;
  readonly logLevel: string;
  readonly maintenanceFile?: string;
  readonly otherGamesFile?: string;
  readonly trustProxy?: number;
  readonly publicUrl?: string;
  /** The address on which the server listens, for links while `publicUrl` is not set. */
  readonly ownAddress?: string;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** Folder for outgoing e-mail while `smtpUrl` is not set. */
  readonly outboxFolder?: string;
  /** Folders of the built web client and of the pictures. Without them the server has no pages. */
  readonly webFolder?: string;
  readonly imagesFolder?: string;
};

export type Wallet = 'google' | 'apple' | 'paypal';

export type CheckoutSettings = {
  /** Origin of the checkout page. */
  readonly url?: string;
  readonly wallets: readonly Wallet[];
  readonly googlePayMerchantId?: string;
  /** File with which Apple verifies the domain. */
  readonly applePayDomainFile?: string;
};

/** Addresses of the operator's other pages. */
export type Links = {
  readonly blog?: string;
  readonly forum?: string;
  readonly chat?: string;
  readonly social: readonly string[];
};

/** Endpoints of an OpenID provider. */
export type ProviderAddresses = {
  /** Accepted issuers of its ID tokens; the first one identifies the provider. */
  readonly issuers: readonly [string, ...string[]];
  readonly authorization: string;
  readonly token: string;
  /** Address of its public keys (JWKS). */
  readonly keys: string;
  /** Address of its FedCM configuration, if browsers can ask it directly. */
  readonly browser?: string;
};

/** The client secret, or the key with which Apple's client secret is made for each use. */
export type ProviderSecret =
  | { readonly clientSecret: string }
  | { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

export type ProviderSettings = {
  readonly provider: SignInProvider;
  readonly clientId: string;
  readonly secret: ProviderSecret;
  readonly addresses: ProviderAddresses;
};

export type PaymentSettings =
  | { readonly provider: 'off' }
  | { readonly provider: 'test' }
  | { readonly provider: 'braintree'; readonly account: BraintreeSettings };

export type BraintreeSettings = {
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The merchant account of each currency. */
  readonly accounts: Readonly<Partial<Record<CurrencyCode, string>>>;
  /** Address of a stand-in for the gateway, for tests. */
  readonly standIn?: { readonly host: string; readonly port: string };
};

/** The seller on receipts. */
export type Seller = {
  readonly name?: string;
  readonly address?: string;
  readonly vatNumber?: string;
  /** Address for questions about purchases. */
  readonly email?: string;
};

/** Cost of a password hash: memory in KiB, passes and threads. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
