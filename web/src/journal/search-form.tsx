import { textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const wrong = textError(typedTexts.search, words);
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === undefined) onSearch(words.trim());
          else field.current?.focus();
        }}
      >
        <Field
          ref={field}
          label="Search"
          type="search"
          hint="In titles, places and stories. Two characters or more are found within words too. Put a phrase in quotes, and a minus before a word to exclude it."
          value={words}
          wrong={wrong}
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
