import { afterEach, expect, test } from 'vitest';
import { isForWriting, keyFor, ShortcutClick, scopeNow, shortcutOf } from './shortcuts.ts';

afterEach(() => document.body.replaceChildren());

const key = (pressed: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key: pressed, code: '', shiftKey: false, ...more });

test.each([
  ['1', 'choose-1'],
  ['9', 'choose-9'],
  ['Enter', 'onwards'],
  ['b', 'back'],
  ['B', 'back'],
  ['d', 'draw'],
  ['m', 'map'],
  ['0', undefined],
  ['r', 'again'],
  ['t', 'tab'],
  ['X', 'discard'],
  ['z', 'undo'],
  ['q', undefined],
  ['Escape', undefined],
])('maps %s to %s', (pressed, name) => {
  expect(key(pressed)).toBe(name);
});

test('recognises a digit by its physical key while Shift is held', () => {
  expect(key('!', { code: 'Digit1', shiftKey: true })).toBe('choose-1');
  expect(key('!', { code: 'Digit1' })).toBeUndefined();
});

test.each([
  ['и', 'KeyB', 'back'],
  ['Ь', 'KeyM', 'map'],
  ['ג', 'KeyD', 'draw'],
  ['k', 'KeyB', undefined],
  ['é', 'Digit2', undefined],
])('on a layout of another script, reads the physical key: %s at %s', (pressed, code, name) => {
  expect(key(pressed, { code })).toBe(name);
});

test('the Shift that types a digit is not a Shift of the click', () => {
  const click = (pressed: string, code: string, shiftKey: boolean) => {
    const event = new ShortcutClick({ key: pressed, code, shiftKey });
    return [event.shiftKey, event.isShiftForDigit];
  };
  expect(click('1', 'Digit1', true)).toEqual([false, true]);
  expect(click('!', 'Digit1', true)).toEqual([true, false]);
  expect(click('&', 'Digit1', false)).toEqual([false, false]);
  expect(click('1', 'Numpad1', true)).toEqual([true, false]);
});

test('returns the key label of each shortcut', () => {
  expect(['choose-4', 'onwards', 'back', 'draw', 'map', 'choose-10', 'nonsense'].map(keyFor)).toEqual([
    '4',
    'Enter',
    'B',
    'D',
    'M',
    undefined,
    undefined,
  ]);
});

function onPage(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  return holder.firstElementChild as Element;
}

test.each([
  '<input>',
  '<input type="search">',
  '<textarea></textarea>',
  '<select></select>',
  '<div role="application"></div>',
])('treats %s as a place for typing', (html) => {
  expect(isForWriting(onPage(html))).toBe(true);
});

test.each(['<button></button>', '<input type="checkbox">', '<h2 tabindex="-1"></h2>'])(
  'treats %s as no place for typing',
  (html) => {
    expect(isForWriting(onPage(html))).toBe(false);
  },
);

test('limits shortcuts to the topmost open dialog', () => {
  expect(scopeNow()).toBe(document);
  onPage('<dialog open id="one"></dialog>');
  const other = onPage('<dialog open id="other"></dialog>');

  expect(scopeNow()).toBe(other);
});
