import { highestPeriod, type MembershipPeriod, setOwnMembership } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { Step } from '../db/database.ts';
import { Busy, NotSignedIn } from '../http/failures.ts';
import type { Member } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { advanceVersion } from './subscription-steps-store.ts';

/** More than the number of simultaneous changes to one membership. */
const maxAttempts = 10;

/** `periods` are the character's new memberships, or absent if they stay the same. */
export type MemberUpdate = { readonly steps: readonly Step[]; readonly periods?: readonly MembershipPeriod[] };

/**
 * Commits the steps from `change` together with the character's turn. Calls `change` again if another change was
 * committed in the meantime.
 *
 * @returns false if `change` returned undefined
 * @throws Busy after too many attempts
 */
export async function changeMember(
  deps: MembershipDeps,
  characterId: number,
  choice: string,
  change: (member: Member) => Promise<MemberUpdate | undefined> | MemberUpdate | undefined,
): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const member = await deps.subscriptions.load(characterId);
    const update = await change(member);
    if (!update) return false;
    if (await write(deps, member, choice, update)) return true;
  }
  throw new Busy();
}

async function write(deps: MembershipDeps, member: Member, choice: string, { steps, periods }: MemberUpdate) {
  const alongside = [advanceVersion(member), ...steps];
  if (!periods) return deps.commit(alongside);
  try {
    await takeTurn(deps, member.characterId, {
      choice,
      rule: (moment) => setOwnMembership(moment, highestPeriod(periods, moment.now)),
      alongside,
    });
    return true;
  } catch (failure) {
    if (failure instanceof Busy) return false;
    // The character has been erased. The payment rows are written anyway.
    if (failure instanceof NotSignedIn) return deps.commit(alongside);
    throw failure;
  }
}
