import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Trimmed and in lower case, or a refusal that names the field. */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s\p{Cc}@"<>,;:]+@[^\s\p{Cc}@"<>,;:.]+(\.[^\s\p{Cc}@"<>,;:.]+)+$/u.test(address))
    refuseField("email", refusal("not-an-email", {}));
  return address;
}

/** Longer than the 20 of the specification: sentences make the best passwords (decision 19). */
const MAX_CHARACTERS = 64;

/** 8 to 64 characters with at least one letter, one number and one special character (§5). */
function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return (
    length >= 8 &&
    length <= MAX_CHARACTERS &&
    /\p{L}/u.test(password) &&
    /\p{N}/u.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}

/** `field` is the input that carries the password. */
export function checkPassword(password: string, field = "password"): void {
  if (!isAcceptablePassword(password)) refuseField(field, refusal("password-form", { most: MAX_CHARACTERS }));
  if (isCommonPassword(password)) refuseField(field, refusal("password-too-common", {}));
}
