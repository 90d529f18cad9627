import type { MapLook, Setting } from '@underhall/engine';
import type { SettingWritten } from '../meaning/setting.ts';
import { typographic } from '../syntax/typography.ts';
import type { Lookup } from './look-up.ts';

export const compileSetting = ({ block, facts }: SettingWritten, find: Lookup): Setting => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  canTravel: facts.travel ?? true,
  canOpenMap: facts.map ?? true,
  canChangeOutfit: facts.outfit ?? true,
  itemsUsableHere: facts.items ?? true,
  isInfiniteDraw: facts['endless draw'] ?? false,
  ...(facts['travel button'] ? { travelLabel: typographic(facts['travel button'].text) } : {}),
  ...(facts['urge travel'] ? { urgesTravel: true } : {}),
  ...lookOf(facts),
  ...(facts['deck of'] ? { deckOf: find.named(facts['deck of']) } : {}),
  ...(facts.hand === undefined ? {} : { hand: facts.hand }),
  ...(facts['drops hand'] ? { dropsHand: true } : {}),
  ...(facts['start at'] ? { startArea: find.named(facts['start at']) } : {}),
  ...(facts.stay && facts.then ? { stay: { actions: facts.stay, out: find.named(facts.then) } } : {}),
});

/** The view of the setting's map, as far as its author gives it. */
function lookOf({
  zoom,
  'zoom buttons': hasButtons,
  'first look': look,
  'gate mark': mark,
  'gate here': isMarkedHere,
  landmarks,
  'label background': background,
  'map overlay': hasOverlay,
}: SettingWritten['facts']): Pick<Setting, 'mapLook'> {
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
