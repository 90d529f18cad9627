import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import type { PlaceOnMap } from '../area-on-map.ts';
import { placeStateOf } from '../place-state.ts';
import type { Box, Point } from '../polygon.ts';
import css from './place-layer.module.css';
import { sharedArea, type TipSide, tipSpot } from './tip-spot.ts';

type PlaceTipProps = {
  readonly place: PlaceOnMap;
  /** The building that the tip avoids, in map pixels. */
  readonly building: Box | undefined;
  readonly here: number | undefined;
  /** True if pressing the place starts a journey. At a lower zoom, a press zooms in first. */
  readonly isNearBy: boolean;
  readonly isReadOnly: boolean;
};

/** While the map moves, the tip is repositioned at most once per this interval. */
const followMs = 100;

/** The tip's upper left corner in screen pixels, relative to the map point `from`. */
type Lie = { readonly from: Point; readonly right: number; readonly down: number };

/** The tip of the selected place. Shows the name, the description and, for a closed place, the reason. */
export function PlaceTip(props: PlaceTipProps) {
  const { area, label } = props.place;
  const tip = useRef<HTMLDivElement>(null);
  const [{ from, right, down }, setLie] = useState<Lie>({ from: label, right: 0, down: 0 });
  const { kind, words } = placeStateOf(area, props.here);
  const settle = useEffectEvent(() => {
    const next = tip.current && lieOf(tip.current, props);
    if (next) setLie((before) => (isSameLie(before, next) ? before : next));
  });
  useLayoutEffect(() => settle(), []);
  useEffect(() => {
    const view = tip.current?.closest('[data-map-view]');
    if (!view) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        settle();
      }, followMs);
    });
    moved.observe(view, { attributes: true, attributeFilter: ['style'], subtree: true });
    return () => {
      moved.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      ref={tip}
      className={css.tip}
      style={{
        left: from.x,
        top: from.y,
        ['--right' as string]: `${right}px`,
        ['--down' as string]: `${down}px`,
      }}
      data-standing={kind}
      role="tooltip"
    >
      <SanitizedHtml as="span" html={area.name} className={css.tipName} />
      {area.line && <SanitizedHtml as="span" html={area.line} className={css.tipLine} />}
      <span className={css.tipStanding}>
        {words}
        {kind === 'open' && !props.isReadOnly && (props.isNearBy ? ': press to go there' : ': press to zoom in')}
      </span>
    </div>
  );
}

function lieOf(tip: HTMLElement, { place: { area, label, isDistrict }, building }: PlaceTipProps): Lie | undefined {
  const layer = tip.offsetParent;
  const view = layer?.closest('[data-map-view]');
  if (!(layer instanceof HTMLElement) || !view) return undefined;
  const [edge, sheet] = [view.getBoundingClientRect(), layer.getBoundingClientRect()];
  const scale = sheet.width / layer.offsetWidth || 1;
  const seen = ({ x, y }: Point): Point => ({
    x: sheet.left - edge.left + x * scale,
    y: sheet.top - edge.top + y * scale,
  });
  const boxesOf = (selector: string, within: ParentNode | null): readonly Box[] =>
    [...(within?.querySelectorAll(selector) ?? [])].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { left: left - edge.left, top: top - edge.top, width, height };
    });
  const { left, top, width, height } = building ?? { left: label.x, top: label.y, width: 0, height: 0 };
  const corner = seen({ x: left, y: top });
  const ground = { left: corner.x, top: corner.y, width: width * scale, height: height * scale };
  const names = boxesOf(`[data-name-of="${area.id}"]`, layer);
  const input = {
    view: { width: edge.width, height: edge.height },
    tip: { width: tip.offsetWidth, height: tip.offsetHeight },
    others: [...names, ...boxesOf('[data-marker]', layer), ...boxesOf('[data-over-map]', view.parentElement)],
  };
  const beside = tipSpot({ ...input, ground: isDistrict ? boxRound([ground, ...names]) : ground });
  // Place the tip of a district that fills the view beside the district's name.
  const isOnIt = isDistrict && sharedArea({ left: beside.x, top: beside.y, ...input.tip }, ground) > 0;
  const { side, x, y } = isOnIt && names[0] ? tipSpot({ ...input, ground: names[0] }) : beside;
  const from = building && !isDistrict ? middleOfSide(building, side) : label;
  return { from, right: Math.round(x - seen(from).x), down: Math.round(y - seen(from).y) };
}

function boxRound(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const right = Math.max(...boxes.map((each) => each.left + each.width));
  const foot = Math.max(...boxes.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: foot - top };
}

const middleOfSide = ({ left, top, width, height }: Box, side: TipSide): Point => ({
  x: side === 'left' ? left : side === 'right' ? left + width : left + width / 2,
  y: side === 'above' ? top : side === 'below' ? top + height : top + height / 2,
});

const isSameLie = (one: Lie, other: Lie): boolean =>
  one.right === other.right && one.down === other.down && one.from.x === other.from.x && one.from.y === other.from.y;
