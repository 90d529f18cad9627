// Character, belongings and other people.

/** Plans that are active at once. */
export const mostPlans = 20;

/** Tags of a journal, letters of a tag's name and of an entry's title. */
export const mostTags = 25;
export const mostTagsOfEntry = 3;
export const longestTagName = 16;
export const longestTitle = 120;
/** Letters of what a journal is searched for. */
export const longestSearch = 200;

/** Letters of a profile's description. */
export const longestDescription = 150;

/** Letters of the reason for a report. */
export const longestReason = 1000;

/** The longest name of an outfit. */
export const outfitNameLength = 21;
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

/** Characters of what may be written with an invitation. */
export const longestInvitation = 1400;
