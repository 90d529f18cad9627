// Runs before the first paint, so that a page read by daylight, or in large letters, never jumps.
try {
  const { theme, textSize, letters, motion } = JSON.parse(localStorage.getItem('appearance') ?? '{}');
  const page = document.documentElement.dataset;
  const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  if (theme === 'daylight' || isLight) page.theme = 'daylight';
  if (typeof textSize === 'string') page.text = textSize;
  if (typeof letters === 'string') page.letters = letters;
  if (typeof motion === 'string') page.motion = motion;
} catch {
  // Storage may be shut; the page stands as printed.
}
