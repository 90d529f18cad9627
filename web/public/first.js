let worldLooks;

/** For each role of the pack: the property that sets it, and the typefaces of the system behind those of the world. */
const faces = {
  titles: ['title', 'serif'],
  text: ['body', 'serif'],
  italics: ['italic', 'serif'],
  names: ['name', 'serif'],
  figures: ['count', 'sans-serif'],
};

function typefaceRules(typefaces) {
  const system = ['serif', 'sans-serif', 'monospace'];
  const named = (family) => (system.includes(family) ? `var(--${family})` : `"${family}"`);
  return Object.entries(typefaces)
    .map(([role, families]) => `--face-${faces[role][0]}: ${[...families, faces[role][1]].map(named).join(', ')}`)
    .join('; ');
}

function pictureRules({ frame, pageTexture, panelTexture }, pictures) {
  const own = pictures?.own.ui ?? {};
  const art = (name) => ['/images', own[name] ?? pictures?.sets.ui, 'ui', name].filter(Boolean).join('/');
  // A frame of the world's own is a picture, three times as large as it is drawn.
  const slices = frame && own[frame] ? '-144.avif") 42' : '.svg") 14';
  const textures = { page: pageTexture, panel: panelTexture };
  const rules = Object.entries(textures).flatMap(([of, names = {}]) =>
    Object.entries(names).map(([by, name]) => `--${of}-${by}: url("${art(name)}-384.avif")`),
  );
  return [...rules, ...(frame ? [`--frame: url("${art(frame)}${slices} / 14px`] : [])].join('; ');
}

const mix = (one, share, other) => `color-mix(in oklab, ${one} ${share}%, ${other})`;

/** The other colours of a role that the world sets. A button is darkest at its edge. */
const shadesOf = (button, foot, edge) => ({
  [`${button}-top`]: mix(`var(--${button})`, 90, '#fff'),
  [`${button}-foot`]: mix(`var(--${button})`, foot, '#000'),
  [`${button}-edge`]: mix(`var(--${button})`, edge, '#000'),
});
const shades = {
  page: { velvet: 'var(--page)' },
  panel: { 'panel-foot': 'var(--panel)' },
  gilt: { 'button-rule': 'var(--gilt)' },
  primary: shadesOf('primary', 75, 45),
  secondary: shadesOf('secondary', 90, 72),
};

/** A role that the world leaves out: what it needs of the world's palette, and its colours. */
const derived = {
  raised: ['panel text', { raised: mix('var(--panel)', 94, 'var(--text)') }],
  input: ['page text', { input: 'var(--page)' }],
  'text-muted': ['text page', { 'text-muted': mix('var(--text)', 86, 'var(--page)') }],
  'text-faint': ['text page', { 'text-faint': mix('var(--text)', 78, 'var(--page)') }],
  'gilt-dim': ['gilt page', { 'gilt-dim': mix('var(--gilt)', 60, 'var(--page)') }],
  hair: ['panel text', { hair: mix('var(--panel)', 82, 'var(--text)') }],
  link: ['gilt page', { link: 'var(--gilt)' }],
  border: ['text page', { border: 'var(--text-faint)' }],
  focus: ['gilt page', { focus: 'var(--gilt)' }],
  tick: ['gilt page', { tick: 'var(--gilt)' }],
  lamp: ['gilt page', { lamp: 'var(--gilt)' }],
  disabled: ['text page', { disabled: 'var(--text-faint)' }],
  primary: ['gilt page', { primary: 'var(--gilt)', 'primary-text': 'var(--page)', ...shadesOf('primary', 90, 70) }],
  secondary: [
    'panel text',
    { secondary: mix('var(--panel)', 95, 'var(--text)'), 'secondary-text': 'var(--text)', ...shadesOf('secondary', 97, 85) },
  ],
};

/** Colours of pictures and maps, which are dark in both themes. */
const dark = {
  page: (shade) => ({ night: mix(shade, 70, '#000'), 'rock-deep': shade, 'plate-foot': shade }),
  panel: (shade) => ({ 'night-panel': shade, rock: shade, 'plate-top': shade, 'night-raised': mix(shade, 90, '#fff') }),
  text: (shade) => ({
    'night-ink': shade,
    'night-muted': mix(shade, 84, '#000'),
    'night-faint': mix(shade, 60, '#000'),
    'night-cold': mix(shade, 84, '#000'),
  }),
  gilt: (shade) => ({
    brass: shade,
    'brass-edge': mix(shade, 70, '#000'),
    'plate-edge': mix(shade, 55, '#000'),
    'night-link': shade,
    'night-lamp': shade,
    'night-focus': shade,
    flame: shade,
    'flame-heart': mix(shade, 40, '#fff'),
  }),
  good: (shade) => ({ 'night-good': shade }),
};

/** All colours of a theme, `dark` or `light`, that follow from the world's palette. */
function coloursOf(palette, theme) {
  const has = (role) => palette[role] !== undefined;
  const known = Object.entries(palette);
  return Object.assign(
    {},
    ...Object.entries(derived).map(([role, [needs, colours]]) => !has(role) && needs.split(' ').every(has) && colours),
    ...known.map(([role, shade]) => dark[role]?.(shade.dark)),
    ...known.map(([role, shade]) => ({ [role]: shade[theme], ...shades[role] })),
  );
}

/**
 * Applies the world's typefaces and pictures, and its colours unless the browser asks for more contrast. `npm run dev`
 * calls it after an edit.
 */
