import { type Extrusion, inSpace } from "../body/prism.ts";
import { type PlanePoint, type Profile, type ProfileStep, profileArea, reverseProfile } from "../body/profile.ts";
import { direction, frame, point, type Vector } from "./step-geometry.ts";
import { type EntityName, type StepText, stepReal, stepString } from "./step-text.ts";

interface Sweep extends Pick<Extrusion, "axis" | "from" | "to"> {
  readonly step: StepText;
}

/** The edges about one profile. */
interface Rim {
  readonly bottom: readonly EntityName[];
  readonly top: readonly EntityName[];
  readonly sides: readonly EntityName[];
}

const ORIGIN: PlanePoint = { x: 0, y: 0 };

/**
 * A prism as MANIFOLD_SOLID_BREP (ISO 10303-42): planes for straight sides, cylinders for arcs, so that a hole stays a
 * hole when measured.
 */
export function writeBrep(step: StepText, prism: Extrusion, name: string): EntityName {
  const sweep: Sweep = { step, axis: prism.axis, from: prism.from, to: prism.to };
  const profiles = [turned(prism.outer, 1), ...prism.holes.map((hole) => turned(hole, -1))];
  const rims = profiles.map((profile) => writeRim(sweep, profile));
  const faces = [end(sweep, rims, "bottom"), end(sweep, rims, "top"), ...rims.flatMap(({ sides }) => sides)];
  const shell = step.add(`CLOSED_SHELL('',(${faces.join()}))`);
  return step.add(`MANIFOLD_SOLID_BREP(${stepString(name)},${shell})`);
}

/** Outer profiles counter-clockwise, holes clockwise: the solid is on the left of every step. */
function turned(profile: Profile, sign: 1 | -1): Profile {
  return Math.sign(profileArea(profile)) === sign ? profile : reverseProfile(profile);
}

function writeRim(sweep: Sweep, { start, steps }: Profile): Rim {
  const { step, axis, from, to } = sweep;
  const starts = [start, ...steps.slice(0, -1).map(({ end }) => end)];
  const vertices = [from, to].map((level) =>
    starts.map((corner) => step.add(`VERTEX_POINT('',${point(step, inSpace(axis, corner, level))})`)),
  );
  const [low = [], high = []] = vertices;
  const next = (index: number) => (index + 1) % starts.length;
  const bottom = steps.map((of, index) =>
    curveEdge(sweep, { start: starts[index]!, of, level: from }, low[index]!, low[next(index)]!),
  );
  const top = steps.map((of, index) =>
    curveEdge(sweep, { start: starts[index]!, of, level: to }, high[index]!, high[next(index)]!),
  );
  const upright = starts.map((corner, index) => {
    const line = straight(step, inSpace(axis, corner, from), inSpace(axis, ORIGIN, 1));
    return step.add(`EDGE_CURVE('',${low[index]},${high[index]},${line},.T.)`);
  });
  const sides = steps.map((of, index) => {
    const loop = [
      oriented(step, bottom[index]!, true),
      oriented(step, upright[next(index)]!, true),
      oriented(step, top[index]!, false),
      oriented(step, upright[index]!, false),
    ];
    const bound = step.add(`FACE_OUTER_BOUND('',${step.add(`EDGE_LOOP('',(${loop.join()}))`)},.T.)`);
    const [surface, sense] = sideSurface(sweep, starts[index]!, of);
    return step.add(`ADVANCED_FACE('',(${bound}),${surface},${sense})`);
  });
  return { bottom, top, sides };
}

function curveEdge(
  { step, axis }: Sweep,
  { start, of, level }: { readonly start: PlanePoint; readonly of: ProfileStep; readonly level: number },
  from: EntityName,
  to: EntityName,
): EntityName {
  const { end, arc } = of;
  if (!arc) {
    const along = unit(end.x - start.x, end.y - start.y);
    const line = straight(step, inSpace(axis, start, level), inSpace(axis, along, 0));
    return step.add(`EDGE_CURVE('',${from},${to},${line},.T.)`);
  }
  const { center, clockwise } = arc;
  const placed = frame(step, inSpace(axis, center, level), inSpace(axis, ORIGIN, 1), inSpace(axis, { x: 1, y: 0 }, 0));
  const circle = step.share(`CIRCLE('',${placed},${stepReal(radiusOf(start, center))})`);
  return step.add(`EDGE_CURVE('',${from},${to},${circle},${clockwise ? ".F." : ".T."})`);
}

/** The surface of a wall, and whether its own normal points out of the solid. */
function sideSurface({ step, axis, from }: Sweep, start: PlanePoint, { end, arc }: ProfileStep): [EntityName, string] {
  if (!arc) {
    const along = unit(end.x - start.x, end.y - start.y);
    const outward = inSpace(axis, { x: along.y, y: -along.x }, 0);
    return [
      step.share(`PLANE('',${frame(step, inSpace(axis, start, from), outward, inSpace(axis, along, 0))})`),
      ".T.",
    ];
  }
  const placed = frame(
    step,
    inSpace(axis, arc.center, from),
    inSpace(axis, ORIGIN, 1),
    inSpace(axis, { x: 1, y: 0 }, 0),
  );
  const surface = step.share(`CYLINDRICAL_SURFACE('',${placed},${stepReal(radiusOf(start, arc.center))})`);
  return [surface, arc.clockwise ? ".F." : ".T."];
}

/** The face at one end; its loops run counter-clockwise as seen from outside, holes the other way. */
function end({ step, axis, from, to }: Sweep, rims: readonly Rim[], which: "bottom" | "top"): EntityName {
  const isTop = which === "top";
  const bounds = rims.map((rim, index) => {
    const edges = isTop ? rim.top : [...rim.bottom].reverse();
    const loop = step.add(`EDGE_LOOP('',(${edges.map((edge) => oriented(step, edge, isTop)).join()}))`);
    return step.add(`${index === 0 ? "FACE_OUTER_BOUND" : "FACE_BOUND"}('',${loop},.T.)`);
  });
  const normal = inSpace(axis, ORIGIN, isTop ? 1 : -1);
  const plane = frame(step, inSpace(axis, ORIGIN, isTop ? to : from), normal, inSpace(axis, { x: 1, y: 0 }, 0));
  return step.add(`ADVANCED_FACE('',(${bounds.join()}),${step.share(`PLANE('',${plane})`)},.T.)`);
}

function straight(step: StepText, through: Vector, along: Vector): EntityName {
  const vector = step.share(`VECTOR('',${direction(step, along)},1.)`);
  return step.share(`LINE('',${point(step, through)},${vector})`);
}

function oriented(step: StepText, edge: EntityName, forward: boolean): EntityName {
  return step.add(`ORIENTED_EDGE('',*,*,${edge},${forward ? ".T." : ".F."})`);
}

function unit(x: number, y: number): PlanePoint {
  const length = Math.hypot(x, y);
  if (length === 0) throw new Error("a side of a prism has no length");
  return { x: x / length, y: y / length };
}

function radiusOf(start: PlanePoint, center: PlanePoint): number {
  return Math.hypot(start.x - center.x, start.y - center.y);
}
