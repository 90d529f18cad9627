import { Field } from './field.tsx';

type FilterProps = {
  readonly label: string;
  readonly value: string;
  readonly onFilter: (wanted: string) => void;
  readonly maxLength?: number;
};

/** A field that narrows the list below while one types. How many are left is said by the list. */
export function Filter({ onFilter, ...field }: FilterProps) {
  return <Field type="search" autoComplete="off" onChange={({ target }) => onFilter(target.value)} {...field} />;
}
