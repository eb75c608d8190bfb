/** Characters of a name that the server searches for. */
const MIN_NAME_CHARACTERS = 3;

/** As the server will take it or refuse it at the field: something, an @, and a domain. */
export function isWholeAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Whether the server searches for it: the beginning of a name, or a whole address. */
export function isSearchable(text: string): boolean {
  return isWholeAddress(text) || (!text.includes("@") && [...text].length >= MIN_NAME_CHARACTERS);
}
