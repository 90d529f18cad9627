import { createHash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { maxEmailLength } from '@underhall/contract/limits';
import { describeFault, readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The domain as in the HTML standard, with at least one dot. */
const domainPattern = new RegExp(`^${label}(?:\\.${label})+$`);
const maxLocalBytes = 64;

/** Returns the fault of an address as text for the player, or undefined. */
export function faultOfEmail(typed: string): string | undefined {
  const { text, fault } = readText(typedTexts.email, typed);
  if (fault?.kind === 'character') return describeFault(typedTexts.email, fault);
  const [local, domain] = partsOf(text);
  const isGood =
    !fault &&
    Buffer.byteLength(local) <= maxLocalBytes &&
    domainPattern.test(asciiDomain(domain)) &&
    local.length + asciiDomain(domain).length < maxEmailLength;
  return isGood ? undefined : 'This does not look like an e-mail address.';
}

export const isEmailAddress = (typed: string): boolean => faultOfEmail(typed) === undefined;

/** An address as stored. */
export const tidyEmail = (typed: string): string => readText(typedTexts.email, typed).text;

/** Two addresses with the same key are the same mailbox. The domain is in A-labels (IDNA). */
export function emailKey(email: string): string {
  const [local, domain] = partsOf(oldEmailKey(email.replace(/\p{Cf}/gu, '')));
  return domain === '' ? local : `${local}@${asciiDomain(domain)}`;
}

/** The key before domains became A-labels. Some accounts still have it, because their new key is taken. */
export const oldEmailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .toLowerCase();

/** The possible keys of an account with this address, most reliable last. */
export const emailKeys = (email: string): readonly string[] => [emailKey(email), oldEmailKey(email)];

/** SHA-256 of an address in base64url (43 characters), for tables that must not contain the address. */
export const addressDigest = (email: string): string => digestOfKey(emailKey(email));

/**
 * All digests of an address, including those from before domains became A-labels. A stored digest cannot be converted,
 * so lookups have to try all.
 */
export function addressDigests(email: string): readonly string[] {
  const key = emailKey(email);
  const [local, domain] = partsOf(key);
  const keys = [key, oldEmailKey(email), `${local}@${domainToUnicode(domain)}`];
  return [...new Set(keys)].map(digestOfKey);
}

const digestOfKey = (key: string): string => createHash('sha256').update(`address ${key}`).digest('base64url');

/** The parts before and after the last @. The domain is empty if there is no @. */
function partsOf(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** The domain as lower-case A-labels, or just in lower case if that is impossible. */
function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  return /^[\0-\x7f]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}
