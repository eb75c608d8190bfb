import { refuseField } from "./application-error.ts";
import { refusal } from "./refusal.ts";

/** What a person wrote in a field that must not be empty, composed (NFC) and trimmed; `most` counts code points. */
export function requireText(field: string, given: string, most: number): string {
  const text = given.normalize("NFC").trim();
  if (text === "" || [...text].length > most) refuseField(field, refusal("field-length", { most }));
  return text;
}

/** The same of one line: control characters, line ends among them, become spaces. */
export function requireLine(field: string, given: string, most: number): string {
  return requireText(field, given.replaceAll(/\p{Cc}/gu, " "), most);
}
