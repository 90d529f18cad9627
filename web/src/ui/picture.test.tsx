import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

test('a missing picture leaves a frame of its size, which stylesheets can override as for an image', () => {
  const { container } = render(
    <Picture kind="icons" name="lamp" widths={[100]} width={156} height={203} className="face" />,
  );
  fireEvent.error(container.querySelector('img') as Element);
  const frame = container.querySelector('svg');
  expect(container.querySelector('img')).toBeNull();
  expect([frame?.getAttribute('width'), frame?.getAttribute('height')]).toEqual(['156', '203']);
  expect([frame?.getAttribute('style'), frame?.classList.contains('face')]).toEqual([null, true]);
});
