export { type About, aMoment, qualitiesOf } from './a-moment.ts';
export { anArea, aSetting } from './a-place.ts';
export { aShop, atMarket, aWare, bazaar } from './a-shop.ts';
export { aStory } from './a-store.ts';
export { aTimedStory, hour } from './a-timed-story.ts';
export { aGarment, garments } from './a-wardrobe.ts';
export { aBranch, aQuality, aStorylet, aWorld, ids } from './a-world.ts';
export { anAct, choosingWhom, social } from './an-act.ts';
export { aConcern, anAgent, aPlot, away, inService, service } from './an-agent.ts';
