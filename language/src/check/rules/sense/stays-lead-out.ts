import type { Check } from '../../rule.ts';
import { leadsOut, withSuccessors } from '../../setting-storylets.ts';
import { storyletsByName } from '../../world-index.ts';

/** The storylet that ends a stay must lead out of the setting. Otherwise it would open again at once. */
export const staysLeadOut: Check = (world) =>
  world.settings.flatMap((setting) => {
    const { then } = setting.facts;
    const end = then && storyletsByName(world).get(then.name);
    if (!then || !end || leadsOut(withSuccessors([end], world), setting, world)) return [];
    return [
      {
        at: then.at,
        message: `"${then.name}" ends the stay but does not lead out; let its outcomes move or change the setting`,
      },
    ];
  });
