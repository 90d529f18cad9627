// Character, possessions and other players.

/** Time that a notice such as *copied* is shown before it fades. */
export const noticeMs = 1000;
export const noticeFadeMs = 500;
/** Delay between hover and tip on a usable thing. */
export const itemTipDelayMs = 500;
/** Maximum duration of the scroll to a group that was selected on Myself. */
export const groupScrollMs = 1500;
/** A group counts as read once its top is above this fraction of the window height, measured from the bottom. */
export const spyBottom = 0.7;

/** Time until the alert of a returned agent closes, and the interval of its countdown. */
export const agentAlertMs = 10_000;
export const agentAlertTickMs = 100;
