import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { buttonsIn, isForWriting, isNothingFocused, ShortcutClick, scopeNow, shortcutOf } from './shortcuts.ts';
import { usePreferences } from './use-preferences.ts';

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));

/** Handles single-key shortcuts. Mounted once on every page. */
export function ShortcutKeys() {
  const { shortcuts, shortcutHints } = usePreferences();
  const [isHelping, setHelping] = useState(false);
  const pressShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isForWriting(event.target)) return;
    if (event.key === '?') {
      event.preventDefault();
      setHelping(true);
      return;
    }
    const name = shortcutOf(event);
    if (name === undefined || (name === 'onwards' && !isNothingFocused())) return;
    const button = buttonsIn(scopeNow()).get(name);
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.dispatchEvent(new ShortcutClick(event));
  });
  useEffect(() => {
    if (!shortcuts) return;
    const listener = (event: KeyboardEvent) => pressShortcut(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [shortcuts]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-key-hints', shortcuts && shortcutHints);
  }, [shortcuts, shortcutHints]);
  if (!isHelping) return null;
  return (
    <Suspense>
      <ShortcutHelp onClose={() => setHelping(false)} />
    </Suspense>
  );
}
