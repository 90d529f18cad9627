import { aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { test } from 'vitest';
import { aPlayer } from './testing/a-player.ts';
import { anUploadedFile, aPublishToken } from './testing/a-publisher.ts';
import { aServer } from './testing/a-server.ts';
import { expectReadBack, type WritableFields } from './testing/typed-samples.ts';

const server = await aServer({ pack: { ...aWorld().pack, storylets: [aStorylet()] } });
const player = await aPlayer(server);
const { call } = server;
const { storylet } = (await call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token)).body;
const planned = storylet?.childBranches.find(({ id }) => id === ids.ask);
await call('POST /plan/create', { branchId: ids.ask, planKey: planned?.planKey ?? '' }, player.token);

const publishToken = await aPublishToken(server);
const uploaded = await anUploadedFile({ server, token: publishToken });

const fields: WritableFields = {
  async description(text) {
    const { body } = await call('POST /profile/update', { newDescription: text }, player.token);
    const shown = await call('GET /profile', { characterName: player.name });
    return { reply: body, stored: shown.body.profileDescription };
  },
  async outfitName(text) {
    const { body } = await call('POST /outfit/rename', { outfitId: 1, newName: text }, player.token);
    const { outfits } = (await call('GET /outfit', {}, player.token)).body;
    return { reply: body, stored: outfits.find(({ id }) => id === 1)?.name };
  },
  async note(text) {
    const subject = { kind: 'storylet', id: ids.lamplighter } as const;
    const { body } = await call('POST /extra/notes', { ...subject, words: text }, player.token);
    const { notes } = (await call('GET /extra/notes', {}, player.token)).body;
    return { reply: body, stored: notes[0]?.words };
  },
  async planNote(text) {
    const asked = { branchId: ids.ask, notes: text, refresh: false };
    const { body } = await call('POST /plan/update', asked, player.token);
    const { active } = (await call('GET /plan', {}, player.token)).body;
    return { reply: body, stored: active[0]?.notes };
  },
  async tagName(text) {
    const { body } = await call('POST /journal/tag/create', { name: text }, player.token);
    const { tags } = (await call('GET /journal/tag', {}, player.token)).body;
    const [tag] = tags;
    if (tag) await call('POST /journal/tag/delete', { tagId: tag.id }, player.token);
    return { reply: body, stored: tag?.name };
  },
  async userName(text) {
    const typed = { userName: text, emailAddress: `${text}@`, password: text };
    return { reply: (await call('POST /register/emailregisteruser', typed)).body };
  },
  async characterName(text) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/register/characternameavailable',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(text),
    });
    return { reply: { ...reply.json(), isSuccess: reply.statusCode < 500 } };
  },
  search: async (text) => ({ reply: (await call('GET /journal', { search: text }, player.token)).body }),
  profileName: async (text) => ({ reply: (await call('GET /profile', { characterName: text }, player.token)).body }),
  contact: async (text) => ({ reply: (await call('POST /contact/addcontact', { userName: text }, player.token)).body }),
  reportReason: async (text) => {
    const report = { kind: 'name', name: player.name, reason: text } as const;
    return { reply: (await call('POST /extra/report', report, player.token)).body };
  },
  accessCode: async (text) => ({
    reply: (await call('POST /accesscode/processaccesscode', { accessCodeName: text }, player.token)).body,
  }),
  versionNote: async (text) => {
    const body = { files: uploaded, note: text };
    const { body: reply } = await call('POST /extra/publishing/finish', body, publishToken);
    const { versions } = (await call('GET /extra/publishing/versions', {}, publishToken)).body;
    return { reply, stored: versions[0]?.note };
  },
  logIn: async (text) => ({ reply: (await call('POST /login', { email: text, password: text })).body }),
};

test.each(Object.entries(fields))(
  '%s stores each accepted text unchanged, and answers every character',
  async (field, write) => void (await expectReadBack(field, write)),
);
