import type { ReactNode } from 'react';
import { useMyself } from './myself-queries.ts';
import { statusesIn, thingsIn } from './sheet.ts';
import { SheetPage } from './sheet-page.tsx';

/**
 * The page Myself: the qualities that are no possessions, and those that are while their own page is held back. `panel`
 * stands above them.
 */
export function MyselfPage({ panel }: { readonly panel: ReactNode }) {
  const { data } = useMyself();
  const hasPossessions = data?.restrictedUserInterfaceElements.includes('Possessions') === false;
  const things = data && !hasPossessions ? thingsIn(data) : [];
  return (
    <SheetPage
      title="Myself"
      line={data ? `${data.character.name}, ${data.character.descriptiveText}.` : ''}
      nothing="Nothing is known of you yet. It will not last."
      above={panel}
      groups={data ? [...statusesIn(data), ...things] : []}
    />
  );
}
