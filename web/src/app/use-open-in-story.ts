import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { changeAnswer } from '../api/answers.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { callFor } from '../story/story-calls.ts';
import { initialStory, type StoryRequest, step } from '../story/story-state.ts';

/** Returns a function that sends a request of the story from another page, and then opens the story. */
export function useOpenInStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async (ask: StoryRequest): Promise<void> => {
    const reply = await callFor(ask);
    changeAnswer(cache, 'story', (state = initialStory) =>
      step(step(state, { kind: 'requested', ask }), { kind: 'answered', ask, reply }),
    );
    refetchAfter(cache, reply, ['cards']);
    void navigate('/');
  };
}
