import type { ItemEffect as EffectOnTheWire, Possession } from '@underhall/contract';
import { type ItemEffect, isHidden, itemEffects, type Quality, type World } from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount } from '../wording/number.ts';

/** What a thing does, in the world's words. Nothing if it does nothing that players may know. */
export function presentEffects(item: Quality, world: World): Pick<Possession, 'effects'> {
  const effects = itemEffects(item, world);
  return effects.length === 0 ? {} : { effects: effects.map((effect) => presentEffect(effect, world)) };
}

const presentEffect = (effect: ItemEffect, world: World): EffectOnTheWire => ({
  kind: effect.kind,
  text: escapeHtml(inWords(effect, world)),
});

function inWords(effect: ItemEffect, { pack }: World): string {
  const words = pack.words.texts.effects;
  const quality = effect.quality.name;
  switch (effect.kind) {
    case 'bonus':
      return fillIn(words.bonus, { quality, amount: withSign(effect.amount) });
    case 'quiets':
      return fillIn(words.quiets, { quality, amount: formatCount(effect.amount) });
    case 'second chance':
      return fillIn(words.secondTry, { quality });
  }
}

/** The text of a bonus as HTML, for example `+2 Strength`. */
export const bonusInWords = (quality: Quality, amount: number, world: World): string =>
  presentEffect({ kind: 'bonus', quality, amount }, world).text;

const withSign = (count: number): string => `${count > 0 ? '+' : '−'}${formatCount(Math.abs(count))}`;

export const presentEnhancements = ({ enhancements = [] }: Quality, world: World): Possession['enhancements'] =>
  enhancements.map(({ quality: id, level }) => {
    const quality = world.qualities.get(id);
    return {
      qualityId: id,
      qualityName: escapeHtml(quality?.name ?? ''),
      level,
      category: quality && !isHidden(quality) ? quality.category : 'Hidden',
      affectsPyramid: quality?.climbs === 'ever steeper',
    };
  });
