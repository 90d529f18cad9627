import { call } from '../api/call.ts';
import { clearPendingChoice, pendingChoice } from '../api/pending-choice.ts';

/**
 * Makes the choice that the player stored before the character existed. If this succeeds, the first page shows the
 * result. If the choice is unavailable or the request fails, the first page shows the scene.
 */
export async function carryOutPendingChoice(): Promise<void> {
  const choice = pendingChoice();
  if (!choice) return;
  try {
    const { storylet } = await call('POST /extra/story/resume', {});
    const branches = storylet?.id === choice.storylet ? storylet.childBranches : [];
    const branch = branches.find(({ id, isLocked }) => id === choice.branch && !isLocked);
    if (branch) await call('POST /storylet/choosebranch', { branchId: branch.id });
  } catch {
    // Ignored: the player can choose again in the scene.
  }
  clearPendingChoice();
}
