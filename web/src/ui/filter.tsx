import { Field } from './field.tsx';

type FilterProps = {
  readonly label: string;
  readonly value: string;
  readonly onFilter: (wanted: string) => void;
  readonly maxLength?: number;
};

/** A search field that filters the list below while the player types. The list reports the number of matches. */
export function Filter({ onFilter, ...field }: FilterProps) {
  return <Field type="search" autoComplete="off" onChange={({ target }) => onFilter(target.value)} {...field} />;
}
