import type { AreaOnMap, GateEvent, MapReply } from '@underhall/contract';
import {
  type Area,
  type AreaState,
  isNotYetWritten,
  type Moment,
  mapRootOf,
  renderText,
  type Standpoint,
  type StoryletId,
  stateOf,
  travelBlockerOf,
  type World,
} from '@underhall/engine';
import { refusalText } from '../http/refusal-text.ts';
import { ownLevelNote, requirementInWords } from '../qualities/requirement-in-words.ts';
import { escapeHtml } from '../wording/markup.ts';
import { presentArea } from './present-place.ts';

/** Omits undiscovered places. */
export function presentMap({ character, world }: Pick<Moment, 'character' | 'world'>): MapReply {
  const isHeld = travelBlockerOf({ character, world }) !== undefined;
  const onMap = world.pack.areas.flatMap((area) => {
    const state = stateOf(area, { character, world });
    return state.isDiscovered ? [{ area, presented: presentOnMap(area, state, isHeld, { character, world }) }] : [];
  });
  const inside = (outer: Area, depth: number): AreaOnMap[] =>
    depth === 0
      ? []
      : onMap
          .filter(({ area }) => area.parent === outer.id)
          .map(({ area, presented }) => ({ ...presented, childAreas: inside(area, depth - 1) }));
  const here = onMap.find(({ area }) => area.id === character.area)?.presented;
  const roots = rootsOf(onMap, world).map((root) => presentArea(root.id, { character, world }));
  return {
    isSuccess: true,
    ...(here && { currentArea: here }),
    areas: [
      ...onMap.map(({ area, presented }) => ({ ...presented, childAreas: inside(area, maxAreaDepth) })),
      ...roots.map((root) => ({ ...root, childAreas: [] })),
    ],
  };
}

/**
 * The roots of the places on a map, which contain the drawing data of the map. Excludes roots that are themselves on
 * the map.
 */
function rootsOf(onMap: readonly { readonly area: Area }[], world: World): readonly Area[] {
  const roots = new Set(onMap.flatMap(({ area }) => mapRootOf(area, world) ?? []));
  for (const { area } of onMap) roots.delete(area);
  return world.pack.areas.filter((area) => roots.has(area));
}

const maxAreaDepth = 2;

function presentOnMap(
  area: Area,
  { isDiscovered, isOpen, canMoveTo, reasons, unmet, gate }: AreaState,
  isHeld: boolean,
  here: Standpoint,
): AreaOnMap {
  const why = isOpen ? undefined : whyClosed(area, { reasons, unmet }, here);
  return {
    ...presentArea(area.id, here),
    // Only shown on arrival.
    moveMessage: '',
    childAreas: [],
    discovered: isDiscovered,
    unlocked: isOpen,
    canMoveTo: canMoveTo && !isHeld,
    ...(!isOpen && { closure: closureOf(area, here.world) }),
    ...(why !== undefined && { unavailableDescription: why }),
    ...(gate !== undefined && !isHeld && presentGate(gate, here)),
  };
}

function presentGate(id: StoryletId, here: Standpoint): { gateEvent?: GateEvent } {
  const { world } = here;
  const gate = world.storylets.get(id);
  if (!gate) return {};
  const teaser = renderText(gate.teaserHtml, here);
  return { gateEvent: { id, name: escapeHtml(gate.name), image: gate.image, teaser, mobileTeaser: teaser } };
}

const closureOf = (area: Area, world: World): NonNullable<AreaOnMap['closure']> => {
  if (isNotYetWritten(area, world)) return 'NotYet';
  return area.byStoryOnly ? 'Closed' : 'Locked';
};

/** The reason why a place is closed: the author's text, the requirements, or the fact that only a story leads there. */
function whyClosed(
  area: Area,
  { reasons, unmet }: Pick<AreaState, 'reasons' | 'unmet'>,
  here: Standpoint,
): string | undefined {
  const { closedText, byStoryOnly, type } = area;
  const { character, world } = here;
  if (reasons.includes('members only')) return refusalText('members only', world.pack.words);
  if (closedText !== undefined) return renderText(closedText, here);
  const lacks = unmet.flatMap((each) => requirementInWords(each, here, ownLevelNote));
  if (lacks.length > 0 && !byStoryOnly) return `You need ${lacks.join(', ')}.`;
  if (type === 'Lodgings' && character.lodging === undefined) return 'You lodge nowhere yet.';
  return isNotYetWritten(area, world) ? undefined : 'No road leads there. A story may.';
}
