import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { storePendingChoice } from '../api/pending-choice.ts';
import { world } from '../api/world.ts';
import { firstSceneQuery } from '../first-scene/first-scene-queries.ts';
import { SceneSheet } from '../story/scene-sheet.tsx';
import story from '../story/story.module.css';
import { Failed } from '../ui/failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Picture } from '../ui/picture.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import app from './app.module.css';
import css from './begin-page.module.css';
import { FirstChoice } from './first-choice.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** The first scene for visitors. The visitor's choice is stored until they have a character. */
export function BeginPage() {
  const navigate = useNavigate();
  const isNarrow = useMedia(narrowScreen);
  const { data, error, refetch } = useQuery(firstSceneQuery);
  if (error && !data) {
    return (
      <div className={app.trouble}>
        <Failed error={error} onAgain={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <LoadingScreen />;
  if (!data.scene) return <Navigate to="/sign-up" replace />;
  const { area, storylet } = data.scene;
  const branches = [...storylet.childBranches].sort((one, other) => one.ordering - other.ordering);
  return (
    <div className={css.page}>
      <div className={css.place}>
        <Picture
          kind="headers"
          name={area.image}
          widths={[640, 1280, 1920]}
          sizes="(max-width: 47.99em) 200vw, 56rem"
          width={1920}
          height={480}
          className={css.picture}
          isFirst
        />
        <PageHeading title={wordsOf(storylet.name)} className={css.name} isQuiet>
          <SanitizedHtml as="span" html={area.name} />
        </PageHeading>
      </div>
      <SceneSheet
        scene={0}
        image={storylet.image}
        large={storylet.scene}
        title={<SanitizedHtml as="span" html={storylet.name} />}
      >
        <SanitizedHtml html={(isNarrow && storylet.mobileDescription) || storylet.description} className={story.told} />
      </SceneSheet>
      <p className={css.line}>{world.texts.landing.choosing}</p>
      <ul className={story.list} aria-label="What you can do">
        {branches.map((branch, at) => (
          <FirstChoice
            key={branch.id}
            branch={branch}
            at={at}
            onChoose={(name) => {
              storePendingChoice({ storylet: storylet.id, branch: branch.id, name });
              void navigate('/sign-up');
            }}
          />
        ))}
      </ul>
      <p className={css.line}>
        <Link to="/login">Back to the first page</Link>
      </p>
    </div>
  );
}
