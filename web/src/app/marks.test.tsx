import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Marker } from '../ui/marker.tsx';
import { markTab, useMarks, useVisit } from './marks.ts';

afterEach(cleanup);

function Tab({ path }: { readonly path: string }) {
  return <a href={path}>Letters{useMarks().has(path) && <Marker />}</a>;
}

function Visit({ path }: { readonly path: string }) {
  useVisit(path);
  return null;
}

test('marks a tab with something new, visibly and for screen readers, until its page is visited', () => {
  render(<Tab path="/letters" />);
  expect(screen.getByRole('link', { name: 'Letters' })).toBeDefined();

  act(() => markTab('/letters'));
  expect(screen.getByRole('link', { name: 'Letters (something new)' })).toBeDefined();

  render(<Visit path="/elsewhere" />);
  expect(screen.getByRole('link', { name: 'Letters (something new)' })).toBeDefined();
  render(<Visit path="/letters" />);
  expect(screen.getByRole('link', { name: 'Letters' })).toBeDefined();
});
