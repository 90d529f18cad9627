import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aPlace } from '../a-place.ts';
import { placesOnMap } from '../area-on-map.ts';
import { PlaceLayer } from './place-layer.tsx';
import type { PlaceLayerProps } from './place-layer-props.ts';

afterEach(cleanup);

const ground = '0,0 100,0 100,100 0,100';
const at = { labelX: 50, labelY: 50, zIndex: 1 };
const gate = { id: 9, name: 'The Hatch', image: '', teaser: '', mobileTeaser: '' };
const areas = [
  aPlace(1, 'The Square', { jsonInfo: { ...at, hitbox: ground } }),
  aPlace(3, 'The Tower', { areaTypeName: 'Destination', line: 'many steps', jsonInfo: { ...at, hitbox: ground } }),
  aPlace(4, 'The Mint', {
    areaTypeName: 'Destination',
    unlocked: false,
    unavailableDescription: 'It is <em>shut</em>.',
    gateEvent: gate,
    jsonInfo: { ...at, hitbox: ground },
  }),
  aPlace(5, 'The Vault', { areaTypeName: 'Destination', unlocked: false, jsonInfo: { ...at, hitbox: ground } }),
  aPlace(7, 'The Mill', { areaTypeName: 'Landmark', visitable: false, jsonInfo: { ...at, hitbox: ground } }),
];
const look = { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false };

function shown(some: Partial<PlaceLayerProps> = {}) {
  const handlers = { onSelect: vi.fn(), onChoose: vi.fn(), onFocus: vi.fn() };
  const props = {
    look,
    here: 1,
    isNearBy: true,
    isReadOnly: false,
    selected: undefined,
    size: { width: 9, height: 9 },
  };
  const places = placesOnMap(areas, { here: 1 });
  const { container } = render(<PlaceLayer places={places} {...props} {...handlers} {...some} />);
  const labels = () => [...container.querySelectorAll('span[data-selected]')].map((each) => each.textContent);
  return { ...handlers, container, labels };
}

const names = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));

test('names districts and landmarks from afar, and single places only from near by', {
  meta: { rows: ['C-MAP-006', 'C-MAP-055', 'C-MAP-057'] },
}, () => {
  const { labels } = shown({ isNearBy: false });
  expect(labels()).toEqual(['The Square', 'The Mill']);
  expect(names()).toEqual(['The Square, you are here']);
  cleanup();
  expect(shown().labels()).toEqual(['The Square', 'The Tower', 'The Mint', 'The Vault', 'The Mill']);
  expect(names()).toEqual([
    'The Square, you are here',
    'The Tower, many steps, open',
    'The Mint, locked: It is shut.',
    'The Vault, locked',
  ]);
});

test('a closed place has a lock, one with a gate the gate', () => {
  const { container } = shown();
  const pins = (kind: string) => container.querySelectorAll(`span[data-kind=${kind}][data-lit=false]`).length;
  expect([pins('lock'), pins('gate')]).toEqual([1, 1]);
});

test('the player’s marker is 56 by 79.5 and stands at the current place', { meta: { rows: ['C-MAP-075'] } }, () => {
  shown();
  const marker = screen.getByRole('img', { name: 'You' });
  expect([marker.getAttribute('width'), marker.getAttribute('height')]).toEqual(['56', '79.5']);
  expect(marker.style).toMatchObject({ left: '50px', top: '50px' });
});

test('the place under the pointer or the focus shows its name, its line and why it is closed', () => {
  shown({ selected: 4 });
  expect(screen.getByRole('tooltip').textContent).toBe('The Mintlocked: It is shut.');
  cleanup();
  shown({ selected: 3 });
  expect(within(screen.getByRole('tooltip')).getByText('many steps')).toBeTruthy();
  cleanup();
  shown({ selected: 3, isNearBy: false });
  expect(screen.queryByRole('tooltip')).toBe(null);
});

test('a press chooses a place, and keyboard focus selects it and brings it into view', async () => {
  const { onChoose, onSelect, onFocus } = shown();
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(onFocus).toHaveBeenLastCalledWith(expect.objectContaining({ area: areas[1] }));
  expect(onSelect).toHaveBeenLastCalledWith(3);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(areas[1], 'pointer');
});

test('losing the focus clears its own selection, not a later one of the mouse', () => {
  const callsOnBlur = (selected: number) => {
    const { onSelect } = shown({ selected });
    const tower = screen.getByRole('button', { name: /^The Tower, / });
    act(() => tower.focus());
    onSelect.mockClear();
    act(() => tower.blur());
    cleanup();
    return onSelect.mock.calls;
  };
  expect([callsOnBlur(3), callsOnBlur(4)]).toEqual([[[undefined]], []]);
});

test('a moving mouse selects and deselects, and an idle one changes nothing', () => {
  const { onSelect } = shown();
  const [tower, list] = [screen.getByRole('button', { name: /^The Tower, / }), screen.getByRole('list')];
  const dispatch = (at: Element, type: string, movementX: number) => {
    const event = new Event(type, { bubbles: true });
    at.dispatchEvent(Object.assign(event, { pointerType: 'mouse', movementX, movementY: 0 }));
    return onSelect.mock.calls.splice(0).flat();
  };
  expect(dispatch(tower, 'pointermove', 2)).toEqual([3]);
  expect(dispatch(tower, 'pointerout', 0)).toEqual([]);
  expect(dispatch(tower, 'pointermove', 0)).toEqual([]);
  expect(dispatch(list, 'pointermove', 0)).toEqual([]);
  expect(dispatch(list, 'pointermove', 2)).toEqual([undefined]);
});

test('while a sheet shows the place that a finger selected, the mouse does not change it', () => {
  const { onSelect } = shown({ selected: 3, hasSheet: true });
  const list = screen.getByRole('list');
  for (const type of ['pointermove', 'pointerleave']) {
    const event = new Event(type, { bubbles: true });
    list.dispatchEvent(Object.assign(event, { pointerType: 'mouse', movementX: 2, movementY: 0 }));
  }
  expect(onSelect.mock.calls).toEqual([]);
});

test('a press counts as touch if a finger went down last, even if the click does not say so', () => {
  const { onChoose } = shown();
  const tower = screen.getByRole('button', { name: /^The Tower, / });
  const press = (pointerType: string, detail: number) => {
    fireEvent.pointerDown(tower, { pointerType });
    fireEvent.click(tower, { detail });
    return onChoose.mock.lastCall?.[1];
  };
  expect([press('touch', 1), press('mouse', 1), press('touch', 0)]).toEqual(['touch', 'pointer', 'pointer']);
});

test('the gate of a place that cannot be entered is pressed by its pin', async () => {
  const sea = aPlace(8, 'The Sea', { areaTypeName: 'Landmark', visitable: false, gateEvent: gate, jsonInfo: at });
  const { onChoose } = shown({ places: placesOnMap([sea], {}) });
  await userEvent.click(screen.getByRole('button', { name: /^The Sea, / }));
  expect(onChoose).toHaveBeenCalledWith(sea, 'pointer');
});

test('a closed place and its closed district show one lock if the two would overlap', () => {
  const closed = { unlocked: false, jsonInfo: { ...at, hitbox: ground } };
  const places = placesOnMap(
    [aPlace(1, 'The Square', closed), aPlace(3, 'The Tower', { ...closed, areaTypeName: 'Destination' })],
    { here: 9 },
  );
  const locks = (isNearBy: boolean) =>
    shown({ places, isNearBy }).container.querySelectorAll('[data-kind="lock"]').length;
  expect([locks(true), locks(false)]).toEqual([1, 1]);
});
