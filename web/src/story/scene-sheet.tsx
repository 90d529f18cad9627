import type { ReactNode } from 'react';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Plate } from '../ui/plate.tsx';
import { SceneHeading } from '../ui/scene-heading.tsx';
import type { SceneProps } from './scene-props.ts';
import sheet from './scene-sheet.module.css';
import css from './story.module.css';

type SceneSheetProps = Pick<SceneProps, 'scene'> & {
  readonly title: ReactNode;
  readonly image?: string;
  /** Name of a large picture that replaces `image`. */
  readonly large?: string | undefined;
  /** True if the page scrolls to a scene that is out of view. */
  readonly isScrolledTo?: boolean;
  readonly children: ReactNode;
};

/** The page scrolls if the heading is lower than this fraction of the window height. */
const lowest = 0.3;

/** The sheet of a scene: picture, content, and a heading that receives focus. */
export function SceneSheet({ scene, title, image, large, isScrolledTo = true, children }: SceneSheetProps) {
  return (
    <article className={`${panel.ruled} ${sheet.sheet}`}>
      {large === undefined && image !== undefined && (
        <Plate name={image} width={118} className={`${css.plate} ${sheet.small} ${sheet.picture}`} />
      )}
      <SceneHeading scene={scene} className={sheet.title} {...{ isScrolledTo, lowest }}>
        {title}
      </SceneHeading>
      {large !== undefined && (
        <Picture
          kind="scenes"
          name={large}
          widths={[480, 960]}
          sizes="(max-width: 47.99em) 100vw, (max-width: 61.99em) 52vw, 360px"
          width={360}
          height={240}
          className={`${sheet.large} ${sheet.picture}`}
        />
      )}
      {children}
    </article>
  );
}
