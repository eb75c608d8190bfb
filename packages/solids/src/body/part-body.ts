import type { Footprint } from "@tracewright/board";
import { findLandPattern, findStandard, type LandPattern, partHeight } from "@tracewright/footprints";
import { fromMm, type Nm, toMm } from "@tracewright/geometry";
import type { MaterialName } from "../material.ts";
import { type BodyLook, bodyLook } from "./body-look.ts";
import { type BodyOutline, bodyOutline } from "./body-outline.ts";
import { leadsOf } from "./leads.ts";
import { block, can, type Extent, type Prism } from "./prism.ts";
import type { PlanePoint } from "./profile.ts";
import { SCREW_HOLE } from "./screw-hole.ts";
import { type SolderedLand, solderedLands } from "./soldered-land.ts";

/** What a part looks like in space: frame of the part from the front, the board's surface at 0, millimetres. */
export interface PartBody {
  /** Never empty. */
  readonly prisms: readonly Prism[];
  /** Greatest height above the board; undefined: unknown, and the body is a stand-in of the height it is drawn with. */
  readonly height: Nm | undefined;
}

export interface BodyRequest {
  readonly boardThickness: Nm;
  /** What is known of the height beyond the part's own fields and package; it counts first. */
  readonly height?: Nm;
  /** Fields of the part's symbol. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Other parts stand within its outline: where its height is not known it is its leads alone, or it would bury them. */
  readonly surroundsOthers?: boolean;
}

/** Stand-ins are as high as the body is narrow, within these bounds; millimetres. */
const STAND_IN = { least: 0.5, most: 2 };
/** Gap between board and body, as far as the height leaves room. */
const STANDOFF = 0.1;
/** What lies on a body is this thick. */
const PRINT = 0.01;
/** A chip's end caps, as a share of its length: what makers' tables have on average. */
const END_CAP = 0.22;

/** The body of a part, or undefined where it has none. */
export function partBody(footprint: Footprint, request: BodyRequest): PartBody | undefined {
  const standard = findStandard(footprint);
  const pattern = standard && findLandPattern(standard.name);
  const pasted = solderedLands(footprint);
  // Without paste a land may be a jumper's; that of a known package, or of what has a 3D model, is soldered by hand.
  const lands =
    pasted.length === 0 && (pattern || footprint.models.length > 0)
      ? solderedLands(footprint, { byHand: true })
      : pasted;
  const look = bodyLook(footprint, lands, pattern);
  const outline = look && bodyOutline(footprint, lands, pattern);
  if (!look || !outline) return undefined;
  const known = request.height ?? partHeight(footprint, request.fields)?.height;
  if (known === undefined && isScrewHole(footprint, lands)) return undefined;
  const { extent } = outline;
  const narrow = Math.min(extent.maxX - extent.minX, extent.maxY - extent.minY);
  const height = known === undefined ? Math.min(STAND_IN.most, Math.max(STAND_IN.least, narrow)) : toMm(known);
  const shown = known === undefined ? { ...look, material: "unknown" as const, hasPinMark: false } : look;
  const boardThickness = toMm(request.boardThickness);
  const prisms =
    known === undefined && request.surroundsOthers
      ? leadsOf(lands, { body: extent, height: STAND_IN.least, boardThickness })
      : build({ look: shown, outline, lands, height, boardThickness, pattern });
  return { prisms, height: known === undefined ? undefined : fromMm(height) };
}

/**
 * By its shape, for libraries call such holes as they like: one plated hole, wide enough for M2, and nothing else. A socket for a
 * plug has such a hole, too: about that one the Fab layer draws a body, and the name speaks of no hole.
 */
function isScrewHole({ graphics, library }: Footprint, lands: readonly SolderedLand[]): boolean {
  const [only] = lands;
  if (lands.length !== 1 || !only?.hole || only.hole.width < SCREW_HOLE) return false;
  const drawn = graphics.some(({ layer }) => layer === "F.Fab" || layer === "B.Fab");
  return !drawn || /hole|mount|screw/i.test(library);
}

interface Building {
  readonly look: BodyLook;
  readonly outline: BodyOutline;
  readonly lands: readonly SolderedLand[];
  readonly height: number;
  readonly boardThickness: number;
  readonly pattern: LandPattern | undefined;
}

