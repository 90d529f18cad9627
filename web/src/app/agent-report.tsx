import { useActions } from '../actions/actions-queries.ts';
import { world } from '../api/world.ts';
import { ShareButton } from '../journal/share-button.tsx';
import { useStory } from '../story/story-queries.ts';
import { StoryTab } from '../story/story-tab.tsx';
import { Button } from '../ui/button.tsx';
import css from './app.module.css';

/** An agent's report, which is the open story, with a button that postpones it. */
export function AgentReport({ agentId }: { readonly agentId: number }) {
  const { data: counter } = useActions();
  const {
    state: { reply, asking },
    ask,
  } = useStory();
  const hasOwnWayBack = reply?.phase === 'End' || reply?.storylet?.canGoBack === true;
  return (
    <>
      <StoryTab actions={counter?.actions} slots={{ journal: (text) => <ShareButton text={text} /> }} />
      {!hasOwnWayBack && (
        <Button
          className={css.putAway}
          aria-disabled={asking !== undefined}
          aria-busy={asking?.kind === 'put away'}
          onClick={() => asking === undefined && void ask({ kind: 'put away', agentId })}
        >
          {world.texts.story.decline}
        </Button>
      )}
    </>
  );
}
