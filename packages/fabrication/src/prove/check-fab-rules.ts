import type { Board, FabRules } from "@tracewright/board";
import { objectSolids } from "@tracewright/formats";
import { boxOfPoints, type Nm, type Polygon, placePoint } from "@tracewright/geometry";
import { groupCopper } from "../copper-groups.ts";
import { type Found, MEASURING_ERROR, type Measure } from "../measure/measure.ts";
import { measureAnnularRings } from "../measure/measure-annular-rings.ts";
import { measureHoleDistances, measureHoleSizes, measureLargestHole } from "../measure/measure-holes.ts";
import { measureLineWidths } from "../measure/measure-line-widths.ts";
import { measureSpaces, measureToLines } from "../measure/measure-spaces.ts";
import { atMm, inMm } from "./at-mm.ts";
import { type FabCheck, judge, SHOWN_PROBLEMS } from "./fab-proof.ts";
import type { FilmCopper } from "./film-copper.ts";
import { filmName, layerOfFilm } from "./film-names.ts";
import type { FabSet } from "./read-fab-set.ts";

/** What was read back from the files, and the board for what films do not tell: which lines are letters. */
export interface Produced {
  readonly board: Board;
  readonly set: FabSet;
  readonly films: FilmCopper;
  readonly areas: readonly Polygon[];
}

/**
 * Measures in the produced files what a fab states a least for. Copper and holes below it fail; silkscreen, mask webs
 * and holes close together only warn, since fabs mend or take those.
 */
export function checkFabRules(produced: Produced, rules: FabRules): FabCheck[] {
  const { board, set, films, areas } = produced;
  const copper = films.pieces.map(({ layer, solid, object }, piece) => ({
    layer: `L${layer + 1}`,
    solid,
    object,
    group: films.groups.groupOf(piece),
  }));
  const hits = set.drills.flatMap(({ drill }) => drill.hits);
  const edges = areas.flatMap(({ outer, holes }) =>
    [outer, ...holes].flatMap((ring) =>
      ring.map((corner, index) => [corner, ring[(index + 1) % ring.length]!] as const),
    ),
  );
  // Castellated pads and the contacts of card edges belong on the edge.
  const atEdge = new Set(["CastellatedPad", "ConnectorPad"]);
  const inland = copper.filter(({ object }) => !atEdge.has(object.attributes?.function?.[0] ?? ""));
  const silk = ink(set, "Legend,");
  const checks = [
    judgeLeast("track", "Tracks are wide enough", rules.track, measureLineWidths(copper, rules.track)),
    judgeLeast(
      "space",
      "Copper of different nets is far enough apart",
      rules.space,
      measureSpaces(copper, rules.space),
    ),
    judgeLeast(
      "annular-ring",
      "Plated holes have copper enough around them",
      rules.annularRing,
      measureAnnularRings(films.pieces, films.barrels, rules.annularRing),
    ),
    judgeLeast("smallest-hole", "No hole is too small", rules.smallestHole, measureHoleSizes(hits, rules.smallestHole)),
    judgeLeast(
      "copper-to-edge",
      "Copper keeps away from the edge (castellated pads and edge contacts aside)",
      rules.copperToEdge,
      measureToLines(inland, edges, rules.copperToEdge),
    ),
  ];
  const { largestHole, holeToHole, silkLine, silkTextHeight, maskWeb, largestBoard } = rules;
  if (largestHole !== undefined) checks.push(judgeLargestHole(measureLargestHole(hits, largestHole), largestHole));
  if (holeToHole !== undefined)
    checks.push(
      judgeLeast(
        "hole-to-hole",
        "Holes are far enough apart",
        holeToHole,
        measureHoleDistances(hits, holeToHole),
        "warning",
      ),
    );
  if (silkLine !== undefined)
    checks.push(
      judgeLeast(
        "silk-line",
        "Lines of the silkscreen are wide enough",
        silkLine,
        measureLineWidths(silk, silkLine),
        "warning",
      ),
    );
  if (silkTextHeight !== undefined)
    checks.push(
      judgeLeast(
        "silk-text",
        "Texts of the silkscreen are high enough (of the board; films do not tell letters from lines)",
        silkTextHeight,
        silkTexts(board, silkTextHeight),
        "warning",
      ),
    );
  if (maskWeb !== undefined)
    checks.push(
      judgeLeast("mask-web", "Solder mask between openings is wide enough", maskWeb, maskWebs(set, maskWeb), "warning"),
    );
  if (largestBoard) checks.push(judgeSize(areas, largestBoard));
  return checks;
}

