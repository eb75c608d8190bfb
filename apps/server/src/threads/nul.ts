/**
 * U+0000, which files may hold and PostgreSQL keeps in no text. A design with it is refused, and what is said of a
 * file that has it in its name shows U+FFFD in its place.
 */
const NUL = "\u0000";
/** As JSON writes it; a backslash before makes it six characters of somebody's text. */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const SHOWN = 20;

/** A text of a design holds U+0000. `around`: what stands beside it. */
export class NulInTextError extends Error {
  readonly around: string;

  constructor(around: string) {
    super(`a text holds U+0000: ${around}`);
    this.around = around;
  }
}

export function refuseNul(json: string): void {
  if (!json.includes("\\u0000")) return;
  const at = IN_JSON.exec(json)?.index;
  if (at !== undefined) throw new NulInTextError(showNul(textAround(json, at)));
}

/** The JSON string around a place in it, shortened. */
function textAround(json: string, at: number): string {
  const [from, to] = [json.lastIndexOf('"', at) + 1, json.indexOf('"', at)];
  return json
    .slice(Math.max(from, at - SHOWN), Math.min(to < 0 ? json.length : to, at + SHOWN))
    .replaceAll("\\u0000", NUL);
}

/** A value with U+FFFD in the place of each U+0000. */
export function withoutNul<Value>(value: Value): Value {
  if (typeof value === "string") return showNul(value) as Value;
  if (Array.isArray(value)) return value.map(withoutNul) as Value;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [showNul(key), withoutNul(member)])) as Value;
}

function showNul(text: string): string {
  return text.replaceAll(NUL, "\ufffd");
}
