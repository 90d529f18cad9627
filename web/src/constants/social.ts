// Character, belongings and other people.

/** A notice of what was done, such as *copied*, is shown this long, and may then fade. */
export const noticeMs = 1000;
export const noticeFadeMs = 500;
/** The time a mouse rests on a usable thing before its note is shown. */
export const itemTipDelayMs = 500;
/** A group that was chosen on Myself is scrolled to within this time. */
export const groupScrollMs = 1500;
/** A group counts as read once it begins above this part of the window, counted from its foot. */
export const spyBottom = 0.7;

/** The alert that an agent is back dismisses itself after this time, and counts down at this interval. */
export const agentAlertMs = 10_000;
export const agentAlertTickMs = 100;
