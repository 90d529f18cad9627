import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { quote } from '@underhall/language';
import type { PublishingCommand } from './publishing-commands.ts';
import { Stop } from './stop.ts';
import { typedAs } from './typed-as.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export type PublishOptions = {
  /** What stands after the command: a folder, a file or a number. */
  readonly words: readonly string[];
  /** Without a path. */
  readonly server: URL;
  readonly token: string;
  readonly note: string;
  readonly isAgreed: boolean;
};

const options = {
  to: { type: 'string' },
  note: { type: 'string' },
  world: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** @throws Stop if the address or the token is missing or unsafe */
export function readOptions(
  command: PublishingCommand,
  typed: readonly string[],
  variables: Variables,
  print: (line: string) => void,
): PublishOptions {
  const { values, positionals } = parse(typed);
  if (values.to === undefined)
    // npm takes options before "--" for itself.
    throw new Stop(`Name the server, after "--": ${typedAs(command, 'https://game.example', ...positionals)}`);
  if (values.to === '') throw emptyAddress();
  return {
    words: values.world === undefined ? positionals : [values.world, ...positionals],
    server: readAddress(values.to),
    token: readToken(variables, print),
    note: values.note ?? '',
    isAgreed: values.yes ?? false,
  };
}

function parse(typed: readonly string[]) {
  if (typed.some((word) => /^--token(=|$)/.test(word)))
    throw new Stop(
      'No command takes the token as an argument, because other programs could read it there. Save it in a file that only you can read, and name that file in PUBLISH_TOKEN_FILE. If you have typed a real token, ask the operator to replace it.',
    );
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (failure) {
    if (/'--to( <value>)?' argument/.test((failure as Error).message)) throw emptyAddress();
    const [sentence] = (failure as Error).message.split('. ');
    throw new Stop(`${sentence}. "npm run world help" lists the commands.`);
  }
}

/** A shell leaves out a variable that is not set. */
const emptyAddress = () =>
  new Stop(
    'The address after --to is empty. If you wrote $GAME, set it in this terminal: export GAME=https://game.example',
  );

/** The token would travel in clear text over http, except within this machine. */
function readAddress(text: string): URL {
  const server = URL.parse(text);
  if (!server || server.host === '')
    throw new Stop(`"${text}" is no address. Write it with https: --to https://game.example`);
  const isSafe = server.protocol === 'https:' || (server.protocol === 'http:' && isThisMachine(server.hostname));
  if (!isSafe)
    throw new Stop(`The token is only sent over https, or within this machine. Use https for ${server.host}.`);
  if (server.username !== '' || server.password !== '')
    throw new Stop('The address may contain no name and no password.');
  return new URL(server.origin);
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

function readToken(
  { PUBLISH_TOKEN_FILE: file, PUBLISH_TOKEN: direct }: Variables,
  print: (line: string) => void,
): string {
  const token = file ? readTokenFile(file, print) : (direct ?? '').trim();
  if (token === '')
    throw new Stop(
      'A publish token is missing. Save it in a file that only you can read, and name that file in PUBLISH_TOKEN_FILE. The operator of the game makes one.',
    );
  return token;
}

/** Permissions of other users than the owner. Windows has none of them. */
const permissionsOfOthers = 0o077;

function readTokenFile(file: string, print: (line: string) => void): string {
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & permissionsOfOthers) !== 0)
      print(`Other users of this machine may read the token. To keep it to yourself: chmod 600 ${quote(file)}`);
    return readFileSync(file, 'utf8').trim();
  } catch (failure) {
    throw new Stop(`The file in PUBLISH_TOKEN_FILE cannot be read: ${(failure as Error).message}.`);
  }
}
