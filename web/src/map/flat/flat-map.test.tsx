import { cleanup, render } from '@testing-library/react';
import type { MapReply, Setting } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { FlatMap } from './flat-map.tsx';

afterEach(cleanup);

test('the map fills its view in spite of the zoom library’s stylesheet', () => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  const { container } = render(
    <FlatMap
      map={{ areas: [] } as unknown as MapReply}
      root={{ width: 2048, height: 1152, rootPrefix: 'river', minDestZoom: 0, spriteSheetCount: 0 }}
      setting={{ jsonInfo: {} } as unknown as Setting}
      range={{ min: 3, max: 5 }}
      here={undefined}
      isReadOnly={false}
      selected={undefined}
      hasSheet={false}
      onSelect={vi.fn()}
      onChoose={vi.fn()}
      onZoom={vi.fn()}
      onFailure={vi.fn()}
      camera={null}
    />,
  );
  const view = container.querySelector('.react-transform-wrapper') as Element;
  expect(getComputedStyle(view)).toMatchObject({ position: 'absolute', width: '100%', height: '100%' });
});
