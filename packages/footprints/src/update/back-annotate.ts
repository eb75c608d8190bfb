import { type Board, type Circuit, type ComponentId, matchParts, symbolPaths } from "@tracewright/board";

export interface Annotation {
  /** What each symbol is called on the board, by symbol path; of a part of several units each of them. */
  readonly names: ReadonlyMap<string, string>;
  readonly changes: readonly { readonly before: string; readonly after: string }[];
  /** Parts whose new reference the schematic cannot have: another part has it as well. */
  readonly refused: readonly { readonly before: string; readonly after: string }[];
}

/** The references that a board gives to parts of its schematic otherwise than the schematic does. */
export function backAnnotate(board: Board, circuit: Circuit, idsOf: (symbolPath: string) => string): Annotation {
  const paths = symbolPaths(circuit);
  const { pairs, missing } = matchParts(board, circuit, idsOf);
  // As all parts would be called, those that are not on the board by their own name.
  const counts = new Map<string, number>();
  const offBoard = circuit.components.filter(({ onBoard }) => !onBoard);
  for (const reference of [
    ...pairs.map(({ footprint }) => footprint.reference),
    ...[...missing, ...offBoard].map(({ reference }) => reference),
  ])
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  const names = new Map<string, string>();
  const changes: { before: string; after: string }[] = [];
  const refused: { before: string; after: string }[] = [];
  for (const { component, footprint } of pairs) {
    const change = { before: component.reference, after: footprint.reference };
    if (change.before === change.after) continue;
    if (change.after === "" || (counts.get(change.after) ?? 0) > 1) refused.push(change);
    else {
      changes.push(change);
      for (const path of paths.get(component.id)?.keys() ?? []) names.set(path, change.after);
    }
  }
  return { names, changes, refused };
}

/** The schematic with the references that its board gives to parts, where it may have them. */
export function withBoardReferences(
  circuit: Circuit,
  board: Board,
  idsOf: (symbolPath: string) => string,
): { readonly circuit: Circuit } & Pick<Annotation, "changes" | "refused"> {
  const { names, changes, refused } = backAnnotate(board, circuit, idsOf);
  if (changes.length === 0) return { circuit, changes, refused };
  const renamed = new Map<ComponentId, { readonly before: string; readonly after: string }>();
  const components = circuit.components.map((component) => {
    const after = names.get(component.symbolPath);
    if (after === undefined) return component;
    renamed.set(component.id, { before: component.reference, after });
    return { ...component, reference: after };
  });
  const sheets = circuit.sheets.map((sheet) => ({
    ...sheet,
    symbols: sheet.symbols.map((symbol) => {
      const change = symbol.component === undefined ? undefined : renamed.get(symbol.component);
      if (!change) return symbol;
      const texts = symbol.texts.map((text) => (text.text === change.before ? { ...text, text: change.after } : text));
      return { ...symbol, texts };
    }),
  }));
  return { circuit: { ...circuit, components, sheets }, changes, refused };
}
