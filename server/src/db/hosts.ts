import { Client, type ClientConfig } from 'pg';

/** The hosts of one address, each as an address of its own; `mustWrite` if only one that takes writes will do. */
export type Hosts = { readonly urls: readonly string[]; readonly mustWrite: boolean };

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]*)?(\?[^#]*)?$/;
const attribute = 'target_session_attrs';
/** The state that may be asked of a host; the game writes, so that nothing else is of use to it. */
const writing = ['read-write', 'primary'];

/**
 * Splits an address with several hosts, as PostgreSQL's own programs know it:
 * `postgres://name:password@one:5432,two:5433/game?target_session_attrs=read-write`. Of several hosts only one that takes
 * writes will do, whether the address says so or not.
 */
export function hostsOf(url: string): Hosts {
  const [, before, hosts = '', path = '', query = ''] = parts.exec(url) ?? [];
  if (before === undefined) return { urls: [url], mustWrite: false };
  const asked = new URLSearchParams(query);
  const wanted = asked.get(attribute);
  asked.delete(attribute);
  const rest = wanted === null ? query : asked.size > 0 ? `?${asked}` : '';
  const urls = hosts.split(',').map((host) => `${before}${host}${path}${rest}`);
  return { urls, mustWrite: urls.length > 1 || writing.includes(wanted ?? '') };
}

/** The fault of an address in words without its password, or undefined. */
export function faultOfUrl(url: string): string | undefined {
  const wanted = /[?&]target_session_attrs=([^&#]*)/.exec(url)?.[1];
  if (wanted !== undefined && !writing.includes(wanted))
    return `asks for target_session_attrs=${wanted}, but the game writes: it can be ${writing.join(' or ')}.`;
  return hostsOf(url).urls.every((each) => URL.canParse(each))
    ? undefined
    : 'cannot be read; it has to be an address like postgres://name:password@host:5432/game.';
}

/**
 * A client that looks for the host that takes writes when it connects, each time anew: after a failover that is another.
 * All are asked at once, so that one that has fallen silent keeps nobody waiting.
 */
export const clientAmong = ({ urls }: Hosts): typeof Client =>
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
