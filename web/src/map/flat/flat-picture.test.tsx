import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlatPicture } from './flat-picture.tsx';

afterEach(cleanup);

const root = { rootPrefix: 'london', width: 5220, height: 3000, minDestZoom: 3.5, spriteSheetCount: 5 };

const files = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => src.replace(/.*\//, ''));

test('a finer picture replaces the lighter one, which stays visible while it loads', () => {
  const { container, rerender } = render(<FlatPicture root={root} targetWidth={1600} />);
  expect(files(container)).toEqual(['flat-1600.webp']);
  rerender(<FlatPicture root={root} targetWidth={2610} />);
  expect(files(container)).toEqual(['flat-1600.webp', 'flat-2610.webp']);
});

test('a dense screen fetches only the finer picture, and falls back to the lighter one', () => {
  const { container } = render(<FlatPicture root={root} targetWidth={2610} />);
  expect(files(container)).toEqual(['flat-2610.webp']);
  for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect(files(container)).toEqual(['flat-1600.webp']);
});
