import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aJournalKeeper, aTellingServer } from './testing/a-journal-keeper.ts';
import { aConfirmedPlayer, aPlayer, password } from './testing/a-player.ts';
import { aServer } from './testing/a-server.ts';
import { aWholeWorld, wholeIds } from './testing/a-whole-world.ts';
import { expectReadBack, type WritableFields } from './testing/typed-samples.ts';

const server = await aServer({ pack: aWholeWorld() });
const { call } = server;
const [host, guest] = [await aConfirmedPlayer(server), await aPlayer(server)];
const keeper = await aJournalKeeper(await aTellingServer());

let accounts = 0;
const openAccount = async (userName: string) => {
  const emailAddress = `typed.${++accounts}@example.org`;
  return (await call('POST /register/emailregisteruser', { userName, emailAddress, password })).body;
};

/** Chooses a branch of the host's storylet, from any phase of the story. */
async function choose(branchId: number) {
  for (const _ of [1, 2]) await call('POST /storylet/goback', {}, host.token);
  await call('POST /storylet', {}, host.token);
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, host.token);
  return (await call('POST /storylet/choosebranch', { branchId }, host.token)).body;
}

const fields = {
  async userName(text: string) {
    const reply = await openAccount(text);
    return { reply, ...(reply.isSuccess && { stored: reply.user.name }) };
  },
  async characterName(text: string) {
    const { jwt } = await openAccount(`typist ${accounts}`);
    const asked = { userName: text, gender: 'Indistinct', avatar: 'beardy' } as const;
    const { body } = await call('POST /register/createcharacter', asked, jwt);
    if (!body.isSuccess) return { reply: body };
    return { reply: body, stored: (await call('GET /character/myself', {}, body.jwt)).body.character.name };
  },
  async qualityName(text: string) {
    const { rename } = await choose(wholeIds.naming);
    const qualityPossessedId = rename?.namableQualitiesPossessed[0]?.qualityPossessedId ?? 0;
    const naming = { branchId: wholeIds.naming, qualityPossessedId, name: text };
    const { body } = await call('POST /storylet/renamequality', naming, host.token);
    const { possessions } = (await call('GET /character/myself', {}, host.token)).body;
    const dog = possessions.flatMap((group) => group.possessions).find(({ id }) => id === wholeIds.dog);
    return { reply: body, stored: dog?.name };
  },
  async message(text: string) {
    await choose(wholeIds.asking);
    const sending = { branchId: wholeIds.asking, targetCharacterId: guest.characterId, userMessage: text };
    const { body } = await call('POST /storylet/sendinternalsocialact', sending, host.token);
    const [shown] = (await call('GET /messages', {}, guest.token)).body.interactions;
    if (shown) await call('POST /messages/cancelinvitation', { id: shown.id }, host.token);
    const quoted = /<p class="quoted">(.*?)<\/p>/su.exec(shown?.description ?? '')?.[1];
    return { reply: body, stored: quoted?.replaceAll('<br>', '\n') };
  },
  async title(text: string) {
    await keeper.hear();
    const reply = await keeper.share(text);
    const [entry] = (await keeper.read()).entries;
    return { reply, stored: entry?.eventName };
  },
} satisfies WritableFields;

const { userName, characterName, ...texts } = fields;

test.each(Object.entries(texts))(
  '%s stores each accepted text unchanged, and answers every character',
  { timeout: 120_000 },
  async (field, write) => {
    expect(await expectReadBack(field, write)).toBeGreaterThan(20);
  },
);

test.each(Object.entries({ userName, characterName }))(
  '%s stores each accepted name unchanged, within one script and beside Latin letters',
  { timeout: 120_000 },
  async (field, write) => {
    expect(await expectReadBack(field, write)).toBeGreaterThan(10);
    expect(await expectReadBack(field, write, (character) => character.repeat(3))).toBeGreaterThan(25);
  },
);
