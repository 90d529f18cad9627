import type { Advert as AdvertShown } from '@underhall/contract';
import { Picture } from '../ui/picture.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './infobar.module.css';
import { Leading } from './leading.tsx';
import { leadsTo } from './leads-to.ts';

/** True of an advert that has its picture, words for those who do not see it, and a link that leads somewhere. */
export const isWhole = (advert: AdvertShown | undefined): advert is AdvertShown =>
  advert !== undefined && advert.image !== '' && advert.altText !== '' && leadsTo(advert.url) !== undefined;

/** A picture that leads somewhere, with a line under it. */
export function Advert({ advert }: { readonly advert: AdvertShown }) {
  const { image, altText, url, title, description } = advert;
  return (
    <section aria-label="Advertisement">
      <Leading link={url} className={css.lead}>
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
      </Leading>
      <ToldHtml html={description} className={css.words} />
    </section>
  );
}
