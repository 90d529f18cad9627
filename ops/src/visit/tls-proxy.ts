import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A proxy with TLS and HTTP/2, as it stands before a real server. Its certificate is self-signed. */
export type TlsProxy = { readonly address: string; close(): void };

/** Opens the proxy before the server at this address, on a port of its own. */
export async function openTlsProxy(behind: string): Promise<TlsProxy> {
  const { hostname, port } = new URL(behind);
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }], { keyType: 'ec' });
  const door = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const passed = request(
      { agent, hostname, port, path: asked.url, method: asked.method, headers: headersFor(asked) },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, ownOf(answered.headers));
        answered.pipe(answer as Http2ServerResponse);
      },
    );
    passed.on('error', () => answer.stream?.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => door.listen(0, hostname, resolve));
  return {
    address: `https://${hostname}:${(door.address() as AddressInfo).port}`,
    close() {
      agent.destroy();
      door.close();
    },
  };
}

/** The headers for HTTP/1: without the pseudo-headers of HTTP/2, and with the Host they contain. */
const headersFor = ({ headers, authority }: Http2ServerRequest) => ({
  ...Object.fromEntries(Object.entries(ownOf(headers)).filter(([name]) => !name.startsWith(':'))),
  host: authority,
});

/** The headers without those that concern the connection only. */
function ownOf<Headers extends object>(headers: Headers): Headers {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = headers as Record<string, unknown>;
  return own as Headers;
}
