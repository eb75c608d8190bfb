import { type Board, type DesignRules, type NetId, netClassOf, type ViaSize } from "@tracewright/board";
import { type LengthUnit, parseLength } from "@tracewright/editor";
import { type Nm, toMil, toMm } from "@tracewright/geometry";

/** How many different sizes are offered where nobody named any: more than one tries through. */
const MOST = 8;
/** How many of those that are named; a file may name any number. */
const MAX_NAMED = 60;

/**
 * The sizes to choose from for vias of a net, small to large: its class's and those that the project names for it; where it names
 * none that the board allows, those of the other classes, and those that the net has already.
 */
export function viaSizes(board: Board, net: NetId | undefined): readonly ViaSize[] {
  const { rules } = board;
  const isAllowed = (size: ViaSize) => viaSizeProblem(rules, size) === undefined;
  const { viaDiameter: diameter, viaDrill: drill } = netClassOf(board, net);
  const named = (rules.predefinedViaSizes ?? []).filter(isAllowed).slice(0, MAX_NAMED);
  if (named.length > 0) return inOrder(unlike([{ diameter, drill }, ...named].filter(isAllowed)));
  const ofClasses = rules.netClasses.flatMap(({ viaDiameter, viaDrill }) =>
    viaDiameter !== undefined && viaDrill !== undefined ? [{ diameter: viaDiameter, drill: viaDrill }] : [],
  );
  const own = board.vias.flatMap((via) =>
    via.kind === "through" && net !== undefined && via.net === net
      ? [{ diameter: via.diameter, drill: via.drill }]
      : [],
  );
  return inOrder(unlike([{ diameter, drill }, ...ofClasses, ...own].filter(isAllowed)).slice(0, MOST));
}

function unlike(sizes: readonly ViaSize[]): readonly ViaSize[] {
  return [...new Map(sizes.map((size) => [`${size.diameter} ${size.drill}`, size])).values()];
}

function inOrder(sizes: readonly ViaSize[]): readonly ViaSize[] {
  return [...sizes].sort((a, b) => a.diameter - b.diameter || a.drill - b.drill);
}

/** What the board has against vias of a size, with the least that it asks for. */
export interface SizeProblem {
  readonly kind: "diameter" | "drill" | "ring";
  readonly least: Nm;
}

export function viaSizeProblem(rules: DesignRules, { diameter, drill }: ViaSize): SizeProblem | undefined {
  const leastDrill = Math.max(1, rules.minThroughHoleDiameter);
  if (drill < leastDrill) return { kind: "drill", least: leastDrill };
  if (diameter < rules.minViaDiameter) return { kind: "diameter", least: rules.minViaDiameter };
  const leastRing = Math.max(1, rules.minViaAnnularWidth);
  if (diameter - drill < 2 * leastRing) return { kind: "ring", least: leastRing };
  return undefined;
}

/** As it is typed: diameter, a stroke, drill. */
export function writeViaSize({ diameter, drill }: ViaSize, unit: LengthUnit): string {
  const write = (length: Nm) => String(Number(unit === "mm" ? toMm(length).toFixed(4) : toMil(length).toFixed(2)));
  return `${write(diameter)} / ${write(drill)}`;
}

/** Undefined: no two lengths with a stroke between them. */
export function readViaSize(text: string, unit: LengthUnit): ViaSize | undefined {
  const parts = text.split("/");
  const [diameter, drill] = parts.map((part) => parseLength(part, unit));
  if (parts.length !== 2 || diameter?.kind !== "length" || drill?.kind !== "length") return undefined;
  return { diameter: diameter.value, drill: drill.value };
}