function applyLooks({ palette, looks, pictures }) {
  const rules = (theme) =>
    Object.entries(coloursOf(palette, theme))
      .map(([role, colour]) => `--${role}: ${colour}`)
      .join('; ');
  if (!worldLooks) {
    worldLooks = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worldLooks];
  }
  const themes = `:root { ${rules('dark')} } :root[data-theme="daylight"] { ${rules('light')} }`;
  const colours = `@media screen and (not (prefers-contrast: more)) { @layer tokens { ${themes} } }`;
  worldLooks.replaceSync(`@layer tokens { :root { ${typefaceRules(looks.typefaces)}; ${pictureRules(looks, pictures)} } } ${colours}`);
  document.documentElement.toggleAttribute('data-flames', looks.hasFlames);
  const bar = document.querySelector('meta[name=theme-color]');
  const theme = document.documentElement.dataset.theme === 'daylight' ? 'light' : 'dark';
  if (palette.page) bar?.setAttribute('content', palette.page[theme]);
}

function parsed(read) {
  try {
    return JSON.parse(read()) ?? {};
  } catch {
    // The browser blocks storage, or there is no such text.
    return {};
  }
}

const words = parsed(() => document.getElementById('world-words').textContent);

// Applies the theme and the stored text size before the first paint, so that nothing jumps.
try {
  const appearance = parsed(() => localStorage.getItem('appearance'));
  const { version, theme: stored, textSize, letters: typeface, motion } = appearance;
  const page = document.documentElement.dataset;
  // An entry without a version may name the dark theme although the player has chosen none.
  const chosen = stored === 'lamp' && version === undefined ? undefined : stored;
  const theme = chosen ?? (words.looks?.theme === 'light' ? 'system' : 'lamp');
  const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  if (theme === 'daylight' || isLight) page.theme = 'daylight';
  if (typeof textSize === 'string') page.text = textSize;
  if (typeof typeface === 'string') page.letters = typeface;
  if (typeof motion === 'string') page.motion = motion;
  const times = { large: 1.125, larger: 1.25, largest: 1.5 }[textSize] ?? 1;
  const isUnder = (step) => matchMedia(`(max-width: ${step * times}em)`).matches;
  page.under = [19, 27, 30, 35, 35.99, 47.99, 61.99].filter(isUnder).map(Math.ceil).join(' ');
} catch {
  // The page has the default appearance.
}

// Before the first paint too, in the colours of that theme.
try {
  applyLooks(words);
} catch {
  // The page has the default colours and the typefaces of the system.
}

// Loads the files that only this page needs at the same time as the common ones.
try {
  const isPlayer = (sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token')) !== null;
  const landings = { '/': 'login-page', '/login': 'login-page', '/sign-up': 'login-page' };
  const ahead = isPlayer ? { '/': 'story' } : { ...landings, '/begin': 'begin-page' };
  // Shows visitors the title and the frame of the form before the other scripts load. New visitors without a marked
  // choice also see what the game is and where to begin.
  if (ahead[location.pathname] === 'login-page') {
    const isNew = ['been_here', 'marked_choice'].every((key) => localStorage.getItem(key) === null);
    const isSignUp = location.pathname === '/sign-up';
    // The router gives a key to each page except one that was opened by its address.
    const isLogIn = !isNew || (location.pathname === '/login' && !history.state?.key);
    const about = isNew && !isSignUp ? 'new' : 'known';
    document.documentElement.dataset.door = `${about} ${isSignUp || !isLogIn ? 'sign-up' : 'log-in'}`;
  }
  const files = document.querySelector(`meta[name="preload-${ahead[location.pathname]}"]`)?.content ?? '';
  // The page names the pictures of the theme that the world prefers.
  const hasItsTheme = (words.looks?.theme === 'light') === (document.documentElement.dataset.theme === 'daylight');
  for (const file of files.split(' ')) {
    const kind = { css: 'style', avif: 'image', svg: 'image' }[file.split('.').at(-1)];
    if (file === '' || (kind === 'image' && !hasItsTheme)) continue;
    const link = document.createElement('link');
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    if (kind === 'image') link.fetchPriority = 'high';
    else link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
} catch {
  // The scripts load these files later.
}

// Sends the first calls of the story early. A sign-in link (`otp`) may be for another player.
try {
  const token = sessionStorage.getItem('access_token') ?? localStorage.getItem('access_token');
  const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const isStory = location.pathname === '/' && !new URLSearchParams(location.search).has('otp');
  const { headers, names } = JSON.parse(document.querySelector('meta[name="prefetched-calls"]').content);
  if (isStory && claims.UserId !== undefined && claims.CharacterId !== undefined) {
    const sentHeaders = { ...headers, 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
    // Each call is a task of its own, so that a slow phone can continue to parse the page between them.
    const send = (name) => {
      const [method, path] = name.split(' ');
      const body = method === 'GET' ? {} : { body: '{}' };
      const reply = new Promise((resolve) => setTimeout(resolve)).then(() =>
        fetch(`/api${path}`, { method, headers: sentHeaders, ...body, signal: AbortSignal.timeout(30_000) }),
      );
      // The call that takes the reply reports the error.
      reply.catch(() => {});
      return [name, reply];
    };
    globalThis.prefetched = { token, answers: Object.fromEntries(names.map(send)) };
  }
} catch {
  // The scripts send these calls later.
}
