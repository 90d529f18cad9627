import type { Branch } from '@underhall/contract';
import type { ReactNode } from 'react';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';
import formCss from './story-form.module.css';

type InvitationSheetProps = Pick<SceneProps, 'scene'> & {
  readonly branch: Branch;
  readonly preview: string;
  readonly needs: readonly (readonly [whom: string, html: string])[];
  readonly children: ReactNode;
};

/** A branch that invites another player. Shows its text, a preview, the requirements of both players, and the form. */
export function InvitationSheet({ scene, branch, preview, needs, children }: InvitationSheetProps) {
  return (
    <SceneSheet scene={scene} image={branch.image} title={<SanitizedHtml as="span" html={branch.name} />}>
      <SanitizedHtml html={branch.description} className={css.told} />
      <h3 className={formCss.preview}>What they will read</h3>
      <blockquote className={formCss.letter}>
        <SanitizedHtml html={preview} />
      </blockquote>
      {needs.map(
        ([whom, html]) =>
          html !== '' && (
            <p key={whom} className={css.told}>
              {whom}: <SanitizedHtml as="span" html={html} />
            </p>
          ),
      )}
      {children}
    </SceneSheet>
  );
}
