import type { Snippet } from '@underhall/contract';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import css from './infobar.module.css';
import { useNextSnippet } from './infobar-queries.ts';

type SnippetViewerProps = {
  readonly snippets: readonly [Snippet, ...Snippet[]];
  readonly share: (snippet: Snippet) => ReactNode;
};

export function SnippetViewer({ snippets, share }: SnippetViewerProps) {
  const [snippet] = snippets;
  const { mutate, data, isPending, isError } = useNextSnippet();
  const isOnly = data?.[0]?.id === snippet.id && data.length === 1;
  return (
    <Section title={<span aria-live="polite">{snippet.title}</span>}>
      <div className={css.told} aria-live="polite">
        <Picture
          kind="icons"
          name={snippet.image}
          widths={[100, 200]}
          width={44}
          height={44}
          className={css.icon}
          isLate
        />
        <SanitizedHtml html={snippet.description} className={css.words} />
      </div>
      <p className={css.ways}>
        <Button aria-disabled={isPending} aria-busy={isPending} onClick={() => isPending || mutate([...snippets])}>
          Next<span className="visually-hidden"> snippet</span>
        </Button>
        {share(snippet)}
      </p>
      {isError && <p role="alert">The next snippet could not be loaded. Press Next to try again.</p>}
      {isOnly && <p role="status">There are no other snippets at the moment.</p>}
    </Section>
  );
}
