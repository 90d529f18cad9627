import { call } from '../api/call.ts';
import { clearPendingChoice, pendingChoice } from '../api/pending-choice.ts';

/**
 * Carries out the choice that was marked before there was a character, if their story has it: its result is then what
 * the first page shows. Otherwise, and whatever goes wrong, that page shows the scene, to choose in.
 */
export async function carryOutPendingChoice(): Promise<void> {
  const marked = pendingChoice();
  if (!marked) return;
  try {
    const { storylet } = await call('POST /extra/story/resume', {});
    const branches = storylet?.id === marked.storylet ? storylet.childBranches : [];
    const branch = branches.find(({ id, isLocked }) => id === marked.branch && !isLocked);
    if (branch) await call('POST /storylet/choosebranch', { branchId: branch.id });
  } catch {
    // Then it is for the player to choose again.
  }
  clearPendingChoice();
}
