const maxShortcuts = 9;

/** Shortcut name of the button at this index of a list, or undefined after the ninth. */
export const shortcutFor = (at: number): string | undefined => (at < maxShortcuts ? `choose-${at + 1}` : undefined);
