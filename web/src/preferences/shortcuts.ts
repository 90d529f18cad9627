/** Shortcut names by key. The key clicks a button whose `data-shortcut` has that name. */
const shortcutNames: Readonly<Record<string, string>> = {
  Enter: 'onwards',
  b: 'back',
  d: 'draw',
  m: 'map',
  r: 'again',
  t: 'tab',
  x: 'discard',
};

export function shortcutOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | undefined {
  // With Shift held, a digit key reports another `key` but the same `code`.
  const [, digit] = /^([1-9])$/.exec(key) ?? (shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(code) : null) ?? [];
  if (digit !== undefined) return `choose-${digit}`;
  return shortcutNames[key.length === 1 ? key.toLowerCase() : key];
}

/** Returns the label of the shortcut's key. */
export const keyFor = (shortcut: string): string | undefined =>
  /^choose-([1-9])$/.exec(shortcut)?.[1] ??
  Object.entries(shortcutNames)
    .find(([, name]) => name === shortcut)?.[0]
    .replace(/^[a-z]$/, (key) => key.toUpperCase());

/** The part of the page in which shortcuts work: the topmost dialog, or the page. */
export const scopeNow = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const canBePressed = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');

/** Buttons by shortcut name. If several share one, the button in the focused list item wins, otherwise the first. */
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

/** True in a text field, or in an element that handles keys itself. */
export const isForWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${fields}, [role=application], [data-keys=own]`) !== null;

/** True if the focused element, if any, does not react to Enter. */
export const isNothingFocused = (): boolean => document.activeElement?.matches(headings) ?? true;
