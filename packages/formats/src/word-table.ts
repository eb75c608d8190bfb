/** A table to be asked with words of files: "constructor" and the like are not in it unless they are written there. */
export function wordTable<Table extends object>(entries: Table): Table {
  return Object.assign(Object.create(null) as Table, entries);
}
