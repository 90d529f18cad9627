/** The buttons each key presses: those that carry its name in `data-shortcut`. */
const named: Readonly<Record<string, string>> = {
  Enter: 'onwards',
  b: 'back',
  d: 'draw',
  m: 'map',
  r: 'again',
  t: 'tab',
  x: 'discard',
};

/** The name of what a key is for; nothing for a key without a use. */
export function shortcutOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | undefined {
  // With Shift held the key of a figure says something else, but lies where it lay.
  const [, digit] = /^([1-9])$/.exec(key) ?? (shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(code) : null) ?? [];
  if (digit !== undefined) return `choose-${digit}`;
  return named[key.length === 1 ? key.toLowerCase() : key];
}

/** The label of the key. */
export const keyFor = (shortcut: string): string | undefined =>
  /^choose-([1-9])$/.exec(shortcut)?.[1] ??
  Object.entries(named)
    .find(([, name]) => name === shortcut)?.[0]
    .replace(/^[a-z]$/, (letter) => letter.toUpperCase());

/** The part of the page in which keys work now: the topmost dialog, else the page. */
export const scopeNow = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const canBePressed = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');

/** The buttons that keys press in a scope, each under its name; of several the one beside the focus, else the first. */
export function buttonsIn(scope: ParentNode): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of scope.querySelectorAll<HTMLElement>('[data-shortcut]')) {
    const name = element.dataset.shortcut ?? '';
    if (keyFor(name) === undefined || !canBePressed(element)) continue;
    if (!found.has(name) || isBesideFocus(element)) found.set(name, element);
  }
  return found;
}

const isBesideFocus = (element: HTMLElement): boolean =>
  element.closest('li')?.contains(document.activeElement) === true;

const fields =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
const headings = 'body, main, h1, h2, h3, dialog';

/** True in a text field, and in a part of the page that has keys of its own. */
export const isForWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${fields}, [role=application], [data-keys=own]`) !== null;

/** Nothing that Enter would press by itself has the focus. */
export const isNothingFocused = (): boolean => document.activeElement?.matches(headings) ?? true;
