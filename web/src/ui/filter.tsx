import { Field } from './field.tsx';

type FilterProps = {
  readonly label: string;
  readonly value: string;
  readonly onFilter: (text: string) => void;
  readonly maxLength?: number;
};

/** A search field that filters a list on each keystroke. The list must announce the number of matches. */
export function Filter({ onFilter, ...field }: FilterProps) {
  return <Field type="search" autoComplete="off" onChange={({ target }) => onFilter(target.value)} {...field} />;
}
