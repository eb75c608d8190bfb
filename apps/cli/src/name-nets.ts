import type { Board } from "@tracewright/board";
import { Refusal } from "./refusal.ts";

/** Settings that may be made for single nets. */
const PER_NET = ["existing", "priority", "layers", "directions"];

/**
 * The ids of the nets of a comma-separated list. A name that is a net's own stands for it alone, whatever signs it
 * holds; otherwise `*` stands for any text and `?` for one character.
 */
export function netsNamed(board: Board, text: string): readonly string[] {
  const names = board.nets.some(({ name }) => name === text) ? [text] : text.split(",").filter((name) => name !== "");
  return names.flatMap((name) => {
    const own = board.nets.filter((net) => net.name === name);
    const found = own.length > 0 ? own : board.nets.filter(matching(name));
    if (found.length === 0) throw new Refusal(`--nets: ${describeMissing(board, name)}`);
    return found.map(({ id }) => id);
  });
}

/** Options with nets by name turned into options with their ids; what is no name of a net is left for the check. */
export function withNetIds(board: Board, options: object): Readonly<Record<string, unknown>> {
  const ids = new Map<string, string>(board.nets.map(({ id, name }) => [name, id]));
  const idOf = (name: string) => ids.get(name) ?? name;
  return Object.fromEntries(
    Object.entries(options).map(([key, value]: [string, unknown]) => {
      if (key === "nets" && Array.isArray(value))
        return [key, value.map((name: unknown) => (typeof name === "string" ? idOf(name) : name))];
      if (!PER_NET.includes(key) || !isObject(value) || !isObject(value.byNet)) return [key, value];
      const byNet = Object.entries(value.byNet).map(([name, own]) => [idOf(name), own]);
      return [key, { ...value, byNet: Object.fromEntries(byNet) }];
    }),
  );
}

/** Whether a name is meant by a pattern: `*` stands for any text, `?` for one character. */
export function matching(pattern: string): ({ name }: { readonly name: string }) => boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const expression = new RegExp(`^${source}$`, "s");
  return ({ name }) => name !== "" && expression.test(name);
}

/** Most wrong names are written in other letters or without their sheet. */
function describeMissing(board: Board, name: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/^.*\//, "");
  const near = board.nets.find((net) => plain(net.name) === plain(name));
  return `the board has no net "${name}"${near ? `; did you mean "${near.name}"?` : "."}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
