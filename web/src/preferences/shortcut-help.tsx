import { useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import css from './preferences.module.css';
import { buttonsIn, keyFor, scopeNow } from './shortcuts.ts';
import { usePreferences, useSetPreferences } from './use-preferences.ts';

/** The shortcuts that work on this page now, and what they do. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(keysNow);
  const { shortcutHints } = usePreferences();
  const setPreferences = useSetPreferences();
  return (
    <Modal title="Keys that work here" onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>This list</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Shuts what has opened over the page</dd>
        </div>
      </dl>
      {keys.length === 0 && <p>Nothing on this page has a key of its own just now.</p>}
      <TickBox checked={shortcutHints} onChange={(event) => setPreferences({ shortcutHints: event.target.checked })}>
        Write each key on its button
      </TickBox>
      <p className={css.small}>Under Comforts the keys can be switched off.</p>
    </Modal>
  );
}

function keysNow() {
  return [...buttonsIn(scopeNow())]
    .map(([name, button]) => ({ key: keyFor(name) ?? '', does: wordsOn(button) }))
    .sort((one, other) => order(one.key) - order(other.key));
}

const order = (key: string) => ('Enter' === key ? 20 : Number(key) || 30 + key.charCodeAt(0));

/** The text of a button and of its descriptions. */
function wordsOn(button: HTMLElement): string {
  const of = (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((element) => element && textIn(element))
    .filter(Boolean);
  const own = button.getAttribute('aria-label') ?? textIn(button);
  return [own, ...of].join(': ');
}

/** The text of an element with a space between its children, so that a note after a title is a separate word. */
function textIn(element: Element): string {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) found.push(words.currentNode.textContent ?? '');
  return found.join(' ').replace(/\s+/g, ' ').trim();
}
