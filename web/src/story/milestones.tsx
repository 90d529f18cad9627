import type { Milestone } from '@underhall/contract';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './milestones.module.css';

/** Full-page announcements of finished chapters and new acquaintances. */
export function Milestones({ milestones }: { readonly milestones: readonly Milestone[] }) {
  return milestones.map(({ kind, title, line, picture }) => (
    <section key={title} className={css.milestone} data-kind={kind}>
      {picture && <MilestonePicture {...picture} />}
      <div>
        <h3 className={css.title}>
          <SanitizedHtml as="span" html={title} />
        </h3>
        <SanitizedHtml html={line} className={css.line} />
      </div>
    </section>
  ));
}

/** The available widths of each kind of picture, and its aspect ratio. */
const drawn = {
  heroes: { widths: [800, 1600], width: 800, height: 450 },
  headers: { widths: [640, 1280], width: 640, height: 160 },
  cameos: { widths: [130, 260], width: 130, height: 169 },
} as const;

const MilestonePicture = ({ kind, name }: NonNullable<Milestone['picture']>) => (
  <Picture
    kind={kind}
    name={name}
    {...drawn[kind]}
    sizes={kind === 'cameos' ? '130px' : '(max-width: 48em) 100vw, 44em'}
    className={kind === 'cameos' ? css.face : css.picture}
  />
);
