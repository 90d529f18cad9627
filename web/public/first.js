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

// What this page will want is asked for beside what every page wants, and not after it.
try {
  const isPlayer = (sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token')) !== null;
  const ahead = isPlayer ? { '/': 'story' } : { '/': 'login-page', '/login': 'login-page' };
  const told = document.querySelector(`meta[name="ahead-${ahead[location.pathname]}"]`)?.content ?? '';
  for (const file of told.split(' ')) {
    const kind = { css: 'style', avif: 'image', svg: 'image' }[file.split('.').at(-1)];
    if (file === '' || (kind === 'image' && document.documentElement.dataset.theme)) continue;
    const link = document.createElement('link');
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    if (kind !== 'image') link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
} catch {
  // Then it is asked for after it.
}
