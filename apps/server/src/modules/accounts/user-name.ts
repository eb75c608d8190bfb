import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";

/** 2 to 30 characters: letters of any script, digits, space, `_`, `-`, `.`; no space at either end (S5-05). */
const USER_NAME = /^(?! )[\p{L}\p{M}\p{N} ._-]{2,30}(?<! )$/u;

/** The name as it is stored (composed, so that equal names are equal bytes), or the refusal of the catalogue. */
export function readUserName(text: string): string {
  const name = text.normalize("NFC");
  if (!USER_NAME.test(name)) refuseField("name", refusal("user-name-invalid", {}));
  return name;
}

/** What somebody is called until they say otherwise: what of a name or an address is fit for one. */
export function suggestUserName(text: string): string {
  const fit = [...text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N} ._-]/gu, "")].slice(0, 30).join("").trim();
  return USER_NAME.test(fit) ? fit : "User";
}
