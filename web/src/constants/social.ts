// Constants for characters, possessions and other players.

/** Shown where a reply has no character name. */
export const defaultCharacterName = 'Someone';

/** Time for which a notice such as *copied* is shown before it fades. */
export const noticeMs = 1000;
export const noticeFadeMs = 500;
/** Delay before hovering over a usable thing shows its tip. */
export const itemTipDelayMs = 500;
/** Maximum duration of scrolling to a group on Myself. */
export const groupScrollMs = 1500;
/**
 * The current group is the last group that starts above this fraction of the window height, measured from the bottom.
 */
export const spyBottom = 0.7;

/** Time until the alert of a returned agent closes, and interval of its countdown. */
export const agentAlertMs = 10_000;
export const agentAlertTickMs = 100;
