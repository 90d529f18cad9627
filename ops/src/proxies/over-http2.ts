import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import type { Trial } from './examples.ts';

export type ProxyResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

type RequestOptions = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** Sends a request over HTTP/2, and trusts only the certificate of the trial. A request with a body is a POST. */
export function requestOverHttp2(
  { host, httpsPort, certificate }: Trial,
  path: string,
  { headers = {}, body }: RequestOptions = {},
): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://${host}:${httpsPort}`, {
      ca: readFileSync(certificate),
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    session.on('error', reject);
    const method = body === undefined ? 'GET' : 'POST';
    const stream = session.request({
      ':path': path,
      ':method': method,
      'content-type': 'application/json',
      ...headers,
    });
    let status = 0;
    let responseHeaders = {};
    const chunks: Buffer[] = [];
    stream.on('response', (each) => {
      status = Number(each[':status']);
      responseHeaders = each;
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A proxy that refused a body may stop reading it.
    stream.on('error', (failure) => {
      if (status === 0) reject(failure);
    });
    stream.on('close', () => {
      session.close();
      resolve({ status, headers: responseHeaders, body: Buffer.concat(chunks).toString() });
    });
    stream.end(body);
  });
}
