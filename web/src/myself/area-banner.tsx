import { hasPhoneBanner } from '../api/art.ts';
import { useStore } from '../api/client-store.ts';
import { world } from '../api/world.ts';
import { PageHeading, pageTitle } from '../ui/page-heading.tsx';
import { Picture } from '../ui/picture.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './area-banner.module.css';
import { useMyself } from './myself-queries.ts';

type AreaBannerProps = {
  readonly isHeading?: boolean;
};

export function AreaBanner({ isHeading = true }: AreaBannerProps) {
  const { data } = useMyself();
  const title = useStore(pageTitle);
  if (data === undefined) return <div className={css.banner} />;
  const { name, line, image } = data.character.area;
  // A page of the same name says it itself.
  const isNamed = isHeading || title !== wordsOf(name);
  return (
    <div className={css.banner} style={focusOf(image)}>
      <Picture
        kind="headers"
        name={image}
        widths={[640, 1280, 1920]}
        // Keep in sync with the size of the image in the stylesheet. Small screens show the middle of an image that is
        // four times as wide as high.
        sizes="(max-width: 47.99em) max(100vw, 768px), max(100vw, 1248px)"
        width={1920}
        height={480}
        narrow={hasPhoneBanner(image) ? phoneBanner : undefined}
        className={css.picture}
        isFirst
      />
      <div className={css.words}>
        {isHeading ? (
          <PageHeading title={wordsOf(name)} className={css.name} isQuiet>
            <SanitizedHtml as="span" html={name} />
          </PageHeading>
        ) : (
          isNamed && <SanitizedHtml as="p" html={name} className={css.name} />
        )}
        {/* Beside the name and alone it is another element: it has not moved. */}
        <SanitizedHtml key={String(isNamed)} as="p" html={line} className={css.line} />
      </div>
    </div>
  );
}

const phoneBanner = {
  kind: 'phone-headers',
  widths: [780, 1170],
  media: '(max-width: 480px)',
  sizes: '100vw',
} as const;

/** The banner is lower than its picture. These keep the picture's subject in view. */
const focusOf = (image: string) => ({
  ['--banner-focus' as string]: percent(world.pictures?.focus.headers?.[image]),
  ['--phone-focus' as string]: percent(world.pictures?.focus['phone-headers']?.[image]),
});

const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);
