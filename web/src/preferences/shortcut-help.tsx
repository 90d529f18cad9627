import { useState } from 'react';
import { world } from '../api/world.ts';
import { Modal } from '../ui/modal.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import css from './preferences.module.css';
import { buttonsIn, keyFor, scopeNow } from './shortcuts.ts';
import { usePreferences, useSetPreferences } from './use-preferences.ts';

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(keysNow);
  const { shortcutHints } = usePreferences();
  const setPreferences = useSetPreferences();
  return (
    <Modal title="Keys that work here" onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(({ key, action }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
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
          <dd>Closes a dialog</dd>
        </div>
      </dl>
      {keys.length === 0 && <p>Nothing on this page has a key at the moment.</p>}
      <TickBox checked={shortcutHints} onChange={(event) => setPreferences({ shortcutHints: event.target.checked })}>
        Write each key on its button
      </TickBox>
      <p className={css.small}>{world.texts.comforts.keysOff}</p>
    </Modal>
  );
}

function keysNow() {
  return [...buttonsIn(scopeNow())]
    .map(([name, button]) => ({ key: keyFor(name) ?? '', action: wordsOn(button) }))
    .sort((one, other) => order(one.key) - order(other.key));
}

const order = (key: string) => ('Enter' === key ? 20 : Number(key) || 30 + key.charCodeAt(0));

/** The accessible name and descriptions of a button. */
function wordsOn(button: HTMLElement): string {
  const of = (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .map((element) => element && textIn(element))
    .filter(Boolean);
  const own = button.getAttribute('aria-label') ?? textIn(button);
  return [own, ...of].join(': ');
}

/** Like `textContent`, but with a space between text nodes, so that a note after a title is a separate word. */
function textIn(element: Element): string {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) found.push(words.currentNode.textContent ?? '');
  return found.join(' ').replace(/\s+/g, ' ').trim();
}
