import type { Strategy } from '../cast.ts';
import { completionist } from './completionist.ts';

/** Pays: becomes a member within a day or two, and buys every story, to the last of its ends; otherwise wants to have seen everything. */
export const patron: Strategy = {
  name: 'patron',
  about: 'becomes a member and stays one, buys every story and has it told again, and wants to have seen everything',
  likes: completionist.likes,
  temper: { ...completionist.temper, patronises: 1.5 },
};
