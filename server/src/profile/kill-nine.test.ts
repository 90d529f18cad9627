import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from '@underhall/contract';
import { aWorld, ids } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';
import { type Profile, profileStore } from './profile-store.ts';

const rounds = 5;

const { pack } = aWorld({
  pack: {
    start: {
      area: ids.quay,
      qualities: [ids.lens, ids.secret, ids.watchful, ids.favour].map((quality) => ({ quality, level: 1 })),
      restrictions: [],
      faces: ['beardy'],
    },
  },
});

type Shown = Pick<Profile, 'description' | 'isPrivate' | 'mantelpiece' | 'scrapbook'>;
type Press = { readonly [Name in keyof Calls]: readonly [Name, Calls[Name]['body']] }[keyof Calls];

/** The requests of a player who keeps changing the profile, each with its expected effect. */
const presses: readonly ((count: number) => readonly [Press, Partial<Shown>])[] = [
  (count) => [
    ['POST /profile/update', { newDescription: `Seen ${count} times.` }],
    { description: `Seen ${count} times.` },
  ],
  (count) => {
    const id = count % 2 === 0 ? ids.lens : ids.secret;
    return [['POST /character/mantelpiece/:id', { id }], { mantelpiece: id }];
  },
  (count) => {
    const id = count % 2 === 0 ? ids.watchful : ids.favour;
    return [['POST /character/scrapbook/:id', { id }], { scrapbook: id }];
  },
  (count) => {
    const value = count % 2 === 1;
    return [['POST /character/profileprivacy/:value', { value }], { isPrivate: value }];
  },
];

const pressAt = (place: number) =>
  (presses[place % presses.length] as (typeof presses)[number])(Math.floor(place / presses.length));

/** The expected profile after this many requests. */
const after = (count: number): Partial<Shown> =>
  Object.assign({}, ...Array.from({ length: count }, (_, place) => pressAt(place)[1]));

test('keeps every confirmed profile change after a kill, and repeats the reply to a retry', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const home = await aHome(pack, connection);
  let server = await home.start();
  const { id, token } = await arriveAt(server, 'Killed in Glass');
  const shown = () => profileStore(database).byCharacter(id);
  const send = (place: number) => {
    const [name, body] = pressAt(place)[0];
    return ask(server, name, body as never, { token, key: `press ${place}` });
  };
  const told: unknown[] = [];

  for (let round = 0; round < rounds; round++) {
    const last = told.length + 2 * presses.length + round;
    let killed: Promise<void> | undefined;
    const pressing = async () => {
      for (;;) {
        // Kills the server after the request, with a different delay in each round.
        if (told.length === last) killed = pause((round * 5) % 13).then(() => killNine(server));
        const answer = await send(told.length);
        expect(answer).toMatchObject({ isSuccess: true });
        told.push(answer);
      }
    };
    await pressing().catch(whenKilled);
    await killed;
    server = await home.start();
    await untilQuiet(database);
    // The interrupted change was applied completely or not at all.
    const [without, withIt] = [after(told.length), after(told.length + 1)];
    const now = await shown();
    expect(
      [without, withIt].some((state) => shows(now, state)),
      `round ${round}`,
    ).toBe(true);

    // Retries the last requests of each kind, as a client would that got no reply, and then the interrupted one.
    for (let back = 1; back <= 2 * presses.length; back++) {
      expect(await send(told.length - back), `round ${round}, ${back} back`).toEqual(told[told.length - back]);
    }
    expect(await shown(), `round ${round}`).toEqual(now);
    told.push(await send(told.length));
    expect(await shown(), `round ${round}`).toMatchObject(after(told.length));
  }
}, 300_000);

/** True if the profile contains all of `state`. */
const shows = (profile: Profile | undefined, state: Partial<Shown>): boolean =>
  Object.entries(state).every(([field, value]) => profile?.[field as keyof Profile] === value);
