/** What the engine sees, drawn over the board: planes, lattice, ways in, open connections and conflicts. */
import { boardToScreen, screenToBoard, type Viewport } from "@tracewright/rendering";
import type {
  InspectedAccess,
  InspectedConflict,
  InspectedGrid,
  InspectedPlane,
  OpenConnection,
  OpenReason,
} from "@tracewright/routing";

export interface OverlayPicture {
  readonly grid: InspectedGrid;
  readonly showsLattice: boolean;
  /** Made from the plane with `planePixels`. */
  readonly plane: { readonly image: CanvasImageSource; readonly of: InspectedPlane } | undefined;
  readonly accesses: readonly InspectedAccess[];
  readonly conflicts: readonly InspectedConflict[];
  readonly open: readonly OpenConnection[];
  /** The open connection that was clicked in the list. */
  readonly chosen: OpenConnection | undefined;
  /** Marked by a click in a list. */
  readonly marked: { readonly x: number; readonly y: number } | undefined;
  /** Node under the pointer. */
  readonly node: { readonly x: number; readonly y: number } | undefined;
}

/** Nodes nearer to each other than so many pixels are no lattice but a veil. */
const MIN_PITCH_PIXELS = 7;
const CONFLICT = "#ff6be6";
const OPEN = "#ffd042";
/** The others, while one connection is looked at. */
const OTHERS_OPEN = "rgb(255 208 66 / 30%)";
const ACCESS = "#04ff43";
const NARROW_ACCESS = "#6fd3ff";
/** Round every ring, so that it stands out from copper of any colour. */
const HALO = "rgb(0 16 35 / 70%)";
/** Over the board while a plane of numbers is looked at: heat is read against the dark. */
const VEIL = "rgb(0 16 35 / 62%)";
const LATTICE = "rgb(200 220 235 / 55%)";

export function drawOverlay(context: CanvasRenderingContext2D, picture: OverlayPicture, view: Viewport): void {
  const ratio = window.devicePixelRatio || 1;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  if (picture.plane) {
    if (picture.plane.of.kind !== "field") {
      context.fillStyle = VEIL;
      context.fillRect(0, 0, view.width, view.height);
    }
    drawPlane(context, picture.plane.image, picture.grid, view);
  }
  if (picture.showsLattice) drawLattice(context, picture.grid, view);
  drawAccesses(context, picture.accesses, view);
  drawOpen(context, picture, view);
  drawConflicts(context, picture.conflicts, view);
  if (picture.node && picture.grid.pitch * view.scale > MIN_PITCH_PIXELS * 1e6)
    drawRing(context, picture.node, { view, radius: 5, colour: "#ffffff", width: 1.5 });
  if (picture.marked) drawRing(context, picture.marked, { view, radius: 16, colour: ACCESS, width: 2.5 });
}

/** Whether the view is near enough for single nodes. */
export function isLatticeVisible(grid: InspectedGrid, view: Viewport): boolean {
  return (grid.pitch / 1e6) * view.scale >= MIN_PITCH_PIXELS;
}

function drawPlane(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  grid: InspectedGrid,
  view: Viewport,
): void {
  // A pixel stands for the square about its node.
  const corner = { x: grid.originX - grid.pitch / 2, y: grid.originY - grid.pitch / 2 };
  const { x, y } = boardToScreen(view, corner);
  const across = ((view.flipped ? -1 : 1) * grid.width * grid.pitch * view.scale) / 1e6;
  const down = (grid.height * grid.pitch * view.scale) / 1e6;
  context.save();
  context.imageSmoothingEnabled = false;
  context.translate(x, y);
  context.scale(across / grid.width, down / grid.height);
  context.drawImage(image, 0, 0);
  context.restore();
}

