import { ConfirmEmailPage, UnsubscribePage } from '../account/link-page.tsx';
import { InvitedPage } from '../social/invited-page.tsx';

const pages = { email: ConfirmEmailPage, unsubscribe: UnsubscribePage, invited: InvitedPage } as const;

/** The pages behind e-mail links. They share one chunk, because players reach them only from an e-mail. */
export function LinkPages({ of }: { readonly of: keyof typeof pages }) {
  const Page = pages[of];
  return <Page />;
}
