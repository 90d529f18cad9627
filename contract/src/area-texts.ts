type Text<Key extends string> = Readonly<Record<Key, string>>;

/** Texts of single pages, by area. The client fills in placeholders such as `{name}`. */
export type AreaTexts = {
  readonly agents: Text<
    | ('tab' | 'about' | 'waiting' | 'noAgents' | 'activePlots' | 'reporting' | 'toAgents' | 'hear')
    | ('plots' | 'noPlots' | 'tooMany' | 'untilBack' | 'hasReport' | 'receive' | 'service' | 'concerns')
    | ('abandon' | 'abandonTitle' | 'abandonLine' | 'atHome')
    | ('lesson' | 'lendFirst' | 'plotLocked' | 'plotTooDear' | 'chance')
  >;
  readonly journal: Text<
    | ('tab' | 'title' | 'bookTitle' | 'waiting' | 'noEntries' | 'howToWrite' | 'removed' | 'pages' | 'favourites')
    | ('offered' | 'write' | 'beside' | 'saveTitle' | 'saved' | 'readIt' | 'open' | 'openBook' | 'whole' | 'asBook')
    | ('download' | 'cover' | 'opening' | 'nothingToSave' | 'secret' | 'willBeSecret' | 'public' | 'secretOf')
  >;
  readonly comforts: Text<
    'tab' | 'tip' | 'dark' | 'light' | 'lightPages' | 'usualSize' | 'movement' | 'keysOff' | 'file' | 'wrongFile'
  >;
  readonly leads: Text<'title'>;
  readonly people: Text<
    | ('messages' | 'recently' | 'waitingMessages' | 'waitingContacts' | 'waitingProfile' | 'nobody')
    | ('mantelpiece' | 'scrapbook' | 'notLodged' | 'wearsNothing')
    | ('thingToShow' | 'lineToShow' | 'flaunt' | 'theySay')
  >;
  readonly plans: Text<
    | ('tab' | 'title' | 'about' | 'waiting' | 'active' | 'complete' | 'noPlans' | 'one' | 'mark')
    | ('toPlan' | 'isPlanned' | 'wasPlanned' | 'edit' | 'restart' | 'restartLine' | 'restartNote')
    | ('deletePlan' | 'deleteTitle' | 'deleteLine' | 'removed' | 'unchanged' | 'lookAt')
    | ('tooMany' | 'tooManyLine' | 'tooManyNote')
  >;
  readonly sheet: Text<
    | ('tab' | 'possessions' | 'possessionsTitle' | 'purse' | 'troubles' | 'notLodged' | 'lodgings')
    | ('nothingKnown' | 'nothingOwned' | 'ownsNothing' | 'nextVisit' | 'visitDue')
    | ('person' | 'skills' | 'menaces' | 'forNow' | 'gifts')
    | ('faceAndHome' | 'changeFace' | 'viewFaces')
  >;
  readonly story: Text<'always' | 'sometimes' | 'hand' | 'onwards' | 'perhapsNot' | 'decline' | 'avoided'>;
  readonly whileOut: Text<'title'>;
};
