import { resolve } from 'node:path';
import { type GoLive, goLive } from './go-live.ts';
import { compile, publish } from './publish.ts';
import { type PublishingClient, publishingClient } from './publishing-client.ts';
import type { PublishingCommand } from './publishing-commands.ts';
import { pull } from './pull.ts';
import { type PublishOptions, readOptions, type Variables } from './read-options.ts';
import { Stop } from './stop.ts';

type Context = Pick<GoLive, 'print' | 'ask'> & {
  readonly variables: Variables;
};

/** Runs a command of `npm run world` that talks to a server. Returns the exit code. */
export async function runPublishing(
  command: PublishingCommand,
  typed: readonly string[],
  { variables, ...terminal }: Context,
): Promise<number> {
  try {
    const options = readOptions(typed, variables);
    const client = publishingClient(options.server, options.token, terminal.print);
    const about = { client, isAgreed: options.isAgreed, ...terminal };
    switch (command) {
      case 'publish':
        await publish({ ...about, named: oneWord(options, 'publish'), note: options.note });
        break;
      case 'versions':
        await printVersions(client, terminal.print);
        break;
      case 'roll-back': {
        const version = numberOf(options);
        const { versions } = await client.call('GET /extra/publishing/versions', {});
        if (versions.some((each) => each.isLive && each.version === version)) {
          terminal.print(`Version ${version} is live already.`);
          break;
        }
        await compile(client, version, terminal.print);
        await goLive(about, version);
        break;
      }
      case 'pull':
        await pull(client, oneWord(options, 'pull'), terminal.print);
        break;
    }
    return 0;
  } catch (failure) {
    if (!(failure instanceof Stop)) throw failure;
    terminal.print(failure.message);
    return 1;
  }
}

async function printVersions({ call }: PublishingClient, print: (line: string) => void): Promise<void> {
  const { versions } = await call('GET /extra/publishing/versions', {});
  for (const { version, publisher, note, createdAt, ...about } of versions) {
    print(`${version}  ${minuteOf(createdAt)}  ${publisher}  ${stateOf(about)}${note === '' ? '' : `  "${note}"`}`);
  }
  if (versions.length === 0) print('Nothing has been published yet.');
}

type VersionState = { readonly isLive: boolean; readonly liveAt?: string; readonly isFailed: boolean };

function stateOf({ isLive, liveAt, isFailed }: VersionState): string {
  if (isLive) return 'live now';
  const state = liveAt === undefined ? 'never live' : `live on ${minuteOf(liveAt)}`;
  return isFailed ? `${state}, does not compile` : state;
}

/** In UTC. */
const minuteOf = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** A folder, or a world file. */
function oneWord({ words }: PublishOptions, command: 'publish' | 'pull'): string {
  const [word, ...more] = words;
  if (more.length > 0) throw new Stop(`"${more[0]}" is too much. Put quotation marks around a name with spaces.`);
  if (word === undefined)
    throw new Stop(`Name the folder: npm run world ${command} -- ../my-world --to https://game.example`);
  return resolve(word);
}

function numberOf({ words }: PublishOptions): number {
  const [word = ''] = words;
  if (words.length === 1 && /^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new Stop('Name the number of a version in the list of "npm run world versions".');
}
