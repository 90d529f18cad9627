import { useLayoutEffect, useRef, useState } from 'react';
import { ToldHtml } from '../../ui/told-html.tsx';
import type { PlaceOnMap } from '../area-on-map.ts';
import { boxOf } from '../polygon.ts';
import { standingOf } from '../standing-of.ts';
import css from './places-over.module.css';

type PlaceTipProps = { readonly place: PlaceOnMap; readonly here: number | undefined };

const margin = 12;
/** Of the tip from its place, in pixels of the screen. */
const distance = 30;
const settling = [300, 800];

/** What is told of the place under the pointer or the focus: its name, its line, and why it is closed. */
export function PlaceTip({ place, here }: PlaceTipProps) {
  const { area, label, outline } = place;
  const tip = useRef<HTMLDivElement>(null);
  const [lie, setLie] = useState({ isBelow: false, aside: 0 });
  const { kind, words } = standingOf(area, here);
  const box = outline && !place.isDistrict ? boxOf(outline) : undefined;
  const top = box ? box.top : label.y;
  const foot = box ? box.top + box.height : label.y;
  useLayoutEffect(() => {
    const measure = () => {
      const at = tip.current?.getBoundingClientRect();
      const layer = tip.current?.offsetParent;
      const view = layer?.closest('[data-map-view]')?.getBoundingClientRect();
      if (!at || !view || !(layer instanceof HTMLElement)) return;
      const ground = layer.getBoundingClientRect();
      const scale = ground.width / layer.offsetWidth || 1;
      const left = view.left + margin - (ground.left + label.x * scale - at.width / 2);
      const right = ground.left + label.x * scale + at.width / 2 - (view.right - margin);
      const isBelow = ground.top + top * scale - at.height - distance < view.top + margin;
      setLie({ isBelow, aside: left > 0 ? left : right > 0 ? -right : 0 });
    };
    measure();
    // The view may still be on its way to the place.
    const later = settling.map((ms) => setTimeout(measure, ms));
    return () => later.forEach(clearTimeout);
  }, [label.x, top]);
  return (
    <div
      ref={tip}
      className={css.tip}
      style={{ left: label.x, top: lie.isBelow ? foot : top, ['--aside' as string]: `${lie.aside}px` }}
      data-below={lie.isBelow}
      // Not over the player's marker.
      data-over-marker={place.hasMarker}
      data-standing={kind}
      role="tooltip"
    >
      <ToldHtml as="span" html={area.name} className={css.tipName} />
      {area.line && <ToldHtml as="span" html={area.line} className={css.tipLine} />}
      <span className={css.tipStanding}>{words}</span>
    </div>
  );
}
