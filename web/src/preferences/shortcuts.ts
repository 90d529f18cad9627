/** Shortcut names by key. Pressing the key clicks the button with this `data-shortcut`. */
const shortcutNames: Readonly<Record<string, string>> = {
  Enter: 'onwards',
  b: 'back',
  d: 'draw',
  m: 'map',
  r: 'again',
  t: 'tab',
  x: 'discard',
  z: 'undo',
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

export function shortcutOf({ key, code, shiftKey }: PressedKey): string | undefined {
  // With Shift held, a digit key reports another `key` but the same `code`.
  const [, digit] = /^([1-9])$/.exec(key) ?? (shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(code) : null) ?? [];
  if (digit !== undefined) return `choose-${digit}`;
  return shortcutNames[latinKey(key, code) ?? (key.length === 1 ? key.toLowerCase() : key)];
}

/** On a layout for another script, what the physical key types on a Latin layout. */
function latinKey(key: string, code: string): string | undefined {
  if (!/^\p{L}$/u.test(key) || /\p{Script=Latin}/u.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** True on layouts that type digits only with Shift, such as the French one. */
const needsShift = ({ key, code, shiftKey }: PressedKey): boolean =>
  shiftKey && /^[1-9]$/.test(key) && code.startsWith('Digit');

/** A click by a shortcut. */
export class ShortcutClick extends MouseEvent {
  /** True if the player held Shift only to type the digit. Then Shift says nothing about the choice. */
  readonly isShiftForDigit: boolean;

  constructor(pressed: PressedKey) {
    const isShiftForDigit = needsShift(pressed);
    super('click', { bubbles: true, cancelable: true, shiftKey: pressed.shiftKey && !isShiftForDigit });
    this.isShiftForDigit = isShiftForDigit;
  }
}

export const keyFor = (shortcut: string): string | undefined =>
  /^choose-([1-9])$/.exec(shortcut)?.[1] ??
  Object.entries(shortcutNames)
    .find(([, name]) => name === shortcut)?.[0]
    .replace(/^[a-z]$/, (key) => key.toUpperCase());

/** Returns where shortcuts work: the topmost dialog, or the page if no dialog is open. */
export const scopeNow = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const canBePressed = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled, [aria-disabled="true"], [inert]');

/**
 * Returns buttons by shortcut name. If several buttons share a name, the focused list item's button takes precedence,
 * then the first button.
 */
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

/** True for a text field or an element that handles keys itself. */
export const isForWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${fields}, [role=application], [data-keys=own]`) !== null;

/** True if no focused element reacts to Enter. */
export const isNothingFocused = (): boolean => document.activeElement?.matches(headings) ?? true;
