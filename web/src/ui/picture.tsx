import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ArtKind, artUrl, mayHavePicture } from '../api/art.ts';
import css from './picture.module.css';
import { beginPicture } from './picture-progress.ts';

type NarrowCrop = {
  readonly kind: ArtKind;
  readonly widths: readonly number[];
  readonly media: string;
  readonly sizes: string;
};

type PictureProps = {
  readonly kind: ArtKind;
  readonly name: string;
  /** Available widths, ascending. */
  readonly widths: readonly number[];
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
  /** Another crop for narrow screens. If that file is missing, the normal picture is shown. */
  readonly narrow?: NarrowCrop | undefined;
  /** If true, the picture loads shortly before it scrolls into view and never counts as loading. */
  readonly isLate?: boolean;
};

/** A picture that reserves its space. If the file is missing, the space has a neutral mark in the world's colours. */
export function Picture({
  kind,
  name,
  widths,
  sizes,
  width,
  height,
  alt = '',
  className,
  isFirst,
  narrow,
  isLate,
}: PictureProps) {
  const [missing, setMissing] = useState('');
  const [withoutNarrow, setWithoutNarrow] = useState('');
  const shown = useRef<HTMLImageElement>(null);
  const fail = (address: string) => {
    if (narrow !== undefined && address.includes(`/${narrow.kind}/`)) setWithoutNarrow(name);
    else setMissing(name);
  };
  const failBeforeMount = useEffectEvent(fail);
  // React does not report a load error that happens before the element is mounted.
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = shown.current ?? {};
    if (name !== '' && complete && naturalWidth === 0 && currentSrc) failBeforeMount(currentSrc);
  }, [name]);
  useLayoutEffect(() => (isLate || name === '' ? undefined : watch(shown.current)), [isLate, name]);
  const last = widths.at(-1) ?? width;
  if (missing === name || name === '' || !mayHavePicture(kind, name)) {
    return <MissingPicture {...{ width, height }} className={className ?? ''} isMarked={name !== ''} />;
  }
  const image = (
    <img
      key={name}
      ref={shown}
      loading={isLate ? 'lazy' : 'eager'}
      src={artUrl(kind, name, last)}
      srcSet={addresses(kind, name, widths)}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={({ currentTarget }) => fail(currentTarget.currentSrc)}
    />
  );
  if (narrow === undefined) return image;
  return (
    <picture>
      {withoutNarrow !== name && (
        <source media={narrow.media} srcSet={addresses(narrow.kind, name, narrow.widths)} sizes={narrow.sizes} />
      )}
      {image}
    </picture>
  );
}

type MissingPictureProps = {
  readonly width: number;
  readonly height: number;
  readonly className: string;
  readonly isMarked: boolean;
};

/** As in an image, stylesheets override the attributes `width` and `height`. */
function MissingPicture({ width, height, className, isMarked }: MissingPictureProps) {
  const [x, y, half] = [width / 2, height / 2, Math.min(width * 0.13, height * 0.13, 17)];
  return (
    <svg
      className={`${className} ${isMarked ? css.missing : css.space}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {isMarked && <path d={`M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`} />}
    </svg>
  );
}

function addresses(kind: ArtKind, name: string, widths: readonly number[]): string {
  return widths.map((each) => `${artUrl(kind, name, each)} ${each}w`).join(', ');
}

/** Counts a picture as loading until the picture has loaded or failed. */
function watch(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.complete) return;
  const over = beginPicture();
  image.addEventListener('load', over);
  image.addEventListener('error', over);
  return over;
}
