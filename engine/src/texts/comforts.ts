/** Texts of the page with the player's settings. */
export const comfortsTexts = {
  tab: 'Settings',
  tip: 'Settings',
  dark: 'Dark',
  light: 'Light',
  lightPages: 'Light pages',
  usualSize: 'Usual',
  movement: 'Bars that fill, pages that glide.',
  keysOff: 'You can switch the keys off in the settings.',
  file: 'File of settings',
  wrongFile: 'This is not a file of settings. Choose a file that was saved on this page.',
} as const;
