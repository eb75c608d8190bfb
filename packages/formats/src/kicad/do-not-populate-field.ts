/**
 * KiCad 6 has no mark for parts that are not to be fitted. A field of this name without text is the mark that KiCad's netlists
 * have had since version 7, and what the first boards of version 7 hold: both KiCad 6 and later keep it.
 */
export const DO_NOT_POPULATE_FIELD = "dnp";

/** Takes the mark out of a part's fields; a field of that name that says something is the designer's and stays. */
export function takeDoNotPopulate(fields: Record<string, string>): boolean {
  if (!Object.hasOwn(fields, DO_NOT_POPULATE_FIELD) || fields[DO_NOT_POPULATE_FIELD] !== "") return false;
  delete fields[DO_NOT_POPULATE_FIELD];
  return true;
}
