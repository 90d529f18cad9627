import { resolve } from 'node:path';
import { describeUrlError } from '../db/hosts.ts';
import type { ValueType } from './setting.ts';

export const text: ValueType<string> = { description: 'text', parse: (_name, value) => value };

export const oneOf = <const Word extends string>(words: readonly Word[]): ValueType<Word> => ({
  description: words.map((word) => `\`${word}\``).join(', '),
  parse(name, value) {
    const found = words.find((word) => word === value);
    if (!found) throw new Error(`${name} is "${value}"; it can be ${words.join(', ')}.`);
    return found;
  },
});

export const onOrOff: ValueType<boolean> = {
  description: '`on`, `off`',
  parse: (name, value) => oneOf(['on', 'off']).parse(name, value) === 'on',
};

type Range = { readonly from?: number; readonly to?: number };

export function wholeNumber({ from, to }: Range = {}): ValueType<number> {
  const range = from === undefined ? '' : to === undefined ? ` of ${from} or more` : ` from ${from} to ${to}`;
  const isInside = (number: number) => (from === undefined || number >= from) && (to === undefined || number <= to);
  return {
    description: `whole number${range}`,
    parse(name, value) {
      const number = Number(value);
      if (/^-?\d+$/.test(value) && isInside(number)) return number;
      throw new Error(`${name} is "${value}"; it has to be a whole number${range}.`);
    },
  };
}

/** A path. A relative path starts at the working directory of the server. */
export const folder: ValueType<string> = { description: 'folder', parse: (_name, value) => resolve(value) };
export const file: ValueType<string> = { description: 'file', parse: (_name, value) => resolve(value) };

export const webAddress: ValueType<string> = {
  description: 'URL',
  parse(name, value) {
    if (!/^https?:/.test(value) || !URL.canParse(value))
      throw new Error(`${name} is "${value}"; it has to be an address like https://game.example.`);
    return value;
  },
};

/** A path, query or account would be lost, because links use only the origin. The error does not repeat the value. */
export const webOrigin: ValueType<string> = {
  description: 'URL without a path',
  parse(name, value) {
    const { pathname, search, hash, username, password } = new URL(webAddress.parse(name, value));
    if (pathname !== '/' || search || hash || username || password)
      throw new Error(
        `${name} has more than a scheme, a host and a port. Set only those, like https://game.example: the game runs at the root of its host.`,
      );
    return value;
  },
};

const words = (value: string): readonly string[] => value.split(/\s+/).filter(Boolean);

export const webAddresses: ValueType<readonly string[]> = {
  description: 'URLs, separated by spaces',
  parse: (name, value) => words(value).map((each) => webAddress.parse(name, each)),
};

export const emailAddress: ValueType<string> = {
  description: 'e-mail address',
  parse(name, value) {
    if (!/^[^\s@<>"',;]+@[^\s@<>"',;]+$/.test(value))
      throw new Error(`${name} is "${value}"; it has to be an e-mail address alone, like no-reply@game.example.`);
    return value;
  },
};

const minSecretLength = 32;

export const secret: ValueType<string> = {
  description: `text of at least ${minSecretLength} characters`,
  parse(name, value) {
    if (value.length < minSecretLength)
      throw new Error(`${name} is too short: give it at least ${minSecretLength} random characters.`);
    return value;
  },
};

export const secrets: ValueType<readonly string[]> = {
  description: `texts of at least ${minSecretLength} characters, separated by spaces`,
  parse: (name, value) => words(value).map((each) => secret.parse(name, each)),
};

/** The error does not repeat the value, which may contain a password. */
export const databaseAddress: ValueType<string> = {
  description: 'PostgreSQL URL',
  parse(name, value) {
    const fault = describeUrlError(value);
    if (fault) throw new Error(`${name} ${fault}`);
    return value;
  },
};

/** The error does not repeat the value, which may contain a password. */
export const smtpAddress: ValueType<string> = {
  description: '`smtp://` or `smtps://` URL',
  parse(name, value) {
    if (!/^smtps?:\/\/[^/]/.test(value) || !URL.canParse(value))
      throw new Error(`${name} cannot be read; it has to be an address like smtp://name:password@mail.example:587.`);
    return value;
  },
};
