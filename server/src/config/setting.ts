import { readFileSync } from 'node:fs';

export type Variables = Readonly<Record<string, string | undefined>>;

export type ValueType<Value> = {
  readonly description: string;
  /** @throws Error that names the setting, the problem and the remedy */
  readonly parse: (name: string, text: string) => Value;
};

export type SettingRow = {
  readonly name: string;
  /** Variable that names a file with the value. Undefined for settings that name a file themselves. */
  readonly fileVariable: string | undefined;
  readonly type: string;
  /** The default as the table of settings shows it, or undefined if there is none. */
  readonly defaultValue: string | undefined;
  /** Must not be printed, logged or repeated in an error. */
  readonly isSecret: boolean;
  readonly purpose: string;
};

export type Setting<Value> = SettingRow & {
  /** @throws Error that names the setting, the problem and the remedy */
  readonly read: (variables: Variables) => Value;
};

/** A setting whose default depends on other settings. The caller passes that default as text. */
export type DependentSetting<Value> = SettingRow & {
  readonly read: (variables: Variables, defaultText: string) => Value;
};

type Description = { readonly purpose: string; readonly isSecret?: boolean };

const rowOf = (
  name: string,
  type: ValueType<unknown>,
  { purpose, isSecret = false }: Description,
  defaultValue: string | undefined,
): SettingRow => ({
  name,
  fileVariable: fileVariableOf(name),
  type: type.description,
  defaultValue,
  isSecret,
  purpose,
});

/** A setting with a default, which is parsed like an operator's value. */
export const setting = <Value>(
  name: string,
  type: ValueType<Value>,
  about: Description & { readonly default: string },
): Setting<Value> => ({
  ...rowOf(name, type, about, about.default === '' ? undefined : `\`${about.default}\``),
  read: (variables) => type.parse(name, textOf(name, variables) ?? about.default),
});

export const dependentSetting = <Value>(
  name: string,
  type: ValueType<Value>,
  about: Description & { readonly default: string },
): DependentSetting<Value> => ({
  ...rowOf(name, type, about, about.default),
  read: (variables, defaultText) => type.parse(name, textOf(name, variables) ?? defaultText),
});

/** A setting without a default value. An empty value counts as unset. `default` describes what happens in that case. */
export const optionalSetting = <Value>(
  name: string,
  type: ValueType<Value>,
  about: Description & { readonly default?: string },
): Setting<Value | undefined> => ({
  ...rowOf(name, type, about, about.default),
  read: (variables) => {
    const text = textOf(name, variables);
    return text ? type.parse(name, text) : undefined;
  },
});

const suffix = '_FILE';

const fileVariableOf = (name: string): string | undefined => (name.endsWith(suffix) ? undefined : `${name}${suffix}`);

/** Returns the trimmed content of the file that `NAME_FILE` names, or else the value of `NAME`. */
function textOf(name: string, variables: Variables): string | undefined {
  const fileVariable = fileVariableOf(name);
  const file = fileVariable && variables[fileVariable];
  if (!file) return variables[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (failure) {
    const { code = 'unknown error' } = failure as NodeJS.ErrnoException;
    throw new Error(
      `${fileVariable} names ${file}, which cannot be read (${code}). Let the server's account read it, or name another file.`,
    );
  }
}
