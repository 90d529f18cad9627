import { highestPeriod, type MembershipPeriod, setOwnMembership } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { Step } from '../db/database.ts';
import { Busy, NotSignedIn } from '../http/failures.ts';
import type { Member } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { advance } from './subscription-steps-store.ts';

/** Attempts: more than the changes of one membership that are made at once. */
const attempts = 10;

/** The rows of a membership, with the perks the character has by them, unless those stay as they are. */
export type MemberRows = { readonly steps: readonly Step[]; readonly stretches?: readonly MembershipPeriod[] };

/**
 * Loads a membership, has it changed, and writes its rows with the turn that gives the character what they say, or nothing.
 * `change` answers with nothing where there is nothing to be done; it is asked again when another change came in between.
 * Throws `Busy` if that never ends. False if there was nothing to be done.
 */
export async function changeMember(
  deps: MembershipDeps,
  characterId: number,
  choice: string,
  change: (member: Member) => Promise<MemberRows | undefined> | MemberRows | undefined,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const member = await deps.subscriptions.load(characterId);
    const toWrite = await change(member);
    if (!toWrite) return false;
    if (await write(deps, member, choice, toWrite)) return true;
  }
  throw new Busy();
}

async function write(deps: MembershipDeps, member: Member, choice: string, { steps, stretches }: MemberRows) {
  const alongside = [advance(member), ...steps];
  if (!stretches) return deps.commit(alongside);
  try {
    await takeTurn(deps, member.characterId, {
      choice,
      rule: (moment) => setOwnMembership(moment, highestPeriod(stretches, moment.now)),
      alongside,
    });
    return true;
  } catch (failure) {
    if (failure instanceof Busy) return false;
    // Whoever is gone pays nothing more; what was paid stays written.
    if (failure instanceof NotSignedIn) return deps.commit(alongside);
    throw failure;
  }
}
