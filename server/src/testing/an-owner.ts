import { createHash } from 'node:crypto';
import {
  aBranch,
  aConcern,
  aGarment,
  anAct,
  anAgent,
  aPlot,
  aQuality,
  aStorylet,
  aWorld,
  ids,
} from '@underhall/engine/testing';
import { aJournalKeeper, aTellingStorylet } from './a-journal-keeper.ts';
import { aPlayer, confirmAddresses, type TestPlayer } from './a-player.ts';
import { aServer, type TestServer } from './a-server.ts';
import { acts, amongActs, branchOf } from './a-world-of-acts.ts';
import { changeCharacter } from './changed-character.ts';

/** A text in everything that only the owner may see. */
export const ownersText = 'hers alone';

/** Numbers that no row of the database has by chance. */
const its = { agent: 7031, errand: 7006, cane: 7111, salon: 7030, report: 7041, heard: 7054 } as const;

const lamplighter = aTellingStorylet();
const asking = aBranch({ id: branchOf(acts.leading), act: acts.leading, cost: 0 });

/** A server whose world has all that an owner can have: a journal entry, an agent with a plot, an act for two. */
export const aServerForOwners = (): Promise<TestServer> =>
  aServer({
    pack: aWorld({
      storylets: [
        { ...lamplighter, branches: [...lamplighter.branches, asking] },
        aStorylet({ id: its.salon, deck: 'never', name: 'A Salon' }),
        aStorylet({ id: its.report, deck: 'never', canGoBack: false, branches: [aBranch({ id: its.heard })] }),
      ],
      pack: {
        qualities: [aQuality({ id: ids.watchful }), { ...aGarment(its.cane, 'Weapon'), name: 'Cane', loanable: true }],
        agents: [anAgent({ id: its.agent })],
        concerns: [
          aConcern({ plots: [aPlot({ id: its.errand, name: 'Carry a Letter', actions: 5, report: its.report })] }),
        ],
        acts: [anAct({ id: acts.leading, leadsTo: its.salon })],
      },
    }).pack,
  });

export const readRows = <Row extends object>(
  { database }: Pick<TestServer, 'database'>,
  text: string,
  ...values: readonly unknown[]
): Promise<Row[]> =>
  database.run<Row>({ name: createHash('sha256').update(text).digest('hex').slice(0, 40), text }, values);

/** A player with something of every kind that has an ID, and those IDs. */
export async function anOwner(server: TestServer) {
  const { call, database } = server;
  const owner = await aJournalKeeper(server);
  const { token, name, characterId } = owner;
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  const open = (await call('POST /storylet', {}, token)).body.storylet;
  const branch = open?.childBranches[0];
  const plan = { branchId: branch?.id ?? 0, planKey: branch?.planKey ?? '' };
  await call('POST /plan/create', plan, token);
  await call('POST /plan/update', { branchId: plan.branchId, notes: ownersText, refresh: false }, token);
  await call('POST /extra/notes', { kind: 'branch', id: plan.branchId, words: ownersText }, token);
  const tag = await owner.makeTag(`${ownersText} tag`);
  await owner.hear();
  await owner.share(ownersText);
  const entry = (await owner.read()).entries[0]?.id ?? 0;
  await call('POST /journal/tag/attach', { entryId: entry, tagId: tag }, token);
  const { outfits } = (await call('GET /outfit', {}, token)).body;
  const of = 'select account_id::int as id from roster where character_id = $1';
  const account = (await readRows<{ id: number }>(server, of, characterId))[0]?.id ?? 0;
  const insertMessage = `insert into messages (character_id, version, place, title, html, at)
    values ($1, 0, 0, $2, $2, now()) returning id`;
  const [message] = await readRows<{ id: number }>(server, insertMessage, characterId, ownersText);
  const [friend, foe] = await Promise.all([aPlayer(server), aPlayer(server)]);
  await confirmAddresses(database);
  const invitations = await inviteEachOther(server, owner, friend);
  await call('POST /contact/addcontact', { userName: friend.name }, token);
  await call('POST /extra/block', { name: foe.name }, token);
  await call('POST /extra/company', { contactsOnly: true }, token);
  await call('POST /extra/report', { kind: 'name', name: foe.name, reason: ownersText }, token);
  await serve(server, owner);
  const rows = [account, entry, tag, message?.id ?? 0, ...outfits.map(({ id }) => id), ...invitations];
  const numbers = [characterId, friend.characterId, foe.characterId, plan.branchId, ...rows, its.agent, its.cane];
  return { ...owner, account, numbers: [...new Set(numbers)], texts: [name, owner.userName, owner.email] };
}

/**
 * Each invites the other with the owner's text. The invitation that the owner accepted moved her into a storylet.
 * Returns the IDs of the three invitations.
 */
async function inviteEachOther(server: TestServer, owner: TestPlayer, friend: TestPlayer): Promise<readonly number[]> {
  const { choose, send } = amongActs(server);
  const ask = async (host: TestPlayer, guest: TestPlayer) => {
    await choose(host, acts.leading);
    const { isSuccess, message } = await send(host, acts.leading, guest, ownersText);
    if (!isSuccess) throw new Error(`nobody was asked: ${message}`);
    return (await server.deps.invitations.openFrom(host.characterId)).at(-1)?.id ?? 0;
  };
  const accepted = await ask(friend, owner);
  const { body } = await server.call('POST /messages/acceptinvitation', { id: accepted }, owner.token);
  if (!body.isSuccess) throw new Error(`not accepted: ${body.message}`);
  return [accepted, await ask(friend, owner), await ask(owner, friend)];
}

/** Gives her an agent who is back from a plot and has borrowed an item. */
const serve = (server: TestServer, { characterId }: TestPlayer): Promise<void> =>
  changeCharacter(server, characterId, () => ({
    agents: [{ agent: its.agent, lent: [its.cane], reports: 0, plot: { id: its.errand, elapsed: 5 } }],
  }));
