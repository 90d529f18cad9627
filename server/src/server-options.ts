import type { CurrencyCode, EnvironmentName, SignInProvider } from '@underhall/contract';
import type { Tier } from '@underhall/engine';

/** From the settings or from a test. `config/server-settings.ts` describes the settings. */
export type ServerOptions = {
  readonly clientVersion: string;
  readonly environment?: EnvironmentName;
  readonly supportEmail?: string;
  readonly reportsTo?: string;
  readonly cmsUrl?: string;
  readonly links?: Links;
  readonly merchantId?: string;
  /** If undefined, nothing is for sale. */
  readonly payments?: PaymentSettings;
  readonly checkout?: CheckoutSettings;
  readonly pricesFile?: string;
  readonly seller?: Seller;
  /** Providers that players see, including test providers. */
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  /** Real providers only. */
  readonly providers?: readonly ProviderSettings[];
  readonly metricsToken?: string;
  /** Tests use a lower cost. Not a setting. */
  readonly passwordCost?: PasswordCost;
  readonly rateLimits: boolean;
  readonly clockOffset: number;
  readonly everybodysTier?: Tier;
  readonly logLevel: string;
  readonly maintenanceFile?: string;
  readonly otherGamesFile?: string;
  readonly trustProxy?: number;
  readonly publicUrl?: string;
  /** Base of links if `publicUrl` is not set. */
  readonly ownAddress?: string;
  /** Key that requests from other machines need. */
  readonly shareKey?: string;
  /** True if the author is editing the world. */
  readonly isEdited?: boolean;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** Destination of e-mail if `smtpUrl` is not set. */
  readonly outboxFolder?: string;
  /** If these are undefined, the server has no pages or no images. */
  readonly webFolder?: string;
  readonly imagesFolder?: string;
  /** Compiles published worlds. If undefined, the server plays the world that it was given. */
  readonly compiler?: CompilerProgram;
  /** The converted pictures of the world's own. */
  readonly picturesFolder?: string;
};

/** A program that compiles worlds. `version` changes with its code. */
export type CompilerProgram = { readonly program: string; readonly version: string };

export type Wallet = 'google' | 'apple' | 'paypal';

export type CheckoutSettings = {
  readonly url?: string;
  readonly wallets: readonly Wallet[];
  readonly googlePayMerchantId?: string;
  /** File that Apple requests to verify the domain. */
  readonly applePayDomainFile?: string;
};

export type Links = {
  readonly blog?: string;
  readonly forum?: string;
  readonly chat?: string;
  readonly social: readonly string[];
};

export type ProviderAddresses = {
  /** Accepted issuers of ID tokens. The first one is the provider's own name for itself. */
  readonly issuers: readonly [string, ...string[]];
  readonly authorization: string;
  readonly token: string;
  /** JWKS URL. */
  readonly keys: string;
  /** FedCM configuration, if the provider has one. */
  readonly browser?: string;
};

/** A client secret, or Apple's key for signing client secrets. */
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
  /** The provider cannot be reached while `downFile` exists. */
  | { readonly provider: 'test'; readonly downFile?: string }
  | { readonly provider: 'braintree'; readonly account: BraintreeSettings };

export type BraintreeSettings = {
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly accounts: Readonly<Partial<Record<CurrencyCode, string>>>;
  /** A test server that replaces the gateway. */
  readonly standIn?: { readonly host: string; readonly port: string };
};

/** Name of the seller on receipts. */
export type Seller = {
  readonly name?: string;
  readonly address?: string;
  readonly vatNumber?: string;
  readonly email?: string;
};

/** `memoryCost` is in KiB, `timeCost` in passes, `parallelism` in threads. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
