import type { Message, ResultMessage } from '@underhall/contract';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { shownName } from '../ui/shown-name.ts';
import { TwoFaces } from '../ui/two-faces.tsx';
import css from './messages.module.css';

/** The reader's own name and face. */
export type Reader = { readonly name: string | undefined; readonly face: string | undefined };

type ActResultProps = {
  /** The accepted invitation. */
  readonly message: Message;
  /** Changes to the reader. */
  readonly gains: readonly ResultMessage[];
  readonly reader: Reader;
  /** The buttons that lead on. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

const hiddenPriority = 3;

/** The result of an accepted invitation, as the story shows a result: both players, picture, text and changes. */
export function ActResult({ message, gains, reader, children, onClose }: ActResultProps) {
  const id = useId();
  const { title, image, story, description, otherFace, characterName } = message;
  const shown = gains.filter(({ priority }) => priority !== hiddenPriority);
  const other = shownName(characterName);
  return (
    <Modal title={wordsOf(title)} onClose={onClose} aria-describedby={id} isFirm>
      <div className={css.result}>
        <TwoFaces
          people={[
            { name: shownName(reader.name), face: reader.face },
            { name: other, face: otherFace },
          ]}
        />
        <div id={id} className={css.outcome}>
          <Plate name={image} width={88} className={css.outcomePicture} />
          <SanitizedHtml html={story ?? description} className={css.told} />
        </div>
        {shown.length > 0 && (
          <ul className={css.gains}>
            {shown.map(({ message: gain }) => (
              <li key={gain}>
                <SanitizedHtml as="span" html={gain} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.ways}>{children}</div>
      </div>
    </Modal>
  );
}
