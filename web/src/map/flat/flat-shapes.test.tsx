import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aPlace } from '../a-place.ts';
import { placesOnMap } from '../area-on-map.ts';
import { FlatShapes } from './flat-shapes.tsx';

afterEach(cleanup);

const ground = { labelX: 50, labelY: 50, zIndex: 1, hitbox: '0,0 100,0 100,100' };
const places = placesOnMap(
  [aPlace(1, 'The Square', { jsonInfo: ground }), aPlace(3, 'The Yard', { unlocked: false, jsonInfo: ground })],
  {},
);

test('a selected closed place has another light than an open one', () => {
  const lightOf = (selected: number) => {
    const { container } = render(
      <FlatShapes places={places} size={{ width: 9, height: 9 }} here={1} selected={selected} isNearBy={true} />,
    );
    return container.querySelector<SVGElement>(`[data-chosen="${selected}"]`)?.style.color;
  };
  expect(lightOf(1)).toBe('rgb(255, 207, 127)');
  expect(lightOf(3)).toBe('rgb(157, 179, 203)');
});

test('the glow is thinner on a map smaller than the city', () => {
  const fineness = (width: number) => {
    const { container } = render(
      <FlatShapes places={places} size={{ width, height: 9 }} here={1} selected={1} isNearBy={true} />,
    );
    const fine = container.querySelector<SVGElement>('[data-chosen]')?.style.getPropertyValue('--fine');
    cleanup();
    return Number(fine);
  };
  expect(fineness(2048) / fineness(5220)).toBeCloseTo(2048 / 5220);
});

test('an open building is as bright as an open district, even inside a closed one', () => {
  const ward = aPlace(4, 'The Ward', { unlocked: false, jsonInfo: ground });
  const hall = aPlace(5, 'The Hall', {
    areaTypeName: 'Destination',
    jsonInfo: { labelX: 20, labelY: 20, zIndex: 2, mainDestinationHitbox: '10,10 30,10 30,30' },
  });
  const { container } = render(
    <FlatShapes
      places={placesOnMap([ward, hall], {})}
      size={{ width: 9, height: 9 }}
      here={1}
      selected={undefined}
      isNearBy={true}
    />,
  );
  const clear = [...container.querySelectorAll('polygon[data-clear="true"]')].map((each) =>
    each.getAttribute('points'),
  );
  expect(new Set(clear)).toEqual(new Set(['10,10 30,10 30,30']));
});
