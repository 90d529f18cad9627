import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './zoom.ts';

/** Returns the size of an element in screen pixels. It is 0 by 0 until the element is laid out. */
export function useViewSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const resized = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return size;
}
