/** How some names are read: the pattern, and the library's name by its groups and the letters of the reference. */
export type NameRule = readonly [RegExp, (match: readonly string[], kind: string) => string | undefined];
