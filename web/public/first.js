// Colours that the world gives lie over the house's own, before anything is painted; not where more contrast is wanted.
try {
  const { palette } = JSON.parse(document.getElementById('world-words').textContent);
  const plain = { page: '--velvet: var(--page); --page-art: none', panel: '--panel-foot: var(--panel); --panel-art: none' };
  const rules = (by) =>
    Object.entries(palette)
      .map(([role, shades]) => `--${role}: ${shades[by]}; ${plain[role] ?? ''}`)
      .join('; ');
  if (Object.keys(palette).length > 0) {
    const sheet = new CSSStyleSheet();
    const themes = `:root { ${rules('dark')} } :root[data-theme="daylight"] { ${rules('light')} }`;
    sheet.replaceSync(`@media not (prefers-contrast: more) { @layer tokens { ${themes} } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const bar = document.querySelector('meta[name=theme-color]');
    if (palette.page) bar?.setAttribute('content', palette.page.dark);
  }
} catch {
  // Then the page has the house's colours.
}

// Runs before the first paint, so that a page read by daylight, or in large letters, never jumps.
try {
  const { theme, textSize, letters, motion } = JSON.parse(localStorage.getItem('appearance') ?? '{}');
  const page = document.documentElement.dataset;
  const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  if (theme === 'daylight' || isLight) page.theme = 'daylight';
  if (typeof textSize === 'string') page.text = textSize;
  if (typeof letters === 'string') page.letters = letters;
  if (typeof motion === 'string') page.motion = motion;
  const times = { large: 1.125, larger: 1.25, largest: 1.5 }[textSize] ?? 1;
  const isUnder = (step) => matchMedia(`(max-width: ${step * times}em)`).matches;
  page.under = [19, 27, 30, 35, 35.99, 47.99, 61.99].filter(isUnder).map(Math.ceil).join(' ');
} catch {
  // Storage may be shut; the page stands as printed.
}

// What this page will want is asked for beside what every page wants, and not after it.
try {
  const isPlayer = (sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token')) !== null;
  const landings = { '/': 'login-page', '/login': 'login-page', '/sign-up': 'login-page' };
  const ahead = isPlayer ? { '/': 'story' } : { ...landings, '/begin': 'begin-page' };
  // A visitor's page shows its name and the frame of its form before any script of the game has come; to somebody who
  // has never been here, and has marked no choice yet, what this is and where it begins.
  if (ahead[location.pathname] === 'login-page') {
    const isNew = ['been_here', 'marked_choice'].every((key) => localStorage.getItem(key) === null);
    document.documentElement.dataset.door = location.pathname === '/sign-up' ? 'sign-up' : isNew ? 'new' : 'known';
  }
  const told = document.querySelector(`meta[name="preload-${ahead[location.pathname]}"]`)?.content ?? '';
  for (const file of told.split(' ')) {
    const kind = { css: 'style', avif: 'image', svg: 'image' }[file.split('.').at(-1)];
    if (file === '' || (kind === 'image' && document.documentElement.dataset.theme)) continue;
    const link = document.createElement('link');
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    if (kind === 'image') link.fetchPriority = 'high';
    else link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
} catch {
  // Then it is asked for after it.
}

// So is what the story begins with. A page that signs a player in by link is for another player.
try {
  const token = sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token');
  const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const isStory = location.pathname === '/' && !new URLSearchParams(location.search).has('otp');
  const { headers, names } = JSON.parse(document.querySelector('meta[name="prefetched-calls"]').content);
  if (isStory && claims.UserId !== undefined && claims.CharacterId !== undefined) {
    const asked = { ...headers, 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
    // Each in a task of its own: a slow telephone goes on reading the page between them.
    const ask = (name) => {
      const [method, path] = name.split(' ');
      const body = method === 'GET' ? {} : { body: '{}' };
      const answer = new Promise((resolve) => setTimeout(resolve)).then(() =>
        fetch(`/api${path}`, { method, headers: asked, ...body, signal: AbortSignal.timeout(30_000) }),
      );
      // The call that takes the answer reports the error.
      answer.catch(() => {});
      return [name, answer];
    };
    globalThis.prefetched = { token, answers: Object.fromEntries(names.map(ask)) };
  }
} catch {
  // Then they are asked for by the scripts, as on any other page.
}
