import type { Requirement } from '@underhall/contract';
import type { Branch, QualityCategory, World } from '@underhall/engine';
import { numberOf } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';

/** What a branch that gives a name asks for: something of its category that is meant to bear one. */
export function presentNaming(
  branch: Branch,
  category: QualityCategory,
  isLacking: boolean,
  world: World,
): Requirement {
  const such = world.pack.qualities.filter((quality) => quality.namable && quality.category === category);
  const names = such
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => `<span class='quality-name'>${escapeHtml(name)}</span>`);
  const [first] = such;
  return {
    id: numberOf(branch.id, branch.needs.length + branch.pays.length),
    qualityId: first?.id ?? 0,
    qualityName: '',
    category,
    nature: first?.nature ?? 'Thing',
    image: first?.image ?? '',
    allowedOn: 'Character',
    status: isLacking ? 'Locked' : 'Unlocked',
    tooltip:
      names.length <= most && names.length > 0
        ? `Something to name: ${names.join(' or ')}`
        : 'Something of yours to name',
    bonuses: [],
    isCost: false,
  };
}

/** So many things are named at most. */
const most = 3;
