import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export type TlsProxy = { readonly address: string; close(): void };

/** Opens the proxy for a server, on a free port. */
export async function openTlsProxy(serverAddress: string): Promise<TlsProxy> {
  const { hostname, port } = new URL(serverAddress);
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }], { keyType: 'ec' });
  const proxy = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const passed = request(
      { agent, hostname, port, path: asked.url, method: asked.method, headers: headersFor(asked) },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, endToEndHeaders(answered.headers));
        answered.pipe(answer as Http2ServerResponse);
      },
    );
    passed.on('error', () => answer.stream?.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, hostname, resolve));
  return {
    address: `https://${hostname}:${(proxy.address() as AddressInfo).port}`,
    close() {
      agent.destroy();
      proxy.close();
    },
  };
}

/** Headers for HTTP/1. The host replaces the pseudo-headers of HTTP/2. */
const headersFor = ({ headers, authority }: Http2ServerRequest) => ({
  ...Object.fromEntries(Object.entries(endToEndHeaders(headers)).filter(([name]) => !name.startsWith(':'))),
  host: authority,
});

/** The headers, except connection-specific ones. */
function endToEndHeaders<Headers extends object>(headers: Headers): Headers {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = headers as Record<string, unknown>;
  return own as Headers;
}
