import { useAnswer } from '../api/answers.ts';
import { Advert, isAdvertComplete } from '../infobar/advert.tsx';
import css from '../infobar/infobar.module.css';
import { useInfobar } from '../infobar/infobar-queries.ts';
import { NewsBanner } from '../infobar/news-banner.tsx';
import { SnippetViewer } from '../infobar/snippet-viewer.tsx';
import { ShareButton } from '../journal/share-button.tsx';
import { Failed } from '../ui/failed.tsx';
import { useRestrictions } from './restrictions.ts';

/** Shows news, a snippet and an advert. `panel` is a class name whose stylesheet hides an empty panel. */
export function BesideStory({ panel }: { readonly panel: string }) {
  return (
    <aside tabIndex={-1} className={`${panel} ${css.beside}`} aria-label="News and notices">
      <NewsBanner />
      <OwnSnippet />
      <OwnAdvert />
    </aside>
  );
}

export function NewsAndSnippet() {
  return (
    <div className={css.beside}>
      <NewsBanner />
      <OwnSnippet />
    </div>
  );
}

/** Connects snippets and journal: a player can add a snippet to the journal. */
function OwnSnippet() {
  const { data, error, refetch } = useInfobar(useHasExtras());
  if (!data) return error && <Failed error={error} onAgain={() => void refetch()} />;
  const [first, ...others] = data.snippets;
  if (!first) return null;
  return (
    <SnippetViewer
      snippets={[first, ...others]}
      share={({ id, title, image }) => (
        <ShareButton key={id} isBeside text={{ id, name: title, image, isOffered: false }} />
      )}
    />
  );
}

/** Nothing while a result is open: a story must not end in an advert. */
export function OwnAdvert() {
  const advert = useInfobar(useHasExtras()).data?.advert;
  const isResult = useAnswer('story')?.reply?.phase === 'End';
  return !isResult && isAdvertComplete(advert) ? <Advert advert={advert} /> : null;
}

const useHasExtras = (): boolean => useRestrictions()?.includes('Extras') === false;
