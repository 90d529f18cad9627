// Wardrobe, journal, plans, agents, letters: limits and how long things show.
import { messagePollMs } from './timers.ts';

/** The longest name of an outfit. */
export const outfitNameLength = 21;
/** The longest name of a tag. */
export const tagNameLength = 16;
/** How many tags a journal can have. */
export const tagCount = 25;
/** How many tags one entry can carry. */
export const tagsPerEntry = 3;
/** The longest description on a profile. */
export const descriptionLength = 150;
/** The longest letter with an invitation. */
export const invitationLength = 1400;
/** How many plans can be followed at once. */
export const activePlanCount = 20;
/** A plan's picture, in pixels. */
export const planPicture = { width: 60, height: 78 } as const;

/** How long Myself and Possessions take to scroll by themselves. */
export const slowScrollMs = 1500;
/** How long a notice shows before it fades. */
export const noticeMs = 1000;
/** How long a notice takes to fade. */
export const noticeFadeMs = 500;
/** How long the word that a link was copied shows. */
export const permalinkTipMs = 1000;
/** A usable thing's tooltip waits this long. */
export const tooltipDelayMs = 500;
/** An agent's news goes by itself after this. */
export const agentAlertMs = 10_000;
/** How often an agent's news counts down. */
export const agentAlertTickMs = 100;
/** How often letters and the character are fetched again. */
export const socialPollMs = messagePollMs;
/** Something small appears or goes in this time. */
export const quickFadeMs = 100;
/** Something larger appears or goes in this time. */
export const slowFadeMs = 200;
/** How long a dialog takes to close. */
export const dialogCloseMs = 300;

/** A plan given up this soon, in days, is given up lightly. */
export const lightAbandonElapsed = 5;
/** The greatest chance a hint speaks of. */
export const hintChance = 100;
/** The list of effects has at most this many columns. */
export const effectColumns = 16;
