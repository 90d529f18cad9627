import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { world } from '../../api/world.ts';
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

test('a picture that did not load is requested again once it has another address', () => {
  const river = { rootPrefix: 'river', width: 2048, height: 1152, minDestZoom: 0, spriteSheetCount: 0 };
  const { container, rerender } = render(<FlatPicture root={river} targetWidth={2048} />);
  const [image] = container.querySelectorAll('img');
  if (image) fireEvent.error(image);
  expect(files(container)).toEqual(['river-1600.avif']);
  Object.assign(world, { pictures: { sets: {}, own: { maps: { river: 'abc' } }, focus: {} } });
  onTestFinished(() => void Object.assign(world, { pictures: undefined }));
  rerender(<FlatPicture root={{ ...river }} targetWidth={2048} />);
  expect(files(container)).toEqual(['river-2048.avif']);
});
