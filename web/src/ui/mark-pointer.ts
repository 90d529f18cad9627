const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Keeps `data-by-pointer` on the root element from a press of the mouse or a finger until the next key. Meanwhile no
 * focus ring is shown: some browsers show one after each focus by a script, as in dialogs.
 */
export function markPointer(): void {
  const mark = (isPointer: boolean) => document.documentElement.toggleAttribute('data-by-pointer', isPointer);
  addEventListener('pointerdown', () => mark(true), true);
  addEventListener('keydown', ({ key }) => modifiers.includes(key) || mark(false), true);
}
