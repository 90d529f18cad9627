import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';

/** `body` is our own text, `html` is a text of the world. */
export type NoticeWords = { readonly header: string; readonly body: string; readonly html?: string };

/** A dialog that any click closes. The body is the accessible description, because focus skips it. */
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
