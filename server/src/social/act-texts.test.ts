import type { Act, Pack } from '@underhall/engine';
import { expect, test } from 'vitest';
import { aConfirmedPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs } from '../testing/a-world-of-acts.ts';

const otherName = { kind: 'name', of: 'other' } as const;
const texts: Partial<Act> = {
  senderHtml: ['<p>You poured for ', otherName, '.</p>'],
  targetHtml: ['<p>', otherName, ' poured for you.</p>'],
};
const pack = aWorldOfActs();
const withTexts: Pack = {
  ...pack,
  acts: pack.acts.map((act) => (act.id === acts.plain ? { ...act, ...texts } : act)),
};
const server = await aServer({ pack: withTexts });
const { call, deps } = server;
const { invite, messagesOf } = amongActs(server);

test('each player reads their own text of an accepted act, with the name of the other', async () => {
  const { host, guest } = await accepted(acts.plain);

  expect(await acceptedText(host)).toContain(`<p>You poured for ${guest.name}.</p>`);
  expect(await acceptedText(guest)).toContain(`<p>${host.name} poured for you.</p>`);
});

test('without texts for the sides both read the acceptance', async () => {
  const { host, guest } = await accepted(acts.together);

  expect(await acceptedText(host)).toContain('<p>You came.</p>');
  expect(await acceptedText(guest)).toContain('<p>You came.</p>');
});

test('the ledger of neither player contains the name of the other', async () => {
  const { host, guest } = await accepted(acts.plain);
  for (const [player, other] of [
    [host, guest],
    [guest, host],
  ] as const) {
    const { version = 0 } = (await deps.characters.load(player.characterId)) ?? {};
    const changes = await deps.characters.changesOf(player.characterId, version);

    expect(changes.at(-1)).toMatchObject({ kind: 'invitation over', how: 'accepted' });
    expect(JSON.stringify(changes)).not.toContain(other.name);
  }
});

async function accepted(act: number) {
  const [host, guest] = [await aConfirmedPlayer(server), await aConfirmedPlayer(server)];
  const id = await invite(host, act, guest);
  await call('POST /messages/acceptinvitation', { id }, guest.token);
  return { host, guest };
}

const acceptedText = async (player: Parameters<typeof messagesOf>[0]) =>
  (await messagesOf(player)).feedMessages.find(({ type }) => type === 'AcceptedMessage')?.description;
