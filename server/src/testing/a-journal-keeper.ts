import type { JournalPage, JournalPart, JournalQuery } from '@underhall/contract';
import type { Storylet } from '@underhall/engine';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { aPlayer } from './a-player.ts';
import { aServer, type TestServer } from './a-server.ts';

const told = {
  title: 'The Last & Best Lamp',
  descriptionHtml: '<p>He lights <em>yours</em>.</p>',
  image: 'wick',
  effects: [],
  reveal: [],
  journal: true,
} as const;

/** The lamplighter's storylet, which costs nothing and repeats. Its result can be saved to the journal. */
export const aTellingStorylet = (): Storylet =>
  aStorylet({
    descriptionHtml: '<p>He has a ladder.</p>',
    branches: [aBranch({ cost: 0, outcomes: { always: told } })],
  });

export const aTellingServer = (): Promise<TestServer> =>
  aServer({ pack: aWorld({ storylets: [aTellingStorylet()] }).pack });

/** A player who plays, saves results to the journal, and reads them. */
export async function aJournalKeeper(server: TestServer) {
  const { app, call } = server;
  const player = await aPlayer(server);
  const { token, name } = player;
  const share = async (message?: string) =>
    (
      await call(
        'POST /profile/share',
        { contentClass: 'EventConclusion', contentKey: ids.lamplighter, ...(message !== undefined && { message }) },
        token,
      )
    ).body;
  const hear = async () => {
    await call('POST /storylet', {}, token);
    await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
    return (await call('POST /storylet/choosebranch', { branchId: ids.ask }, token)).body;
  };
  /** Sends the query as a browser does. Without a token, calls as a visitor. */
  const get = async (
    path: string,
    query: Partial<JournalQuery & { after: number }> = {},
    by: string | null = token,
  ) => {
    const text = new URLSearchParams(
      Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    );
    const headers = by === null ? {} : { authorization: `Bearer ${by}` };
    const answer = await app.inject({ url: `/api${path}?${text}`, headers });
    return {
      status: answer.statusCode,
      body: answer.json() as JournalPage & Pick<JournalPart, 'count'> & { readonly message?: string },
    };
  };
  return {
    ...player,
    share,
    hear,
    get,
    read: async (query: Partial<JournalQuery> = {}) => (await get('/journal', query)).body,
    asVisitor: (query: Partial<JournalQuery> = {}) => get('/journal', { characterName: name, ...query }, null),
    /** Plays and saves `count` results, titled 1, 2 and so on. */
    async setDown(count: number) {
      for (let each = 1; each <= count; each++) {
        await hear();
        await share(`${each}`);
      }
      return (await get('/journal', { sortBy: 1 })).body.entries.map(({ id }) => id);
    },
    async makeTag(tag: string) {
      return (await call('POST /journal/tag/create', { name: tag }, token)).body.tag.id;
    },
    keepPrivate: (value: boolean) => call('POST /character/profileprivacy/:value', { value }, token),
  };
}
