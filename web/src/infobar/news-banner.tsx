import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import { dismissNews, isNewsActive, useDismissedNews } from './dismissed-news.ts';
import css from './infobar.module.css';
import { useNews } from './infobar-queries.ts';
import { WorldLink } from './world-link.tsx';

export function NewsBanner() {
  const news = useNews();
  const dismissed = useDismissedNews();
  if (!news || !isNewsActive(news.id, dismissed)) return null;
  const { id, title, description, image, url } = news;
  return (
    <Section title={title}>
      <div className={css.told}>
        {image && (
          <Picture kind="icons" name={image} widths={[100, 200]} width={44} height={44} className={css.icon} isLate />
        )}
        <SanitizedHtml html={description} className={css.words} />
      </div>
      <p className={css.ways}>
        {url && (
          <WorldLink link={url} className={css.more}>
            More of this
          </WorldLink>
        )}
        <Button
          look="plain"
          onClick={({ currentTarget }) => {
            // Moves the focus to the panel, so that keyboard users continue there.
            currentTarget.closest('aside')?.focus();
            dismissNews(id);
          }}
        >
          Put away<span className="visually-hidden"> the news: {title}</span>
        </Button>
      </p>
    </Section>
  );
}
