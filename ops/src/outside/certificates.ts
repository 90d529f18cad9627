import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of a certificate, of its private key, and of the CA certificate. */
export type Certificate = { readonly cert: string; readonly key: string; readonly authority: string };

/** Creates a CA and a certificate for a role or a host, each valid for two days. */
export function createCertificate(folder: string, authority: string, name: string): Certificate {
  const path = (file: string): string => join(folder, `${authority}-${file}`);
  const openssl = (...words: string[]): void => {
    execFileSync('openssl', words, { stdio: 'ignore' });
  };
  const files = { cert: path(`${name}.crt`), key: path(`${name}.key`), authority: path('authority.crt') };
  const authorityKey = path('authority.key');
  const newKey = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    ...['-keyout', authorityKey, '-out', files.authority, '-days', '2'],
    ...subject('authority'),
  );
  openssl('req', ...newKey, '-keyout', files.key, '-out', path('request.csr'), ...subject(name));
  writeFileSync(path('extensions'), `subjectAltName=DNS:${name}`);
  const signing = ['-CA', files.authority, '-CAkey', authorityKey, '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', path('request.csr'), ...signing, '-extfile', path('extensions'), '-out', files.cert);
  return files;
}

const subject = (name: string): readonly string[] => ['-subj', `/CN=${name}`];
