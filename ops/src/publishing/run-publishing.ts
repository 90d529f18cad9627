import { resolve } from 'node:path';
import { goLiveAgain, listVersions } from './go-live.ts';
import { publish } from './publish.ts';
import { publishingClient } from './publishing-client.ts';
import type { PublishingCommand } from './publishing-commands.ts';
import { pull } from './pull.ts';
import { type PublishOptions, readOptions, type Variables } from './read-options.ts';
import type { Session } from './session.ts';
import { NoReply, Stop } from './stop.ts';
import { typedAs } from './typed-as.ts';

type Context = Pick<Session, 'print' | 'ask'> & {
  readonly variables: Variables;
  readonly signal?: AbortSignal;
};

/** As a shell reports a command that Ctrl-C has ended. */
const interrupted = 130;

/** Runs a command of `npm run world` that talks to a server. Returns the exit code. */
export async function runPublishing(
  command: PublishingCommand,
  typed: readonly string[],
  { variables, signal = new AbortController().signal, ...terminal }: Context,
): Promise<number> {
  let left = 'Nothing on the server was changed, and you can repeat the command.';
  let address = 'URL';
  /** A server does not know under which address an author reaches it. */
  const print = (line: string) => terminal.print(line.replaceAll('--to URL', `--to ${address}`));
  try {
    const options = readOptions(command, typed, variables, print);
    const { server, token, isAgreed } = options;
    address = server.origin;
    const client = publishingClient({ server, token, print, signal });
    const leave = (sentence: string): void => {
      left = sentence;
    };
    await run(command, options, { ...terminal, client, server, print, isAgreed, signal, leave });
    return 0;
  } catch (failure) {
    if (signal.aborted) {
      print(`\nInterrupted. ${left}`);
      return interrupted;
    }
    if (failure instanceof NoReply) print(`${failure.message} ${left}`);
    else if (failure instanceof Stop) print(failure.message);
    else throw failure;
    return 1;
  }
}

function run(command: PublishingCommand, options: PublishOptions, session: Session): Promise<void> {
  switch (command) {
    case 'publish':
      return publish(session, { named: oneWord(options, 'publish'), note: options.note });
    case 'versions':
      return printVersions(session);
    case 'go-live':
    case 'roll-back':
      return goLiveAgain(session, numberOf(options));
    case 'pull':
      return pull(session.client, oneWord(options, 'pull'), session.print);
  }
}

const inWords = {
  live: 'live now',
  replaced: 'live on',
  failed: 'failed',
  refused: 'refused',
  'never live': 'never live',
} as const;

async function printVersions(session: Session): Promise<void> {
  const versions = await listVersions(session);
  for (const { version, publisher, note, createdAt, liveAt, state } of versions) {
    const when = state === 'replaced' && liveAt !== undefined ? ` ${minuteOf(liveAt)}` : '';
    const about = `${version}  ${minuteOf(createdAt)}  ${publisher}  ${inWords[state]}${when}`;
    session.print(`${about}${note === '' ? '' : `  "${note}"`}`);
  }
  if (versions.length === 0) session.print('Nothing has been published yet.');
}

/** In UTC. */
const minuteOf = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** A folder, or a world file. */
function oneWord({ words }: PublishOptions, command: 'publish' | 'pull'): string {
  const [word, ...more] = words;
  if (more.length > 0) throw new Stop(`"${more[0]}" is too much. Put quotation marks around a name with spaces.`);
  if (word === undefined) throw new Stop(`Name the folder: ${typedAs(command, 'https://game.example', '../my-world')}`);
  return resolve(word);
}

function numberOf({ words }: PublishOptions): number {
  const [word = ''] = words;
  if (words.length === 1 && /^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new Stop('Name the number of a version in the list of "npm run world versions".');
}
