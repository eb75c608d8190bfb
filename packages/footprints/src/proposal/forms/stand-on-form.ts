import {
  type Board,
  type Footprint,
  flipFootprint,
  moveFootprint,
  netNameRole,
  type Pad,
  padPosition,
} from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { isScrewHole } from "../is-screw-hole.ts";
import type { BoardForm, FormConnector, FormHole } from "./board-form.ts";

/** Parts that have their place on a form, fixed there, and the holes that no part of the circuit brings. */
export interface StoodOnForm {
  readonly stood: ReadonlyMap<Footprint, Footprint>;
  readonly holes: readonly FormHole[];
}

/** Pins of connectors lie this close to where the form has them. */
const PITCH_MM = 2.54;
const TOLERANCE_MM = 0.1;

export function standOnForm(
  footprints: readonly Footprint[],
  { form, at, board }: { readonly form: BoardForm; readonly at: Point; readonly board: Board },
): StoodOnForm {
  const stood = new Map<Footprint, Footprint>();
  const place = ({ x, y }: Point): Point => ({ x: at.x + fromMm(x), y: at.y + fromMm(y) });
  const screwHoles = footprints.filter(isScrewHole).slice(0, form.holes.length);
  for (const [index, hole] of screwHoles.entries()) {
    const { at: middle } = form.holes[index] ?? {};
    if (middle) stood.set(hole, { ...moveFootprint(hole, { position: place(middle) }), locked: true });
  }
  for (const connector of form.connectors) {
    const part = footprints.find((each) => !stood.has(each) && fits(each, connector, board));
    if (part)
      stood.set(part, { ...turnOnto(part, { connector, middle: place(connector.middle), board }), locked: true });
  }
  return { stood, holes: form.holes.slice(screwHoles.length) };
}

/** A header of as many pins in as many rows; of those alike the one that feeds, or does not, as the form's does. */
function fits(part: Footprint, { columns, rows, feeds }: FormConnector, board: Board): boolean {
  const pads = pinsOf(part);
  if (!/^(J|P|X|CN|CON)\d/.test(part.reference) || pads.length !== columns * rows) return false;
  const at = pads.map((pad) => padPosition({ ...part, position: { x: 0, y: 0 } }, pad));
  const extent = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 1e6;
  const sides = [extent(at.map(({ x }) => x)), extent(at.map(({ y }) => y))].toSorted((a, b) => b - a);
  const wanted = [(columns - 1) * PITCH_MM, (rows - 1) * PITCH_MM];
  if (!wanted.every((side, index) => Math.abs(side - (sides[index] ?? 0)) < TOLERANCE_MM)) return false;
  return feeds === undefined || feeds === pads.some((pad) => roleOf(pad, board) === "supply");
}

/**
 * The part with its pins where the connector's are. The orientation follows pins whose role the form knows; if there
 * are none, pin 1 is on the form's usual end. Two rows also need the side on which pin 2 must be.
 */
function turnOnto(
  part: Footprint,
  { connector, middle, board }: { readonly connector: FormConnector; readonly middle: Point; readonly board: Board },
): Footprint {
  const sides = connector.rows === 2 ? [part, flipFootprint(part, board)] : [part];
  const turns = sides.flatMap((side) =>
    [0, 90, 180, 270].map((rotation) => centred(moveFootprint(side, { rotation }), middle)),
  );
  const lying = turns.filter((turned) => spanOf(turned).width >= spanOf(turned).height);
  const cost = (turned: Footprint): number => {
    const fromLeft = pinsOf(turned).toSorted((a, b) => padPosition(turned, a).x - padPosition(turned, b).x);
    const wrong = connector.marks.filter(({ column, role }) => {
      const pad = fromLeft[(column - 1) * connector.rows];
      return pad !== undefined && roleOf(pad, board) !== role;
    }).length;
    const first = pinsOf(turned).find(({ number }) => number === "1");
    const isLeft = first !== undefined && padPosition(turned, first).x < middle.x;
    const isAway = isLeft !== (connector.pinOne.end === "left");
    const isBelow = first !== undefined && padPosition(turned, first).y > middle.y;
    const isOffRow = connector.pinOne.row !== undefined && isBelow !== (connector.pinOne.row === "lower");
    return (connector.rows === 1 ? 4 * wrong : 0) + 2 * Number(isAway) + Number(isOffRow);
  };
  return lying.toSorted((a, b) => cost(a) - cost(b))[0] ?? part;
}

function centred(part: Footprint, middle: Point): Footprint {
  const { x, y } = spanOf(part);
  return moveFootprint(part, {
    position: { x: part.position.x + middle.x - x, y: part.position.y + middle.y - y },
  });
}

function spanOf(part: Footprint): { x: number; y: number; width: number; height: number } {
  const at = pinsOf(part).map((pad) => padPosition(part, pad));
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))];
  return {
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    width: right - left,
    height: bottom - top,
  };
}

function pinsOf({ pads }: Footprint): readonly Pad[] {
  return pads.filter(({ number, kind }) => number !== "" && kind !== "npth");
}

function roleOf({ net }: Pad, { nets }: Board): ReturnType<typeof netNameRole> {
  const name = nets.find(({ id }) => id === net)?.name;
  return name === undefined ? undefined : netNameRole(name);
}
