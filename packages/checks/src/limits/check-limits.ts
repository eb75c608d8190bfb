import {
  type Board,
  boardOutline,
  type Circuit,
  copperLayers,
  type Diagnostic,
  type NetId,
  worded,
} from "@tracewright/board";

/** What placement and routing take on; a board beyond it may be looked at. */
export const LIMITS = { parts: 1_000, pins: 2_000, nets: 400, copperLayers: [2, 4] as readonly number[] };

const TOO_MANY = { parts: "too-many-parts", pins: "too-many-pins", nets: "too-many-nets" } as const;

/** The catalogue's numbers of what stands in the way. */
export const CATALOGUE = { outline: 70016, unsupported: 70017, placement: 70019 } as const;

/**
 * Whether a board or schematic is within what the engines take: sizes with the count and the limit, copper layers,
 * outline. Empty when nothing stands in the way.
 */
export function checkLimits(of: {
  readonly board?: Board;
  readonly circuit?: Circuit;
  readonly file?: string;
}): Diagnostic[] {
  const file = of.file ?? "";
  const diagnostics: Diagnostic[] = [];
  const sizes = of.board ? sizesOfBoard(of.board) : of.circuit ? sizesOfCircuit(of.circuit) : undefined;
  if (sizes) {
    for (const what of ["parts", "pins", "nets"] as const) {
      const limit = LIMITS[what];
      if (sizes[what] <= limit) continue;
      diagnostics.push({
        severity: "error",
        code: "too-large",
        catalogue: CATALOGUE.unsupported,
        ...worded(TOO_MANY[what], { count: format(sizes[what]), limit: format(limit) }),
        file,
      });
    }
  }
  if (of.board) diagnostics.push(...checkLayers(of.board, file), ...checkOutline(of.board, file));
  return diagnostics;
}

export interface DesignSize {
  readonly parts: number;
  /** Pads or pins that belong to a net. */
  readonly pins: number;
  /** Nets with at least two pins: the others need no copper. */
  readonly nets: number;
}

export function sizesOfBoard(board: Board): DesignSize {
  return { parts: board.footprints.length, ...countNets(board.footprints.flatMap(({ pads }) => pads)) };
}

export function sizesOfCircuit(circuit: Circuit): DesignSize {
  return { parts: circuit.components.length, ...countNets(circuit.components.flatMap(({ pins }) => pins)) };
}

function countNets(pins: readonly { readonly net?: NetId }[]): { pins: number; nets: number } {
  const counts = new Map<NetId, number>();
  for (const { net } of pins) if (net !== undefined) counts.set(net, (counts.get(net) ?? 0) + 1);
  return {
    pins: [...counts.values()].reduce((sum, count) => sum + count, 0),
    nets: [...counts.values()].filter((count) => count > 1).length,
  };
}

function checkLayers(board: Board, file: string): Diagnostic[] {
  const layers = copperLayers(board);
  if (LIMITS.copperLayers.includes(layers.length)) return [];
  const names = layers.join(", ");
  const said = worded("copper-layers", { count: layers.length, names });
  return [{ severity: "error", code: "copper-layers", catalogue: CATALOGUE.unsupported, ...said, file }];
}

function checkOutline(board: Board, file: string): Diagnostic[] {
  const outline = boardOutline(board);
  return outline.problems.map(({ message, words, at: [place] }) => ({
    severity: "error" as const,
    code: `outline-${outline.status}`,
    catalogue: CATALOGUE.outline,
    message,
    words,
    file,
    ...(place && { place }),
  }));
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
