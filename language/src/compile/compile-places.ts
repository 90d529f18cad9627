import type { Area, Drawing, Lodging, MapLook, Setting } from '@underhall/engine';
import type { DrawnWorld } from '../meaning/drawn-world.ts';
import type { WrittenArea, WrittenLodging, WrittenSetting } from '../meaning/places.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse, compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileSetting = ({ block, facts }: WrittenSetting, find: Lookup): Setting => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  canTravel: facts.travel ?? true,
  canOpenMap: facts.map ?? true,
  canChangeOutfit: facts.outfit ?? true,
  itemsUsableHere: facts.items ?? true,
  isInfiniteDraw: facts['endless draw'] ?? false,
  ...(facts['travel button'] ? { travelLabel: curlQuotes(facts['travel button'].text) } : {}),
  ...(facts['urge travel'] ? { urgesTravel: true } : {}),
  ...lookOf(facts),
  ...(facts['deck of'] ? { deckOf: find.idFor(facts['deck of']) } : {}),
  ...(facts.hand === undefined ? {} : { hand: facts.hand }),
  ...(facts['drops hand'] ? { dropsHand: true } : {}),
  ...(facts['start at'] ? { startArea: find.idFor(facts['start at']) } : {}),
  ...(facts.stay && facts.then ? { stay: { actions: facts.stay, out: find.idFor(facts.then) } } : {}),
});

/** Contains only what the author sets. */
function lookOf({
  zoom,
  'zoom buttons': hasButtons,
  'first look': look,
  'gate mark': mark,
  'gate here': isMarkedHere,
  landmarks,
  'label background': background,
  'map overlay': hasOverlay,
}: WrittenSetting['facts']): Pick<Setting, 'mapLook'> {
  const mapLook: MapLook = {
    ...(zoom && { minZoom: zoom.least, maxZoom: zoom.most }),
    ...(look && { initPercentX: look.x, initPercentY: look.y }),
    ...(mark && { gateIconStyle: mark }),
    ...(isMarkedHere === false && { hideCurrentGateIcon: true }),
    ...(landmarks && { landmarkStyle: landmarks }),
    ...(background && { labelBackgroundColour: background }),
    ...(hasOverlay && { hasMapOverlay: true }),
    ...(hasButtons === false && { hideZoomControl: true }),
  };
  return Object.keys(mapLook).length > 0 ? { mapLook } : {};
}

export const compileArea = (written: WrittenArea, find: Lookup, drawn: DrawnWorld): Area => {
  const { block, facts, prose, key } = written;
  return {
    id: find.idOf(block),
    key,
    name: curlQuotes(block.heading.text),
    setting: find.idFor(facts.setting),
    ...(facts['also in'] ? { alsoIn: facts['also in'].map(find.idFor) } : {}),
    type: facts.type ?? 'District',
    ...(facts.inside ? { parent: find.idFor(facts.inside) } : {}),
    line: curlQuotes(facts.line?.text ?? ''),
    descriptionHtml: compileProse(prose, find),
    image: facts.image ?? '',
    showOps: facts.cards ?? true,
    market: facts.market ?? false,
    ...(facts.discovered ? { discovered: compileRequirements(facts.discovered, find) } : {}),
    ...(facts.opens ? { opens: compileRequirements(facts.opens, find) } : {}),
    ...(facts.closed ? { closedText: compileText(facts.closed, find) } : {}),
    ...(facts.gate ? { gate: find.idFor(facts.gate) } : {}),
    ...(facts.arrival ? { moveText: compileText(facts.arrival, find) } : {}),
    ...(facts.members ? { membersOnly: true } : {}),
    ...(facts['by story'] ? { byStoryOnly: true } : {}),
    ...(facts['travel button'] ? { travelLabel: curlQuotes(facts['travel button'].text) } : {}),
    ...(facts['urge travel'] === undefined ? {} : { urgesTravel: facts['urge travel'] }),
    ...drawingFields(written, drawn),
  };
};

function drawingFields(area: WrittenArea, { mapOf, drawingOf }: DrawnWorld): Pick<Area, 'drawing' | 'drawnMap'> {
  const { type, label } = area.facts;
  const drawnMap = type === 'Root' ? mapOf(area)?.map : undefined;
  const drawing = drawingOf(area);
  if (!drawing) return drawnMap ? { drawnMap } : {};
  return { drawing: label === undefined ? drawing : withLabel(drawing, label) };
}

const withLabel = ({ hideLabel: _told, ...drawing }: Drawing, isShown: boolean): Drawing =>
  isShown ? drawing : { ...drawing, hideLabel: true };

export const compileLodging = ({ block, facts, prose }: WrittenLodging, find: Lookup): Lodging => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  hand: facts.hand ?? 0,
});
