import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Sharing = {
  /** For the server process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Address of the game for other machines, without the key. */
  readonly address: string;
  /** Address and QR code, with what they can and cannot do. */
  readonly invitation: string;
};

/**
 * Makes a new key for each start, so that an old link ends with the program. Returns undefined if this machine has no
 * network address.
 */
export function beginSharing(port: number): Sharing | undefined {
  const host = networkAddress();
  if (host === undefined) return undefined;
  const key = randomBytes(12).toString('base64url');
  const address = `http://${host}:${port}`;
  return { environment: { SHARE_KEY: key }, address, invitation: invitationTo(`${address}/?key=${key}`) };
}

/** Address of this machine in its local network, the private ones first. */
export function networkAddress(): string | undefined {
  const all = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each?.family === 'IPv4' && !each.internal ? [each.address] : []));
  return all.find((each) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(each)) ?? all[0];
}

const invitationTo = (link: string): string => `
${renderUnicodeCompact(link)}

A telephone in the same network can play now: ${link}
The key in the link changes at each start. Without it, other machines are refused.
Edits appear there after a reload. There is no https: what is typed can be read in the network, so use passwords from
nowhere else. Purchases do not work there.
`;
