import { Client, type ClientConfig } from 'pg';

/** One URL for each host. `needsPrimary` is true if only a host that accepts writes can be used. */
export type Hosts = { readonly urls: readonly string[]; readonly needsPrimary: boolean };

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]*)?(\?[^#]*)?$/;
const attribute = 'target_session_attrs';
/** Accepted values of `target_session_attrs`. The game writes, so it cannot use a read-only host. */
const writing = ['read-write', 'primary'];

/**
 * Splits a URL with several hosts in the format of libpq:
 * `postgres://name:password@one:5432,two:5433/game?target_session_attrs=read-write`. If there are several hosts, the
 * game always needs the one that accepts writes.
 */
export function parseHosts(url: string): Hosts {
  const [, before, hosts = '', path = '', query = ''] = parts.exec(url) ?? [];
  if (before === undefined) return { urls: [url], needsPrimary: false };
  const asked = new URLSearchParams(query);
  const wanted = asked.get(attribute);
  asked.delete(attribute);
  const rest = wanted === null ? query : asked.size > 0 ? `?${asked}` : '';
  const urls = hosts.split(',').map((host) => `${before}${host}${path}${rest}`);
  return { urls, needsPrimary: urls.length > 1 || writing.includes(wanted ?? '') };
}

/** Returns the error in a URL, or undefined if the URL is valid. Never reveals the password. */
export function describeUrlError(url: string): string | undefined {
  const wanted = /[?&]target_session_attrs=([^&#]*)/.exec(url)?.[1];
  if (wanted !== undefined && !writing.includes(wanted))
    return `asks for target_session_attrs=${wanted}, but the game writes: use ${writing.join(' or ')}.`;
  return parseHosts(url).urls.every((each) => URL.canParse(each))
    ? undefined
    : 'is not a valid URL: it must look like postgres://name:password@host:5432/game.';
}

/**
 * Finds the writable host at each connect, because a failover changes the host. Tries all hosts at once, so that an
 * unresponsive host causes no delay.
 */
export const multiHostClient = ({ urls }: Hosts): typeof Client =>
  class extends Client {
    readonly #config: ClientConfig;
    constructor(config: ClientConfig) {
      super(config);
      this.#config = config;
    }

    override connect(): Promise<never>;
    override connect(callback: (failure: Error) => void): void;
    override connect(callback?: (failure: Error) => void): Promise<never> | undefined {
      const connecting = firstThatWrites(urls, this.#config).then((place) => {
        Object.assign(this, place);
        return super.connect() as Promise<never>;
      });
      if (!callback) return connecting;
      connecting.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }
  };

type Place = { readonly host: string; readonly port: number };

async function firstThatWrites(urls: readonly string[], config: ClientConfig): Promise<Place> {
  try {
    return await Promise.any(urls.map((url) => ifItWrites({ ...config, connectionString: url })));
  } catch (failures) {
    const told = (failures as AggregateError).errors.map(({ message }: Error) => message);
    throw new Error(`no host takes writes (${[...new Set(told)].join('; ')})`);
  }
}

async function ifItWrites(config: ClientConfig): Promise<Place> {
  const client = new Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as closed`;
    const { rows } = await client.query<{ closed: boolean }>(asked);
    const { host, port } = client;
    if (rows[0]?.closed !== false) throw new Error(`${host}:${port} takes none`);
    return { host, port };
  } finally {
    void client.end().catch(() => {});
  }
}
