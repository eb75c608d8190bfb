import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from "@mantine/core";

/** What can be chosen at once: a list of thousands is narrowed by typing. */
const OPTIONS_SHOWN = 80;
const SETTINGS = { size: "xs", searchable: true, openOnFocus: false, limit: OPTIONS_SHOWN } as const;

/** One of many parts or pins. */
export function SearchedSelect(props: Omit<SelectProps, keyof typeof SETTINGS>) {
  return <Select {...SETTINGS} {...props} />;
}

/** Several of many parts or pins. */
export function SearchedMultiSelect(props: Omit<MultiSelectProps, keyof typeof SETTINGS>) {
  return <MultiSelect {...SETTINGS} {...props} />;
}
