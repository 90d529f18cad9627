const most = 9;

/** The name of the shortcut for the button at this index of a list. There are nine. */
export const shortcutFor = (at: number): string | undefined => (at < most ? `choose-${at + 1}` : undefined);
