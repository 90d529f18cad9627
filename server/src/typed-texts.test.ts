import { aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from './testing/a-player.ts';
import { aServer } from './testing/a-server.ts';

const server = await aServer({ pack: { ...aWorld().pack, storylets: [aStorylet()] } });
const player = await aPlayer(server);
const { call } = server;
const { storylet } = (await call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token)).body;
const planned = storylet?.childBranches.find(({ id }) => id === ids.ask);
await call('POST /plan/create', { branchId: ids.ask, planKey: planned?.planKey ?? '' }, player.token);

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter((each) =>
  /\p{Cc}/u.test(each),
);
const surrogates = ['\ud800', '\udfff'];

/** The first assigned code point of each general category, and of each script. */
const categories = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cf Co Cn'.split(' ');
const scripts = [
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil',
  'Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Khmer Mongolian',
  'Hiragana Katakana Bopomofo Han Yi Gothic Deseret Tifinagh Adlam Osage Vai Javanese Balinese Tagalog Coptic',
]
  .join(' ')
  .split(' ');
const all = Array.from({ length: 0xf0000 }, (_, code) => String.fromCodePoint(code));
const firstOf = (property: string): string => {
  const pattern = new RegExp(`\\p{${property}}`, 'u');
  return all.find((each) => pattern.test(each)) ?? '';
};
const samples = [
  ...controls,
  ...surrogates,
  ...categories.map((category) => firstOf(`gc=${category}`)),
  ...scripts.map((script) => firstOf(`sc=${script}`)),
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufeff',
];

type Written = { readonly reply: { readonly isSuccess: boolean }; readonly stored?: unknown };

/** Sends a text to a field. If the server accepts it, `stored` is what a later request reads. */
const fields: Readonly<Record<string, (text: string) => Promise<Written>>> = {
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
  logIn: async (text) => ({ reply: (await call('POST /login', { email: text, password: text })).body }),
};

test.each(Object.entries(fields))(
  '%s stores each accepted text unchanged, and answers every character',
  async (field, write) => {
    for (const character of samples) {
      const typed = `ab${character}cd`;
      const { reply, stored } = await write(typed);
      const about = `${field} U+${character.codePointAt(0)?.toString(16)} ${JSON.stringify(reply)}`;
      expect(reply.isSuccess, about).toEqual(expect.any(Boolean));
      if (reply.isSuccess && stored !== undefined) expect(stored, about).toEqual(normalized(typed));
      if (reply.isSuccess && stored !== undefined) expect(stored, about).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
    }
  },
);

/** In Unicode NFC. Tabs and line breaks have one form each, and spaces of any width may become the usual one. */
const normalized = (typed: string): unknown => {
  const text = typed
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[\r\u2028\u2029]/g, '\n');
  return expect.toSatisfy((stored: unknown) => [text, text.replace(/\p{Zs}/gu, ' ')].some((each) => each === stored));
};
