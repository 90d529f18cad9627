import { call } from '../api/call.ts';
import { clearPendingChoice, pendingChoice } from '../api/pending-choice.ts';

/**
 * Plays the choice that was stored before the character existed, if it is available. The first page then shows the
 * result. If it is not available, or on an error, the first page shows the scene.
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
    // The player can choose again.
  }
  clearPendingChoice();
}
