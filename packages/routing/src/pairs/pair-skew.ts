/** What a difference in length means in time: by the usual closed formulas, good to some percent. */
import { type Board, type CopperLayerId, copperLayers } from "@tracewright/board";

export interface LayerLengths {
  /** Nanometres of track on the outermost layers, and between planes. */
  readonly outer: number;
  readonly inner: number;
}

export interface PairSkew {
  /** Nanometres by which the positive net is longer; negative where it is shorter. */
  readonly length: number;
  /** Picoseconds by which its signal comes later. */
  readonly delay: number;
  /** Of the laminate, as the board's stackup says or as assumed. */
  readonly epsilonR: number;
}

/** Usual FR-4 at some hundred megahertz, where the stackup says nothing. */
export const USUAL_EPSILON_R = 4.3;
/** Nanometres a picosecond. */
const SPEED_OF_LIGHT = 299_792.458;

/** The difference between both nets of a pair in length and in time; vias count as having no length. */
export function pairSkew(positive: LayerLengths, negative: LayerLengths, epsilonR: number = USUAL_EPSILON_R): PairSkew {
  const delayOf = ({ outer, inner }: LayerLengths): number =>
    (outer * Math.sqrt(outerEpsilon(epsilonR)) + inner * Math.sqrt(epsilonR)) / SPEED_OF_LIGHT;
  return {
    length: Math.round(positive.outer + positive.inner - negative.outer - negative.inner),
    delay: delayOf(positive) - delayOf(negative),
    epsilonR,
  };
}

/** A track on an outer layer lies half in air: IPC-2141's 0.475 · εr + 0.67. */
function outerEpsilon(epsilonR: number): number {
  return 0.475 * epsilonR + 0.67;
}

/** Mean of the laminates between the copper layers; `USUAL_EPSILON_R` where the stackup names none. */
export function epsilonOf({ stackup }: Pick<Board, "stackup">): number {
  const known = stackup.layers.flatMap(({ kind, epsilonR }) =>
    (kind === "core" || kind === "prepreg") && epsilonR !== undefined && epsilonR > 0 ? [epsilonR] : [],
  );
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : USUAL_EPSILON_R;
}

/** Lengths by where on the board they lie. */
export function lengthsByLayer(
  board: Pick<Board, "layers">,
  pieces: Iterable<{ readonly layer: CopperLayerId; readonly length: number }>,
): LayerLengths {
  const layers = copperLayers(board);
  const isOuter = (layer: CopperLayerId): boolean => layer === layers[0] || layer === layers[layers.length - 1];
  let [outer, inner] = [0, 0];
  for (const { layer, length } of pieces) {
    if (isOuter(layer)) outer += length;
    else inner += length;
  }
  return { outer, inner };
}