function build(building: Building): Prism[] {
  const { look, outline, lands, height, boardThickness } = building;
  const body = outline.extent;
  const leads = () => leadsOf(lands, { body, height, boardThickness }, look.leads);
  switch (look.build) {
    case "chip":
      return chipOf(body, lands, height, look.material);
    case "block":
      return [plain(outline, height, look.material), ...pinMark(building), ...leads()];
    case "ball-grid":
      return ballGridOf(building);
    case "can":
      return [
        can(middleOf(body), breadthOf(body) / 2, Math.min(STANDOFF, height / 4), height, look.material),
        ...leads(),
      ];
    case "can-on-base": {
      const base = Math.min(1, height / 3);
      const radius = (breadthOf(body) / 2) * 0.97;
      const foot = block(
        body,
        Math.min(STANDOFF, base / 4),
        base,
        look.material === "unknown" ? "unknown" : "moulding",
      );
      return [
        foot,
        can(middleOf(body), radius, base, height, look.material),
        ...leadsOf(lands, { body, height: base, boardThickness }),
      ];
    }
    case "dome": {
      const radius = breadthOf(body) / 2;
      const rim = can(middleOf(body), radius, 0, Math.min(1, height / 3), look.material);
      return [rim, can(middleOf(body), radius * 0.86, Math.min(1, height / 3), height, look.material), ...leads()];
    }
    case "lying-cylinder":
      return [lyingCylinder(body, height, look.material), ...leads()];
    case "pin-rows":
      return pinRows(building);
  }
}

function plain({ profile }: BodyOutline, height: number, material: MaterialName): Prism {
  return { axis: "z", outer: profile, holes: [], from: Math.min(STANDOFF, height / 10), to: height, material };
}

function chipOf(body: Extent, lands: readonly SolderedLand[], height: number, material: MaterialName): Prism[] {
  const [first, last] = [lands[0]?.center, lands.at(-1)?.center];
  const alongX = first && last ? Math.abs(last.x - first.x) >= Math.abs(last.y - first.y) : true;
  const length = alongX ? body.maxX - body.minX : body.maxY - body.minY;
  const cap = length * END_CAP;
  const piece = (from: number, to: number): Extent =>
    alongX
      ? { ...body, minX: body.minX + from, maxX: body.minX + to }
      : { ...body, minY: body.minY + from, maxY: body.minY + to };
  const lift = Math.min(0.02, height / 20);
  return [
    block(piece(0, cap), 0, height, "tin"),
    // A hair lower and higher than its caps, so that no two faces lie in one plane.
    block(piece(cap, length - cap), lift, height - lift, material),
    block(piece(length - cap, length), 0, height, "tin"),
  ];
}

function ballGridOf({ look, outline, lands, height, pattern }: Building): Prism[] {
  const least = Math.min(...lands.map(({ minX, maxX }) => maxX - minX));
  const ball = Math.min(least, height / 3);
  const top: Prism = { ...plain(outline, height, look.material), from: ball };
  const balls = lands.map(({ center }) => can(center, least / 2, 0, ball, "tin"));
  return [top, ...pinMark({ look, outline, lands, height, boardThickness: 0, pattern }), ...balls];
}

/** A dot on top, inwards of the first pad. */
function pinMark({ look, outline, lands, height }: Building): Prism[] {
  if (!look.hasPinMark) return [];
  const first = lands.find(({ pin }) => pin === "1" || pin === "A1");
  if (!first) return [];
  const { minX, minY, maxX, maxY } = outline.extent;
  const radius = Math.min(0.5, breadthOf(outline.extent) / 12);
  const inset = radius * 2.2;
  const x = Math.min(Math.max(first.center.x, minX + inset), maxX - inset);
  const y = Math.min(Math.max(first.center.y, minY + inset), maxY - inset);
  return [can({ x, y }, radius, height, height + PRINT, "mark")];
}

function lyingCylinder({ minX, minY, maxX, maxY }: Extent, height: number, material: MaterialName): Prism {
  const alongX = maxX - minX >= maxY - minY;
  const radius = Math.min(alongX ? (maxY - minY) / 2 : (maxX - minX) / 2, height / 2);
  const level = height - radius;
  // Profiles of x lie in y, z; profiles of y in z, x.
  const cylinder = alongX
    ? can({ x: (minY + maxY) / 2, y: level }, radius, minX, maxX, material)
    : can({ x: level, y: (minX + maxX) / 2 }, radius, minY, maxY, material);
  return { ...cylinder, axis: alongX ? "x" : "y" };
}

/** A strip of plastic and square pins through it; pins stand out only where the height is known. */
function pinRows({ look, outline, lands, height, boardThickness }: Building): Prism[] {
  const narrow = breadthOf(outline.extent);
  const plastic = Math.min(height, Math.max(narrow / 2, Math.min(narrow, 2.54)));
  const pins = leadsOf(
    lands,
    { body: outline.extent, height: look.material === "unknown" ? plastic : 2 * height, boardThickness },
    "gold",
  );
  return [plain(outline, plastic, look.material), ...pins];
}

function middleOf({ minX, minY, maxX, maxY }: Extent): PlanePoint {
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

function breadthOf({ minX, minY, maxX, maxY }: Extent): number {
  return Math.min(maxX - minX, maxY - minY);
}
