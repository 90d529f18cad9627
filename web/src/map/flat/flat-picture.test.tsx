import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlatPicture } from './flat-picture.tsx';

afterEach(cleanup);

const root = { rootPrefix: 'london', width: 5220, height: 3000, minDestZoom: 3.5, spriteSheetCount: 5 };

const files = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => src.replace(/.*\//, ''));

test('a finer picture comes over the lighter one, which stays in sight meanwhile', () => {
  const { container, rerender } = render(<FlatPicture root={root} wanted={1600} />);
  expect(files(container)).toEqual(['flat-1600.webp']);
  rerender(<FlatPicture root={root} wanted={2610} />);
  expect(files(container)).toEqual(['flat-1600.webp', 'flat-2610.webp']);
});

test('on a dense screen the finer one alone is fetched, and the lighter where that is not to be had', () => {
  const { container } = render(<FlatPicture root={root} wanted={2610} />);
  expect(files(container)).toEqual(['flat-2610.webp']);
  for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect(files(container)).toEqual(['flat-1600.webp']);
});
