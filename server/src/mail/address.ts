import { createHash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { maxEmailLength } from '@underhall/contract/limits';
import { describeFault, readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The domain as in the HTML standard, with at least one dot. */
const domainPattern = new RegExp(`^${label}(?:\\.${label})+$`);
const maxLocalBytes = 64;

/** What is wrong with an address, for the player. Undefined if nothing is. */
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

/** The key before domains became A-labels. Accounts whose new key is taken still have it. */
export const oldEmailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .toLowerCase();

/** The keys under which an account of this address may be stored, the surest last. */
export const emailKeys = (email: string): readonly string[] => [emailKey(email), oldEmailKey(email)];

/** SHA-256 of an address in base64url (43 characters), for tables that must not contain the address. */
export const addressDigest = (email: string): string => digestOfKey(emailKey(email));

/**
 * Every digest that may stand for an address: also those from before domains became A-labels, which nobody can compute
 * from a stored digest.
 */
export function addressDigests(email: string): readonly string[] {
  const key = emailKey(email);
  const [local, domain] = partsOf(key);
  const keys = [key, oldEmailKey(email), `${local}@${domainToUnicode(domain)}`];
  return [...new Set(keys)].map(digestOfKey);
}

const digestOfKey = (key: string): string => createHash('sha256').update(`address ${key}`).digest('base64url');

/** The parts before and after the last @. Without one, the domain is empty. */
function partsOf(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** The domain in A-labels, lower case. As it is if it has no such form. */
function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase();
  return /^[\0-\x7f]*$/.test(lower) ? lower : domainToASCII(lower) || lower;
}
