import type { Pack } from '@underhall/engine';
import { aBranch, aStorylet, ids } from '@underhall/engine/testing';
import { aWorldForTwo } from './a-world-for-two.ts';

/** A storylet with two branches that each send a message: one links to the lamplighter's storylet, one has no link. */
export const postOffice = 40;
export const sends = { telling: 41, plain: 42 } as const;
/** A timed story, due an hour after a character was created. */
export const knock = 50;

const hour = 3_600_000;

/** The world for two, with texts for its acts, a storylet that sends messages, and a timed story. */
export const aWorldOfMessages = (): Pack => {
  const pack = aWorldForTwo();
  const sending = (id: number, title: string, about: object = {}) =>
    aBranch({
      id,
      cost: 0,
      outcomes: {
        always: {
          title: '',
          descriptionHtml: '',
          effects: [],
          reveal: [],
          send: { title, html: '<p>Read <em>this</em>.</p>', image: 'seal', ...about },
        },
      },
    });
  return {
    ...pack,
    storylets: [
      ...pack.storylets,
      aStorylet({
        id: postOffice,
        name: 'A Post Office',
        branches: [sending(sends.telling, 'Come & See', { storylet: ids.lamplighter }), sending(sends.plain, 'A Note')],
      }),
    ],
    acts: pack.acts.map((act) => ({
      ...act,
      name: 'Tea for Two',
      inviteHtml: 'Come to tea.',
      acceptHtml: 'You pour.',
      declineHtml: 'The pot goes cold.',
      winHtml: 'You had the last cake.',
      loseHtml: 'The last cake is gone.',
    })),
    timed: [
      {
        id: knock,
        name: 'A Knock',
        after: hour,
        given: 'at arrival',
        when: [],
        image: 'door',
        descriptionHtml: '<p>It is open.</p>',
        consequences: { effects: [], reveal: [] },
      },
    ],
  };
};
