import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate, its key and the authority that signed it, as files. */
export type Certificate = { readonly cert: string; readonly key: string; readonly authority: string };

/** Makes an authority of its own in a folder, and a certificate by it, for two days: of a role, or of a host. */
export function certify(folder: string, authority: string, name: string): Certificate {
  const path = (file: string): string => join(folder, `${authority}-${file}`);
  const openssl = (...words: string[]): void => {
    execFileSync('openssl', words, { stdio: 'ignore' });
  };
  const made = { cert: path(`${name}.crt`), key: path(`${name}.key`), authority: path('authority.crt') };
  const authorityKey = path('authority.key');
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    ...['-keyout', authorityKey, '-out', made.authority, '-days', '2'],
    ...about('us'),
  );
  openssl('req', ...newKey, '-keyout', made.key, '-out', path('asked'), ...about(name));
  writeFileSync(path('names'), `subjectAltName=DNS:${name}`);
  const signing = ['-CA', made.authority, '-CAkey', authorityKey, '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', path('asked'), ...signing, '-extfile', path('names'), '-out', made.cert);
  return made;
}

const about = (name: string): readonly string[] => ['-subj', `/CN=${name}`];
