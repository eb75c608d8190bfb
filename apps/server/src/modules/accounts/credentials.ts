import { refuseField } from "../../platform/application-error.ts";

/** Trimmed and in lower case, or a refusal that names the field. */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@"<>,;:]+@[^\s@"<>,;:.]+(\.[^\s@"<>,;:.]+)+$/.test(address))
    refuseField("email", "This is not an e-mail address.");
  return address;
}

/** 8 to 20 characters with at least one letter, one number and one special character (§5). */
export function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return (
    length >= 8 &&
    length <= 20 &&
    /\p{L}/u.test(password) &&
    /\p{N}/u.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}

/** `field` is the input that carries the password. */
export function checkPassword(password: string, field = "password"): void {
  if (!isAcceptablePassword(password))
    refuseField(
      field,
      "A password has 8 to 20 characters, among them at least one letter, one number and one special character.",
    );
}
