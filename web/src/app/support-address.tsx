import { readSupportEmail } from '../api/environment.ts';

/** The support e-mail address, as last reported by the server. */
export function SupportAddress() {
  const address = readSupportEmail();
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>the operator of this server</>;
}
