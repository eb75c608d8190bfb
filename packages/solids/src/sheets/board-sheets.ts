import { type Board, type CopperLayerId, copperLayers, type LayerId } from "@tracewright/board";
import { type BoardHole, boardHoles, drawLayer, profileContours } from "@tracewright/fabrication";
import { contourRing, type GerberObject, objectSolids } from "@tracewright/formats";
import {
  boxOfPoints,
  fromMm,
  type Nm,
  nestRings,
  type Point,
  type Polygon,
  type Ring,
  solidPolygons,
  thinRing,
} from "@tracewright/geometry";
import { type Area, type AreaAlgebra, areaOf, polygonsOf } from "@tracewright/pours";
import { SCREW_HOLE } from "../body/screw-hole.ts";
import { boxKey, holeRing } from "./hole-ring.ts";
import { pourAreas } from "./pour-areas.ts";

/** What lies on one side of the board, as areas apart from holes. Nanometres, y down. */
export interface SideSheets {
  readonly copper: readonly Polygon[];
  readonly mask: readonly Polygon[];
  readonly silk: readonly Polygon[];
}

export interface BoardSheets {
  /** The board less its cut-outs and through holes. */
  readonly substrate: readonly Polygon[];
  /** Rings of `substrate` that are walls of plated holes. */
  readonly plated: ReadonlySet<Ring>;
  readonly front: SideSheets;
  readonly back: SideSheets;
}

/** Curves become chords this near to them, nanometres: finer is not seen, and corners cost bytes. */
const FINEST_CHORDS = 15_000;
/**
 * … and on a large board, which is looked at from farther away, within this share of its diagonal: less than half a
 * pixel of 4K.
 */
const CHORD_SHARE = 1 / 10_000;
/** How far a sheet's edge may be moved to save corners, as a share of the chords' distance. */
const SMOOTHING = 2 / 3;

/** The outer layers of a board as the fab's films have them, cut to the board and about its holes. */
export function boardSheets(board: Board, algebra: AreaAlgebra): BoardSheets {
  const rings = profileContours(board).closed.map((contour) => contourRing(contour, FINEST_CHORDS));
  const outline = areaOf(nestRings(rings.filter((ring) => ring.length > 2)));
  const maxError = chordsFor(rings.flat());
  const smooth = (area: Area) =>
    polygonsOf(area.map((ring) => thinRing(ring, SMOOTHING * maxError)).filter((ring) => ring.length > 2));
  const copper = copperLayers(board);
  const holes = boardHoles(board).map((hole) => ({ hole, ring: holeRing(hole) }));
  const through = holes.filter(({ hole }) => hole.from === copper[0] && hole.to === copper.at(-1));
  const drilled = (of: typeof holes) => algebra.unite(areaOf(of.map(({ ring }) => ({ outer: ring, holes: [] }))));
  const bare = algebra.subtract(outline, drilled(through));
  const substrate = polygonsOf(bare);
  const isVia = ({ hole }: { readonly hole: BoardHole }) => hole.function.includes("ViaDrill");
  // A tented via is covered: the mask runs over its hole, but over none that a screw goes through, whatever the film says.
  const covered = algebra.subtract(outline, drilled(through.filter((entry) => !isVia(entry) || isWide(entry.hole))));

  const side = (letter: "F" | "B"): SideSheets => {
    const layer: CopperLayerId = `${letter}.Cu`;
    const outer = holes.filter(({ hole }) => hole.from === layer || hole.to === layer);
    const draw = (id: LayerId, pours?: readonly Polygon[]) => {
      const drawing = { apertures: "plain", vias: "tented", pours: pours ? "none" : "cut-in" } as const;
      return filmArea(algebra, drawLayer(board, id, drawing), { maxError, under: areaOf(pours ?? []) });
    };
    // Nearly every board has through holes alone.
    const open = outer.length === through.length ? bare : algebra.subtract(outline, drilled(outer));
    return {
      copper: smooth(algebra.intersect(draw(layer, pourAreas(board, layer)), open)),
      mask: smooth(algebra.subtract(covered, draw(`${letter}.Mask`))),
      silk: smooth(algebra.intersect(draw(`${letter}.SilkS`), covered)),
    };
  };
  return { substrate, plated: platedRings(substrate, through), front: side("F"), back: side("B") };
}

function isWide({ diameter }: BoardHole): boolean {
  return diameter >= fromMm(SCREW_HOLE);
}

function chordsFor(outline: readonly Point[]): Nm {
  const box = boxOfPoints(outline);
  const diagonal = box ? Math.hypot(box.maxX - box.minX, box.maxY - box.minY) : 0;
  return Math.max(FINEST_CHORDS, Math.round(diagonal * CHORD_SHARE));
}

/** What the objects of a film leave dark over what was dark before, clear ones taking away what came before them. */
function filmArea(
  algebra: AreaAlgebra,
  objects: readonly GerberObject[],
  { maxError, under }: { readonly maxError: Nm; readonly under: Area },
): Area {
  let area = under;
  for (let at = 0; at < objects.length; ) {
    const clear = objects[at]!.clear === true;
    const run: Polygon[] = [];
    for (; at < objects.length && (objects[at]!.clear === true) === clear; at++)
      for (const solid of objectSolids(objects[at]!, maxError))
        run.push(...solidPolygons(solid, { maxError, bias: "centred" }));
    const pieces = areaOf(run);
    area = clear ? algebra.subtract(area, algebra.unite(pieces)) : algebra.unite([...area, ...pieces]);
  }
  return area;
}

/** A hole that meets no other and no edge keeps its own ring: it is known by its box. */
function platedRings(
  substrate: readonly Polygon[],
  holes: readonly { readonly hole: BoardHole; readonly ring: Ring }[],
): Set<Ring> {
  const plated = new Set(holes.filter(({ hole }) => hole.plated).map(({ ring }) => boxKey(ring)));
  return new Set(substrate.flatMap((polygon) => polygon.holes.filter((ring) => plated.has(boxKey(ring)))));
}
