import type { Act } from '../social/act.ts';
import type { Invitation } from '../social/invitation.ts';
import type { Moment } from '../turn.ts';
import { type About, aMoment } from './a-moment.ts';
import { aBranch, ids } from './a-world.ts';

/** Ids of the act and of the characters in its tests. */
export const social = { tea: 5, ada: 71, bea: 72 } as const;

export const anAct = (about: Partial<Act> = {}): Act => ({
  id: social.tea,
  name: 'Take Tea',
  descriptionHtml: '',
  image: 'tea',
  senderNeeds: [],
  targetNeeds: [],
  inviteHtml: '',
  acceptHtml: '',
  onSender: [],
  onTarget: [],
  ...about,
});

/** Ada invited Bea to tea at noon of the first day. */
export const anInvitation = (about: Partial<Invitation> = {}): Invitation => ({
  id: 1,
  act: social.tea,
  from: social.ada,
  to: social.bea,
  sentAt: 43_200_000,
  words: '',
  ...about,
});

/** A moment on the quay in a world with one act, which `act` overrides. */
export const inCompany = ({ act, ...about }: About & { act?: Partial<Act> } = {}): Moment =>
  aMoment({ ...about, pack: { acts: [anAct(act)], ...about.pack } });

/** A moment when the branch of the act was chosen and waits for an invitation. */
export const choosingWhom = (about: About & { act?: Partial<Act> } = {}): Moment =>
  inCompany({
    ...about,
    branch: aBranch({ act: social.tea, ...about.branch }),
    character: {
      story: { phase: 'Act', storylet: ids.lamplighter, since: 1, branch: ids.ask, secondChances: [] },
      ...about.character,
    },
  });

/** Bea, on the same quay. */
export const bea = (about: About = {}): Moment =>
  aMoment({ id: social.bea, ...about, character: { name: 'Bea', ...about.character } });
