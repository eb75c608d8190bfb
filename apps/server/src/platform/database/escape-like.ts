/** A text as part of a pattern of LIKE, where its own `%`, `_` and `\` are ordinary characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
