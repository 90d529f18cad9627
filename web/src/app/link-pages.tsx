import { ConfirmEmailPage, UnsubscribePage } from '../account/link-page.tsx';
import { InvitedPage } from '../social/invited-page.tsx';

const pages = { email: ConfirmEmailPage, unsubscribe: UnsubscribePage, invited: InvitedPage } as const;

/** The pages behind the links of letters. They come together: whoever opens one has come by a letter, and from nowhere else. */
export function LinkPages({ of }: { readonly of: keyof typeof pages }) {
  const Page = pages[of];
  return <Page />;
}