function drawLattice(context: CanvasRenderingContext2D, grid: InspectedGrid, view: Viewport): void {
  if (!isLatticeVisible(grid, view)) return;
  const a = screenToBoard(view, 0, 0);
  const b = screenToBoard(view, view.width, view.height);
  const first = (low: number, origin: number) => Math.max(0, Math.ceil((low - origin) / grid.pitch));
  const last = (high: number, origin: number, count: number) =>
    Math.min(count - 1, Math.floor((high - origin) / grid.pitch));
  const columns = [first(Math.min(a.x, b.x), grid.originX), last(Math.max(a.x, b.x), grid.originX, grid.width)];
  const rows = [first(a.y, grid.originY), last(b.y, grid.originY, grid.height)];
  context.fillStyle = LATTICE;
  for (let row = rows[0] ?? 0; row <= (rows[1] ?? -1); row++)
    for (let column = columns[0] ?? 0; column <= (columns[1] ?? -1); column++) {
      const { x, y } = boardToScreen(view, {
        x: grid.originX + column * grid.pitch,
        y: grid.originY + row * grid.pitch,
      });
      context.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
    }
}

function drawAccesses(context: CanvasRenderingContext2D, accesses: readonly InspectedAccess[], view: Viewport): void {
  for (const { points, isNarrow } of accesses) {
    const colour = isNarrow ? NARROW_ACCESS : ACCESS;
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.beginPath();
    for (let i = 0; i + 1 < points.length; i += 2) {
      const { x, y } = boardToScreen(view, { x: points[i] ?? 0, y: points[i + 1] ?? 0 });
      context.lineTo(x, y);
    }
    context.stroke();
    drawRing(context, { x: points[0] ?? 0, y: points[1] ?? 0 }, { view, radius: 2.5, colour, width: 1.5 });
  }
}

function drawOpen(context: CanvasRenderingContext2D, { open, chosen }: OverlayPicture, view: Viewport): void {
  context.save();
  context.lineWidth = 1.5;
  context.setLineDash([6, 4]);
  context.strokeStyle = chosen ? OTHERS_OPEN : OPEN;
  for (const connection of open) if (connection !== chosen) drawAirwire(context, connection, view);
  context.setLineDash([]);
  context.lineWidth = 2.5;
  context.strokeStyle = OPEN;
  if (chosen) drawAirwire(context, chosen, view);
  context.restore();
  for (const end of chosen ? [chosen.from, chosen.to] : [])
    drawRing(context, end, { view, radius: 10, colour: OPEN, width: 2.5 });
  if (chosen) drawReason(context, chosen.reason, view);
}

/** The full line that keeps the ends apart, where others stand in the way, and the place that is too narrow. */
function drawReason(context: CanvasRenderingContext2D, reason: OpenReason, view: Viewport): void {
  if (reason.kind === "congested") {
    for (const { ax, ay, bx, by } of reason.cut?.lines ?? []) {
      const a = boardToScreen(view, { x: ax, y: ay });
      const b = boardToScreen(view, { x: bx, y: by });
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.strokeStyle = HALO;
      context.lineWidth = 7;
      context.stroke();
      context.strokeStyle = CONFLICT;
      context.lineWidth = 3.5;
      context.stroke();
    }
    for (const spot of reason.spots) drawRing(context, spot, { view, radius: 4, colour: CONFLICT, width: 1.5 });
  } else if (reason.kind === "infeasible" && reason.spot)
    drawRing(context, reason.spot, { view, radius: 7, colour: CONFLICT, width: 2.5 });
}

function drawAirwire(context: CanvasRenderingContext2D, { from, to }: OpenConnection, view: Viewport): void {
  const a = boardToScreen(view, from);
  const b = boardToScreen(view, to);
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

function drawConflicts(
  context: CanvasRenderingContext2D,
  conflicts: readonly InspectedConflict[],
  view: Viewport,
): void {
  for (const conflict of conflicts) drawRing(context, conflict, { view, radius: 5, colour: CONFLICT, width: 1.75 });
}

function drawRing(
  context: CanvasRenderingContext2D,
  place: { readonly x: number; readonly y: number },
  { view, radius, colour, width }: { view: Viewport; radius: number; colour: string; width: number },
): void {
  const { x, y } = boardToScreen(view, place);
  if (x < -20 || y < -20 || x > view.width + 20 || y > view.height + 20) return;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = HALO;
  context.lineWidth = width + 2.5;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
