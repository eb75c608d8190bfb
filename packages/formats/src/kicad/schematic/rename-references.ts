import { sameIds, stableUuid } from "@tracewright/board";
import { quote } from "../../sexpr/format-s-expression.ts";
import { parseSExpression } from "../../sexpr/parse-s-expression.ts";
import type { SyntaxTree } from "../../sexpr/syntax-tree.ts";

export interface SchematicFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface RenamedReferences {
  /** All files, those in which nothing changed as they came. */
  readonly files: readonly SchematicFile[];
  /** Symbol paths that none of the files has. */
  readonly missing: readonly string[];
}

/** A piece of a file that is written otherwise; offsets in bytes. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Calls symbols otherwise in the files of a schematic of KiCad 6 and later, and leaves every other byte as it is. Names are by
 * symbol path ("/sheet/…/symbol"). Version 6 keeps what a symbol is called in a table of the root file, later versions at
 * the symbol, once for every use of its sheet; what is shown beside the symbol changes where it has one use alone.
 */
export function renameReferences(
  files: readonly SchematicFile[],
  names: ReadonlyMap<string, string>,
  { root }: { readonly root: string },
): RenamedReferences {
  const sheets = files.map((file) => ({ file, sheet: Sheet.read(file) }));
  const rootSheet = sheets.find(({ file }) => file.fileName === root)?.sheet;
  const uses = rootSheet?.centralUses() ?? new Map<string, number>();
  const found = new Set<string>();
  const renamed = sheets.map(({ file, sheet }): SchematicFile => {
    const replacements = sheet?.replacements(names, { rootId: rootSheet?.id ?? "", uses, found }) ?? [];
    return replacements.length === 0 ? file : { ...file, bytes: replaced(file.bytes, replacements) };
  });
  return { files: renamed, missing: [...names.keys()].filter((path) => !found.has(path)) };
}

interface Search {
  readonly rootId: string;
  /** How often version 6 lists the symbol of an id. */
  readonly uses: ReadonlyMap<string, number>;
  /** Symbol paths that were found. */
  readonly found: Set<string>;
}

class Sheet {
  readonly #tree: SyntaxTree;
  readonly id: string;

  private constructor(tree: SyntaxTree) {
    this.#tree = tree;
    const own = this.#childOf(0, "uuid");
    this.id = own === undefined ? "" : stableUuid(this.#firstText(own));
  }

  static read({ bytes }: SchematicFile): Sheet | undefined {
    const parsed = parseSExpression(bytes);
    return "tree" in parsed && parsed.tree.nameOf(0) === "kicad_sch" ? new Sheet(parsed.tree) : undefined;
  }

  /** How often each symbol is used, by the table of version 6. */
  centralUses(): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    for (const { path } of this.#central()) {
      const symbol = path.slice(path.lastIndexOf("/") + 1);
      uses.set(symbol, (uses.get(symbol) ?? 0) + 1);
    }
    return uses;
  }

  replacements(names: ReadonlyMap<string, string>, { rootId, uses, found }: Search): Replacement[] {
    const replacements: Replacement[] = [];
    const rename = (row: number, path: string): string | undefined => {
      const name = names.get(path);
      const reference = name === undefined ? undefined : this.#childOf(row, "reference");
      if (name === undefined || reference === undefined) return undefined;
      found.add(path);
      replacements.push(this.#written(reference, 1, name));
      return name;
    };
    const central = new Map<string, string>();
    for (const { row, path } of this.#central()) {
      const name = rename(row, path);
      if (name !== undefined) central.set(path.slice(path.lastIndexOf("/") + 1), name);
    }
    for (const symbol of this.#childrenOf(0, "symbol")) {
      const id = this.#idOf(symbol);
      if (id === undefined) continue;
      const instances = this.#childOf(symbol, "instances");
      const paths = (instances === undefined ? [] : this.#childrenOf(instances, "project")).flatMap((project) =>
        this.#childrenOf(project, "path"),
      );
      let shown: string | undefined;
      for (const row of paths) {
        const [, first = "", ...rest] = sameIds(this.#firstText(row)).split("/");
        if (first !== rootId) continue;
        const name = rename(row, `/${[...rest, id].join("/")}`);
        if (name !== undefined && paths.length === 1) shown = name;
      }
      if (paths.length === 0 && uses.get(id) === 1) shown = nameOfOnlyUse(names, id);
      const property = this.#childrenOf(symbol, "property").find((row) => this.#firstText(row) === "Reference");
      if (shown !== undefined && property !== undefined) replacements.push(this.#written(property, 2, shown));
    }
    return replacements;
  }

  #central(): { readonly row: number; readonly path: string }[] {
    const table = this.#childOf(0, "symbol_instances");
    if (table === undefined) return [];
    return this.#childrenOf(table, "path").map((row) => ({ row, path: sameIds(this.#firstText(row)) }));
  }

  #idOf(symbol: number): string | undefined {
    const row = this.#childOf(symbol, "uuid");
    const text = row === undefined ? "" : this.#firstText(row);
    return text === "" ? undefined : stableUuid(text);
  }

  #childOf(parent: number, name: string): number | undefined {
    return this.#childrenOf(parent, name)[0];
  }

  #childrenOf(parent: number, name: string): number[] {
    const rows: number[] = [];
    const end = this.#tree.nextOf(parent);
    for (let row = parent + 1; row < end; row = this.#tree.nextOf(row))
      if (this.#tree.heads[row]! >= 0 && this.#tree.nameOf(row) === name) rows.push(row);
    return rows;
  }

  /** The word behind the name of a list. */
  #firstText(list: number): string {
    const row = list + 2;
    return row < this.#tree.nextOf(list) && this.#tree.heads[row]! < 0 ? this.#tree.textOf(row) : "";
  }

  /** The n-th word of a list, the name being number 0, replaced. */
  #written(list: number, index: number, text: string): Replacement {
    const row = list + 1 + index;
    return { start: this.#tree.starts[row]!, end: this.#tree.ends[row]!, text: quote(text) };
  }
}

function nameOfOnlyUse(names: ReadonlyMap<string, string>, symbol: string): string | undefined {
  for (const [path, name] of names) if (path.endsWith(`/${symbol}`)) return name;
  return undefined;
}

function replaced(bytes: Uint8Array, replacements: readonly Replacement[]): Uint8Array {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of [...replacements].sort((a, b) => a.start - b.start)) {
    pieces.push(bytes.subarray(at, start), encoder.encode(text));
    at = end;
  }
  pieces.push(bytes.subarray(at));
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
