/**
 * JSON with object keys in code-unit order and nothing optional in it: absent and undefined members are both left out,
 * −0 is 0. Equal contents give equal texts, whatever the order they were built in.
 *
 * Throws on what JSON cannot say (NaN, infinities, functions): such a value in a board is a bug.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case "string":
    case "boolean":
      return JSON.stringify(value);
    case "number":
      if (!Number.isFinite(value)) throw new Error(`${value} has no place in a document`);
      return JSON.stringify(value + 0);
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item)).join(",")}]`;
      return canonicalObject(value as Readonly<Record<string, unknown>>);
    default:
      throw new Error(`a ${typeof value} has no place in a document`);
  }
}

function canonicalObject(object: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const key of Object.keys(object).sort()) {
    const member = object[key];
    if (member === undefined) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}
