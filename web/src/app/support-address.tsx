import { readSupportEmail } from '../api/environment.ts';

/** Whom to write to, as this machine was told last. */
export function SupportAddress() {
  const address = readSupportEmail();
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>whoever runs this server</>;
}
