import { useContext } from 'react';
import { WhatToDoWith } from '../myself/what-to-do-with.ts';
import { PossessionsPage } from '../outfits/possessions-page.tsx';

/** The meeting of possessions and story: a thing is used by the story's button. */
export const PossessionsWithStory = () => <PossessionsPage useOf={useContext(WhatToDoWith)} />;
