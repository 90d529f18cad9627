import type { Step } from '../db/database.ts';
import type { LinkedIdentity } from './present-settings.ts';

export type CredentialDeps = {
  readonly passwords: {
    hash(password: string): Promise<string>;
    matches(password: string, hash: string | undefined): Promise<boolean>;
  };
  readonly resets: {
    setting(accountId: number, passwordHash: string): readonly Step[];
    ending(accountId: number): Step;
  };
  readonly sessions: {
    endingAllExcept(accountId: number, exceptHandle?: string): Step;
    forgetAccount(accountId: number): void;
  };
  readonly signIn: {
    readonly identities: {
      ofAccount(accountId: number): Promise<readonly LinkedIdentity[]>;
      unlinkingSince(accountId: number, since: Date): Step;
    };
  };
};
