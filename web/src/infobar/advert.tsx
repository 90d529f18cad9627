import type { Advert as AdvertShown } from '@underhall/contract';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './infobar.module.css';
import { linkTarget } from './link-target.ts';
import { WorldLink } from './world-link.tsx';

/** True if the advert has its picture, alternative text and a valid link. */
export const isAdvertComplete = (advert: AdvertShown | undefined): advert is AdvertShown =>
  advert !== undefined && advert.image !== '' && advert.altText !== '' && linkTarget(advert.url) !== undefined;

export function Advert({ advert }: { readonly advert: AdvertShown }) {
  const { image, altText, url, title, description } = advert;
  return (
    <section aria-label="Advertisement">
      <WorldLink link={url} className={css.lead}>
        <Picture
          kind="headers"
          name={image}
          widths={[640]}
          width={640}
          height={160}
          alt={altText}
          className={css.banner}
          isLate
        />
        <span className={css.title}>{title}</span>
      </WorldLink>
      <SanitizedHtml html={description} className={css.words} />
    </section>
  );
}
