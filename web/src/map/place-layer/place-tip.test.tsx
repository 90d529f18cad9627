import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlace } from '../a-place.ts';
import { placesOnMap } from '../area-on-map.ts';
import { PlaceLayer } from './place-layer.tsx';

const look = { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false };
const noHands = { onSelect: () => {}, onChoose: () => {}, onFocus: () => {} };
const size = { width: 1000, height: 600 };

// Simulated layout: the view shows a whole small map, and the tip is 200 by 80 pixels.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.role === 'tooltip' ? 200 : size.width;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isName = this.matches('[data-name-of]');
    return isName ? new DOMRect(460, 330, 80, 20) : new DOMRect(0, 0, size.width, size.height);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const spot = { labelX: 500, labelY: 340, zIndex: 1 };

function tipOf(selected: number, areas: Parameters<typeof placesOnMap>[0]) {
  const places = placesOnMap(areas, {});
  const shown = { look, here: undefined, isNearBy: true, isReadOnly: false, selected, size, places, ...noHands };
  render(
    <div data-map-view="">
      <PlaceLayer {...shown} />
    </div>,
  );
  const { style } = screen.getByRole('tooltip');
  const inPixels = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  return { left: inPixels('left') + inPixels('--right'), top: inPixels('top') + inPixels('--down') };
}

test('the tip of an isle stands above all of it', () => {
  const isle = aPlace(4, 'The Isle', { jsonInfo: { ...spot, hitbox: '400,200 600,200 600,320 400,320' } });
  expect(tipOf(4, [isle])).toEqual({ left: 400, top: 104 });
});

test('the tip of a district stands above its main building', () => {
  const ward = aPlace(4, 'The Ward', { jsonInfo: { ...spot, hitbox: '0,0 1000,0 1000,600 0,600' } });
  const hall = aPlace(5, 'The Hall', {
    areaTypeName: 'Destination',
    parentArea: { id: 4, areaKey: '4', name: 'The Ward' },
    jsonInfo: { ...spot, mainDestinationHitbox: '450,250 550,250 550,320 450,320' },
  });
  expect(tipOf(4, [ward, hall])).toEqual({ left: 400, top: 154 });
});

test('the tip of a district as large as the view points at its name', () => {
  const ward = aPlace(4, 'The Ward', { jsonInfo: { ...spot, hitbox: '0,0 1000,0 1000,600 0,600' } });
  expect(tipOf(4, [ward])).toEqual({ left: 400, top: 234 });
});

test('names of districts look different only if the map has other names', () => {
  const isMixed = (areaTypeName: 'District' | 'Destination') => {
    const places = placesOnMap(
      [aPlace(4, 'The Isle', { jsonInfo: spot }), aPlace(5, 'A Port', { areaTypeName, jsonInfo: spot })],
      {},
    );
    const shown = { look, here: undefined, isNearBy: true, isReadOnly: false, selected: undefined, size, places };
    const { container } = render(<PlaceLayer {...shown} {...noHands} />);
    return container.querySelector('[data-mixed="true"]') !== null;
  };
  expect([isMixed('Destination'), isMixed('District')]).toEqual([true, false]);
});
