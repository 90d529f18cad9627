const most = 9;

/** The name of the key that presses the button in this place of a list; there are nine such keys. */
export const shortcutFor = (at: number): string | undefined => (at < most ? `choose-${at + 1}` : undefined);
