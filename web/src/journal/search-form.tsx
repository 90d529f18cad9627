import { maxCodeUnits, textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from './journal.module.css';

type SearchFormProps = {
  readonly onSearch: (words: string) => void;
  /** Number of matching entries. Undefined without a search or before the reply. */
  readonly foundCount?: number | undefined;
};

/** Clearing the field shows the whole journal at once. */
export function SearchForm({ onSearch, foundCount }: SearchFormProps) {
  const [words, setWords] = useState('');
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <Field
          label="Search"
          type="search"
          hint="In titles, places and stories. Two characters or more are found within words too. Put a phrase in quotes, and a minus before a word to exclude it."
          value={words}
          wrong={textError(typedTexts.search, words)}
          maxLength={maxCodeUnits(typedTexts.search)}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setWords(target.value);
            if (target.value === '') onSearch('');
          }}
        />
        <Button type="submit">Search</Button>
      </form>
      <p role="status" className={css.found}>
        {foundCount !== undefined && (foundCount === 1 ? 'One entry found.' : `${foundCount} entries found.`)}
      </p>
    </search>
  );
}
