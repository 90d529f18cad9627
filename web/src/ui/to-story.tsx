import { Link } from 'react-router';
import { buttonClass } from './button.tsx';

/** Leads from an empty page to the story, where its contents come from. */
export const ToStory = () => (
  <Link className={buttonClass('secondary')} to="/">
    Back to the story
  </Link>
);
