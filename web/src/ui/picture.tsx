import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ArtKind, artUrl } from '../api/art.ts';
import { beginPicture } from './picture-progress.ts';

type NarrowCut = {
  readonly kind: ArtKind;
  readonly widths: readonly number[];
  readonly media: string;
  readonly sizes: string;
};

type PictureProps = {
  readonly kind: ArtKind;
  readonly name: string;
  /** Widths there are, smallest first. */
  readonly widths: readonly number[];
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
  /** Another cut of it for screens up to a width; where there is none, the picture itself is shown. */
  readonly narrow?: NarrowCut;
  /** Fetched when it is about to be scrolled into sight; until then it is not under way. */
  readonly isLate?: boolean;
};

/** A picture that keeps its place while it loads, and leaves a plain plate when it is missing. */
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
  const failBeforeShown = useEffectEvent(fail);
  // React passes on no error of a picture that is not on the page yet.
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = shown.current ?? {};
    if (name !== '' && complete && naturalWidth === 0 && currentSrc) failBeforeShown(currentSrc);
  }, [name]);
  useLayoutEffect(() => (isLate || name === '' ? undefined : watch(shown.current)), [isLate, name]);
  const last = widths.at(-1) ?? width;
  if (missing === name || name === '') {
    return <span className={className} style={{ display: 'block', width, aspectRatio: `${width} / ${height}` }} />;
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

function addresses(kind: ArtKind, name: string, widths: readonly number[]): string {
  return widths.map((each) => `${artUrl(kind, name, each)} ${each}w`).join(', ');
}

/** Counts a picture among those under way until it has come. One that had come at once is taken leave of with null. */
function watch(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.complete) return;
  const over = beginPicture();
  image.addEventListener('load', over);
  image.addEventListener('error', over);
  return over;
}
