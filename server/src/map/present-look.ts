import type { MapLook } from '@underhall/contract';
import type { Area, Setting } from '@underhall/engine';

/** What a map looks like where its setting says nothing. */
const usual = {
  gateIconStyle: 'seal',
  hideCurrentGateIcon: false,
  landmarkStyle: 'italic',
  hasMapOverlay: false,
  initPercentX: 50,
  initPercentY: 0,
  hideZoomControl: false,
} satisfies Partial<MapLook>;

/** The city is seen whole at 3; the sea is a smaller picture, and fills the view from here on. */
const inCity = { minZoom: 3, maxZoom: 5 };
const atSea = { minZoom: 4.35107444, maxZoom: 6 };

/** How the map of a root is looked at under a setting. */
export const presentLook = (
  root: Area,
  setting: Setting | undefined,
): Omit<MapLook, 'shouldShowTravelButton' | 'travelButtonLabel' | 'needsProminentTravelButton'> => ({
  ...usual,
  ...(root.key === 'london' ? inCity : atSea),
  ...setting?.mapLook,
});
