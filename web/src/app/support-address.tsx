import { readSupportEmail } from '../api/environment.ts';

/** The address for help, as this machine was told last. */
export function SupportAddress() {
  const address = readSupportEmail();
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>whoever runs this server</>;
}