function judgeLeast(
  id: string,
  title: string,
  limit: Nm,
  { least, tooSmall }: Measure,
  weight: "failed" | "warning" = "failed",
): FabCheck {
  const found = least ? `least ${describe(least)}` : "none near it";
  const check = judge(id, title, `${found}; ${inMm(limit)} asked`, tooSmall.map(describe), weight);
  return { ...check, limit, places: tooSmall.slice(0, SHOWN_PROBLEMS) };
}

function describe({ value, at, layer }: Found): string {
  return `${inMm(value)}${layer ? ` on ${filmName(layer)}` : ""} at ${atMm(at)}`;
}

function judgeLargestHole({ largest, tooLarge }: { largest?: Found; tooLarge: readonly Found[] }, limit: Nm): FabCheck {
  const measured = `${largest ? `largest ${describe(largest)}` : "no holes"}; at most ${inMm(limit)}`;
  const check = judge("largest-hole", "No hole is too large to drill", measured, tooLarge.map(describe), "warning");
  return { ...check, limit, places: tooLarge.slice(0, SHOWN_PROBLEMS) };
}

function judgeSize(areas: readonly Polygon[], most: { readonly width: Nm; readonly height: Nm }): FabCheck {
  const box = boxOfPoints(areas.flatMap(({ outer }) => outer));
  const sides = box ? [box.maxX - box.minX, box.maxY - box.minY] : [0, 0];
  const [long = 0, short = 0] = sides.toSorted((a, b) => b - a);
  const size = `${inMm(long)} by ${inMm(short)}`;
  const fits = long <= Math.max(most.width, most.height) && short <= Math.min(most.width, most.height);
  const measured = `${size}; at most ${inMm(most.width)} by ${inMm(most.height)}`;
  return judge("board-size", "The board is not too large", measured, fits ? [] : [`the board is ${size}`]);
}

function ink(set: FabSet, purpose: string) {
  return [...set.films]
    .filter(([name]) => name.startsWith(purpose))
    .flatMap(([film, { gerber }]) => {
      const layer = layerOfFilm(film);
      return gerber.objects
        .filter(({ clear }) => !clear)
        .flatMap((object) => objectSolids(object).map((solid) => ({ layer, solid, object })));
    });
}

function maskWebs(set: FabSet, limit: Nm): Measure {
  const openings = ink(set, "Soldermask,");
  const layers = [...new Set(openings.map(({ layer }) => layer))];
  const groups = groupCopper(
    openings.map(({ layer, solid }) => ({ layer: layers.indexOf(layer), solid })),
    [],
  );
  return measureSpaces(
    openings.map(({ layer, solid }, piece) => ({ layer, solid, group: groups.groupOf(piece) })),
    limit,
  );
}

function silkTexts(board: Board, limit: Nm): Measure {
  const texts = [board, ...board.footprints].flatMap((holder) =>
    holder.texts
      .filter(({ layer, hidden, text }) => layer.endsWith(".SilkS") && !hidden && text.trim() !== "")
      .map((text): Found => {
        const at = "reference" in holder ? placePoint(text.position, holder.position, holder.rotation) : text.position;
        return { value: text.style.size.height, at, layer: text.layer };
      }),
  );
  const least = texts.reduce<Found | undefined>(
    (low, found) => (low && low.value <= found.value ? low : found),
    undefined,
  );
  const tooSmall = texts.filter(({ value }) => value < limit - MEASURING_ERROR).sort((a, b) => a.value - b.value);
  return { ...(least ? { least } : {}), tooSmall };
}
