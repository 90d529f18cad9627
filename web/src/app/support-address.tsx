import { readSupportEmail } from '../api/environment.ts';

export function SupportAddress() {
  const address = readSupportEmail();
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>the operator of this server</>;
}
