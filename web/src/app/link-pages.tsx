import { ConfirmEmailPage, UnsubscribePage } from '../account/link-page.tsx';
import { InvitedPage } from '../social/invited-page.tsx';

const pages = { email: ConfirmEmailPage, unsubscribe: UnsubscribePage, invited: InvitedPage } as const;

/** The pages behind e-mail links. Players reach these pages only from an e-mail, so they share one chunk. */
export function LinkPages({ of }: { readonly of: keyof typeof pages }) {
  const Page = pages[of];
  return <Page />;
}
