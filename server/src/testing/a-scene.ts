import { randomBytes } from 'node:crypto';
import type { Calls, SignInProvider } from '@underhall/contract';
import type { Character } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { aPlayer, confirmAddresses, type TestPlayer } from './a-player.ts';
import { credentialOf } from './a-provider-visit.ts';
import type { TestServer } from './a-server.ts';
import { wholeIds } from './a-whole-world.ts';
import { changeCharacter } from './changed-character.ts';

/** A call that changes something, and the token of its caller. */
export type Occasion = { readonly body: object; readonly token?: string };
export type Arrange = (server: TestServer) => Promise<Occasion>;

const hour = 3_600_000;

/** Eight characters that no other name has. */
export const uniqueName = () => randomBytes(4).toString('hex');

/** A call by a player who has everything in the whole world. `prepare` adds to its body, `about` to the character. */
export const player =
  (
    body: object,
    prepare: (its: Scene) => Promise<unknown> = async () => ({}),
    about: Partial<Character> = {},
  ): Arrange =>
  async (server) => {
    const its = await aScene(server, about);
    return { body: { ...body, ...((await prepare(its)) as object) }, token: its.player.token };
  };

/** A player on a server, and their calls: `ask` throws if one is refused. */
export type Scene = {
  readonly server: TestServer;
  readonly player: TestPlayer;
  readonly ask: <Name extends keyof Calls>(
    name: Name,
    body: Calls[Name]['body'],
    by?: TestPlayer,
  ) => Promise<Calls[Name]['reply']>;
};

async function aScene(server: TestServer, about: Partial<Character> = {}): Promise<Scene> {
  const somebody = await aPlayer(server);
  const agents = [{ agent: wholeIds.agent, lent: [], reports: 0 }];
  await changeCharacter(server, somebody.characterId, () => ({
    story: { phase: 'Available' },
    lodging: 1,
    fate: 500,
    agents,
    ...about,
  }));
  const ask: Scene['ask'] = async (name, body, by = somebody) => {
    const { body: said } = await server.call(name, body, by.token);
    if (said.isSuccess === false) throw new Error(`${name}: ${said.message}`);
    return said;
  };
  return { server, player: somebody, ask };
}

export const dueStory = { timers: [{ story: wholeIds.due, dueAt: 1, seed: 1 }] };

/** A day's absence that ended an hour ago, with news that the player has not seen. */
export const endedAbsence = async ({ server: { deps, database }, player: { characterId } }: Scene) => {
  const until = (await deps.now()) - hour;
  const from = until - 24 * hour;
  const ending = {
    name: 'test-end-absence',
    text: `insert into visits (character_id, seen_at, away_from, away_until) values ($1, $3, $2, $3)
      on conflict (character_id) do update set away_from = $2, away_until = $3`,
  };
  await database.run(ending, [characterId, from, until]);
  return { since: new Date(from).toISOString() };
};

/** Begins the storylet of the lamplighter. */
export const begin = async ({ ask }: Scene, by?: TestPlayer) => {
  await ask('POST /storylet/begin', { eventId: ids.lamplighter }, by);
};
export const choose = async (its: Scene, branchId: number, by?: TestPlayer) => {
  await begin(its, by);
  return its.ask('POST /storylet/choosebranch', { branchId }, by);
};
/** The ID of a journal entry that the player has saved. */
export const entry = async (its: Scene) => {
  await choose(its, wholeIds.told);
  await its.ask('POST /profile/share', { contentClass: 'EventConclusion', contentKey: ids.lamplighter });
  return (await its.ask('GET /journal', {})).entries[0]?.id ?? 0;
};
export const tag = async ({ ask }: Scene) => (await ask('POST /journal/tag/create', { name: 'Kept' })).tag.id;
export const outfit = async ({ ask }: Scene) => (await ask('GET /outfit', {})).outfits[0]?.id ?? 0;
/** A plan that the player could make. */
export const plan = async (its: Scene) => {
  await begin(its);
  const { storylet } = await its.ask('POST /storylet', {});
  const branch = storylet?.childBranches.find(({ id }) => id === wholeIds.told);
  return { branchId: branch?.id ?? 0, planKey: branch?.planKey ?? '' };
};
/** A body that identifies one of the player's plans. */
export const existingPlan = async (its: Scene) => {
  const made = await plan(its);
  await its.ask('POST /plan/create', made);
  return { branchId: made.branchId };
};
/** Both have confirmed addresses. */
export const friend = async (its: Scene) => {
  const other = await aPlayer(its.server);
  await confirmAddresses(its.server.database);
  await its.ask('POST /contact/addcontact', { userName: other.userName });
  return other;
};
/** The ID of an invitation that the first player sent to another. */
export const invitedByFirstPlayer = async (its: Scene) => {
  const guest = await friend(its);
  await choose(its, wholeIds.asking);
  await its.ask('POST /storylet/sendinternalsocialact', {
    branchId: wholeIds.asking,
    targetCharacterId: guest.characterId,
  });
  const id = (await its.server.deps.invitations.openFrom(its.player.characterId)).at(-1)?.id ?? 0;
  return { guest, id };
};
/** Like `invitedByFirstPlayer`, but the first player received the invitation. */
export const invitedFirstPlayer: Arrange = async (server) => {
  const its = await aScene(server);
  const { guest, id } = await invitedByFirstPlayer(its);
  return { body: { id }, token: guest.token };
};
/** A body that identifies a message in the player's inbox. */
export const inboxMessage = async ({ server, player: { characterId } }: Scene) => {
  const text = `insert into messages (character_id, version, place, title, html, at)
    values ($1, 0, 0, 'A Note', '<p>Come.</p>', now()) returning id`;
  const [row] = await server.database.run<{ id: number }>({ name: 'test-letter', text }, [characterId]);
  return { id: row?.id ?? 0 };
};
/** The agent on a plot of five actions, of which it has received `elapsed`. */
export const onPlot = (elapsed: number) => ({
  agents: [{ agent: wholeIds.agent, lent: [], reports: 0, plot: { id: wholeIds.errand, elapsed } }],
});
/** The agent, who has borrowed the cane. */
export const lent = { agents: [{ agent: wholeIds.agent, lent: [wholeIds.cane], reports: 0 }] };

/** The token of a new player who signed in with a provider and has no password. */
export const aGuestsToken = async (server: TestServer): Promise<string> =>
  (await server.call('POST /google/fedcmcallback', { token: await newcomersCredential(server, 'Google') })).body.jwt;

export const linkedPlayer = (provider: SignInProvider): Arrange =>
  player({}, async ({ server, ask }) => {
    await confirmAddresses(server.database);
    const credential = await newcomersCredential(server, provider);
    const links: Readonly<Record<SignInProvider, () => Promise<unknown>>> = {
      Facebook: () => ask('POST /facebook/link', { authResponse: { signedRequest: credential } }),
      Google: () => ask('POST /google/fedcmlink', { token: credential }),
      Apple: () => ask('POST /apple/link', { authResponse: { authorization: { id_token: credential } } }),
    };
    await links[provider]();
  });

/** The credential of a person whom a provider vouches for and who has no account yet. */
export const newcomersCredential = (server: TestServer, provider: SignInProvider): Promise<string> =>
  credentialOf(server, provider, {
    name: `Guest ${uniqueName()}`,
    email: `${uniqueName()}@p.example`,
    isEmailVerified: true,
  });
