import type { AdminCommand } from './admin-command.ts';
import { disable, enable, endSessions } from './end-access.ts';
import { explainTurn, listTurns } from './explain-turns.ts';
import { audit, moveFateByOperator } from './fate-commands.ts';
import { findPeople } from './find-people.ts';
import { grant, revoke } from './grant-admin.ts';
import { listAlike } from './list-alike.ts';
import { endMembership, giveMembershipByOperator, lookAtMembership, refundMembership } from './membership-commands.ts';
import { listOrders, refundOrder, resolveOrder } from './order-commands.ts';
import { eraseAccount, exportData } from './own-data-commands.ts';
import { passwordLink } from './password-link.ts';
import { listPublishTokens, publishToken, revokePublishToken } from './publish-tokens.ts';
import { readLog } from './read-log.ts';
import { finishReport, readReports } from './read-reports.ts';
import { renameAccount, renameCharacter } from './rename-people.ts';
import { rotateKey } from './rotate-key.ts';
import { setLevel } from './set-level.ts';
import { worldLevels } from './world-levels.ts';

/** In the order of the help. */
export const adminCommands: readonly AdminCommand[] = [
  findPeople,
  listAlike,
  listTurns,
  explainTurn,
  readReports,
  finishReport,
  renameCharacter,
  renameAccount,
  endSessions,
  passwordLink,
  disable,
  enable,
  grant,
  revoke,
  moveFateByOperator,
  lookAtMembership,
  giveMembershipByOperator,
  endMembership,
  refundMembership,
  listOrders,
  refundOrder,
  resolveOrder,
  audit,
  exportData,
  eraseAccount,
  worldLevels,
  setLevel,
  listPublishTokens,
  publishToken,
  revokePublishToken,
  rotateKey,
  readLog,
];
