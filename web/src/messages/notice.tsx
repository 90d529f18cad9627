import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';

/** A notice after an action of the player: a header, and a text of ours or of the world. */
export type NoticeWords = { readonly header: string; readonly body: string; readonly html?: string };

/** A dialog with header and body that closes on any click. The body is its description, because the focus skips it. */
export function Notice({
  words: { header, body, html },
  onClose,
}: {
  readonly words: NoticeWords;
  readonly onClose: () => void;
}): ReactNode {
  const id = useId();
  const clear = useEffectEvent(() => onClose());
  useEffect(() => {
    const hear = () => clear();
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
  return (
    <Modal title={header} onClose={onClose} aria-describedby={id}>
      <div id={id}>
        {html !== undefined && <SanitizedHtml html={html} />}
        {body !== '' && <p>{body}</p>}
      </div>
    </Modal>
  );
}
