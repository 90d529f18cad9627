import { useMyself } from './myself-queries.ts';
import { statusesIn, thingsIn } from './sheet.ts';
import { SheetPage } from './sheet-page.tsx';

/** All that one is; and what one has, while that has no page of its own. */
export function MyselfPage() {
  const { data } = useMyself();
  const hasPossessions = data?.restrictedUserInterfaceElements.includes('Possessions') === false;
  const things = data && !hasPossessions ? thingsIn(data) : [];
  return (
    <SheetPage
      title="Myself"
      line={data ? `${data.character.name}, ${data.character.descriptiveText}.` : ''}
      nothing="Nothing is known of you yet. It will not last."
      groups={data ? [...statusesIn(data), ...things] : []}
    />
  );
}
