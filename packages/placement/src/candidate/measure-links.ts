import { type Board, type Footprint, type Intent, indexBoard, type PinName, padPosition } from "@tracewright/board";
import { type Point, toMm } from "@tracewright/geometry";

/** How far apart what wants to be near stands, in millimetres from pad centre to pad centre. */
export interface LinkLengths {
  readonly medianMm: number;
  readonly worstMm: number;
}

/** Over the links of the intents of one kind; undefined where the board has none. Of pads of one number the nearest counts. */
export function measureLinks(board: Board, intents: readonly Intent[], kind: Intent["kind"]): LinkLengths | undefined {
  const { footprintsByReference } = indexBoard(board);
  const placesOf = ({ reference, pad }: PinName): readonly Point[] => {
    const [footprint] = footprintsByReference.get(reference) ?? [];
    return footprint ? padPlaces(footprint, pad) : [];
  };
  const lengths = intents
    .flatMap((intent) => (intent.kind === kind && "links" in intent ? intent.links : []))
    .map(({ from, to }) => {
      const targets = placesOf(to);
      return Math.min(...placesOf(from).flatMap((a) => targets.map((b) => toMm(Math.hypot(a.x - b.x, a.y - b.y)))));
    })
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const worst = lengths.at(-1);
  const median = lengths[Math.floor((lengths.length - 1) / 2)];
  if (worst === undefined || median === undefined) return undefined;
  return { medianMm: roundToMicrometres(median), worstMm: roundToMicrometres(worst) };
}

function padPlaces(footprint: Footprint, number: string): Point[] {
  return footprint.pads
    .filter((pad) => pad.number === number && pad.net !== undefined)
    .map((pad) => padPosition(footprint, pad));
}

function roundToMicrometres(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}
