import { call } from '../api/call.ts';
import { clearPendingChoice, pendingChoice } from '../api/pending-choice.ts';

/**
 * Plays the choice that was stored before the character existed, if its story offers it. The first page then shows the
 * result. In all other cases, including errors, it shows the scene.
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
    // The player can choose again.
  }
  clearPendingChoice();
}
