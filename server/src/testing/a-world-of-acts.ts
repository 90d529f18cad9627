import type { Pack } from '@underhall/engine';
import { aBranch, anAct, aQuality, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import type { TestPlayer } from './a-player.ts';
import type { TestServer } from './a-server.ts';

/** The acts of the world. The branch of act n has the number 10,000 + n. */
export const acts = { plain: 1, needy: 2, together: 3, once: 4, leading: 5, outside: 6, outsideLater: 7 } as const;

export const branchOf = (act: number): number => 10_000 + act;
/** The storylet into which `leading` moves the guest who accepts. */
export const salon = 30;

const gain = (quality: number) => ({ kind: 'change', quality, by: 1 }) as const;
const favoured = [{ kind: 'level', quality: ids.favour, atLeast: 1 }] as const;
const learned = [{ kind: 'level', quality: ids.lens, atLeast: 1 }] as const;

/** A world with an act of each kind. The host gains a secret, the guest a favour. */
export const aWorldOfActs = (): Pack => {
  const act = (id: number, about: Parameters<typeof anAct>[0] = {}) =>
    anAct({
      id,
      name: `Act ${id}`,
      inviteHtml: 'Come &amp; see.',
      acceptHtml: 'You came.',
      onSender: [gain(ids.secret)],
      onTarget: [gain(ids.favour)],
      ...about,
    });
  return aWorld({
    storylets: [
      aStorylet({
        branches: Object.values(acts).map((id) => aBranch({ id: branchOf(id), act: id, cost: 0 })),
      }),
      aStorylet({ id: salon, deck: 'never', name: 'A Salon' }),
    ],
    pack: {
      qualities: [ids.watchful, ids.secret, ids.favour, ids.lens].map((id) => aQuality({ id })),
      acts: [
        act(acts.plain),
        act(acts.needy, { targetNeeds: favoured, senderNeeds: learned }),
        act(acts.together, { sameArea: true }),
        act(acts.once, { unique: true }),
        act(acts.leading, { leadsTo: salon }),
        act(acts.outside, { external: true }),
        act(acts.outsideLater, { external: true, targetNeeds: favoured }),
      ],
    },
  }).pack;
};

/** Calls that players make about acts. */
export function amongActs({ call, deps }: TestServer) {
  /** Chooses the branch of an act from anywhere in the story. The reply lists the contacts to invite. */
  const choose = async ({ token }: Pick<TestPlayer, 'token'>, act: number) => {
    await call('POST /storylet/goback', {}, token);
    await call('POST /storylet/goback', {}, token);
    await call('POST /storylet', {}, token);
    await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
    return (await call('POST /storylet/choosebranch', { branchId: branchOf(act) }, token)).body;
  };
  const send = async (host: TestPlayer, act: number, guest: Pick<TestPlayer, 'characterId'>, userMessage?: string) => {
    const words = userMessage === undefined ? {} : { userMessage };
    const sending = { branchId: branchOf(act), targetCharacterId: guest.characterId, ...words };
    return (await call('POST /storylet/sendinternalsocialact', sending, host.token)).body;
  };
  const invite = async (host: TestPlayer, act: number, guest: TestPlayer): Promise<number> => {
    await choose(host, act);
    const { isSuccess, message } = await send(host, act, guest);
    if (!isSuccess) throw new Error(`nobody was asked: ${message}`);
    return (await deps.invitations.openFrom(host.characterId)).at(-1)?.id ?? 0;
  };
  const befriend = (one: TestPlayer, other: TestPlayer) =>
    call('POST /contact/addcontact', { userName: other.userName }, one.token);
  const messagesOf = async ({ token }: TestPlayer) => (await call('GET /messages', {}, token)).body;
  return { choose, send, invite, befriend, messagesOf };
}
