import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import type { Trial } from './examples.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

type Ask = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** Asks the proxy of a trial over HTTP/2, trusting its certificate alone; a POST if there is a body. */
export function overHttp2(
  { host, httpsPort, certificate }: Trial,
  path: string,
  { headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((answered, failed) => {
    const line = connect(`https://${host}:${httpsPort}`, {
      ca: readFileSync(certificate),
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    line.on('error', failed);
    const method = body === undefined ? 'GET' : 'POST';
    const asked = line.request({ ':path': path, ':method': method, 'content-type': 'application/json', ...headers });
    let status = 0;
    let answerHeaders = {};
    const chunks: Buffer[] = [];
    asked.on('response', (each) => {
      status = Number(each[':status']);
      answerHeaders = each;
    });
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A proxy that has refused a body may stop reading it.
    asked.on('error', (failure) => {
      if (status === 0) failed(failure);
    });
    asked.on('close', () => {
      line.close();
      answered({ status, headers: answerHeaders, body: Buffer.concat(chunks).toString() });
    });
    asked.end(body);
  });
}
