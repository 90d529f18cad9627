import { createHmac } from 'node:crypto';
import type { TestServer } from './a-server.ts';

/** A signed request that Facebook itself sends about one of its users. */
export function facebookRequest({ deps }: TestServer, subject: string): string {
  const about = { algorithm: 'HMAC-SHA256', user_id: subject, issued_at: Math.floor(Date.now() / 1000) };
  const payload = Buffer.from(JSON.stringify(about)).toString('base64url');
  const secret = deps.signIn.facebookSecret ?? '';
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}

export async function linkedRequest(server: TestServer, accountId: number): Promise<string> {
  const subject = `person ${accountId}`;
  const text = "insert into identities (provider, subject, account_id) values ('Facebook', $1, $2)";
  await server.database.run({ name: 'test-link-facebook', text }, [subject, accountId]);
  return facebookRequest(server, subject);
}
