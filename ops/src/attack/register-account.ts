import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Target } from './connections.ts';

/** Returns the token of a new account without a character. */
export function registerAccount({ host, port }: Target, localAddress: string): Promise<string> {
  const id = randomBytes(5).toString('hex');
  const body = JSON.stringify({
    userName: `uploader ${id}`,
    emailAddress: `${id}@example.org`,
    password: 'a quarter to lamps',
  });
  const path = '/api/register/emailregisteruser';
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host, port, path, method: 'POST', headers, localAddress, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const { jwt } = JSON.parse(text) as { jwt?: string };
        if (jwt === undefined) reject(new Error(`${path} answered ${text}`));
        else resolve(jwt);
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject).end(body);
  });
}
