import { wordsOf } from '../../ui/sanitize.ts';
import type { PlaceOnMap } from '../area-on-map.ts';
import { placeStateOf } from '../place-state.ts';
import { boxOf, clipPathOf } from '../polygon.ts';
import css from './place-layer.module.css';
import type { OnPress, PlaceLayerProps } from './place-layer-props.ts';

type PlaceButtonProps = { readonly place: PlaceOnMap; readonly onPress: OnPress } & Pick<
  PlaceLayerProps,
  'here' | 'isReadOnly' | 'onSelect' | 'onFocus'
>;

/** The clickable ground of a place. The button is transparent, because the picture shows the place. */
export function PlaceButton({ place, here, isReadOnly, onSelect, onPress, onFocus }: PlaceButtonProps) {
  const { area, outline, isDistrict } = place;
  if (!outline) return null;
  const { kind, words } = placeStateOf(area, here);
  const { left, top, width, height } = boxOf(outline);
  const leads = !isReadOnly && (kind === 'open' || kind === 'gate');
  return (
    <button
      type="button"
      className={css.ground}
      style={{
        left,
        top,
        width,
        height,
        clipPath: clipPathOf(outline),
        zIndex: isDistrict ? 0 : 1,
      }}
      data-place={area.id}
      data-standing={kind}
      aria-label={nameOf(place, words)}
      aria-current={kind === 'here' ? 'location' : undefined}
      aria-disabled={!leads}
      aria-haspopup={kind === 'gate' ? 'dialog' : undefined}
      onClick={(event) => onPress(area, event)}
      onFocus={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-visible')) return;
        onSelect(area.id);
        onFocus(place);
      }}
    />
  );
}

const nameOf = ({ area }: PlaceOnMap, words: string): string =>
  [wordsOf(area.name), wordsOf(area.line), words].filter((part) => part !== '').join(', ');
