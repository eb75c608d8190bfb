/** 2 to 30 characters: letters of any script, digits, space, `_`, `-`, `.`; no space at either end. */
const USER_NAME = /^(?! )[\p{L}\p{M}\p{N} ._-]{2,30}(?<! )$/u;

/** The server's own rule, so that a form can tell before it asks. */
export function isUserName(text: string): boolean {
  return USER_NAME.test(text.normalize("NFC"));
}
