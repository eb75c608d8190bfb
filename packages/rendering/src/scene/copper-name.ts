/** What is written on copper that is large enough on the screen: a pad's number, and the net of pads, vias and tracks. */
import {
  type Footprint,
  hasPadCopper,
  type NetId,
  type Pad,
  type PadShape,
  padCenter,
  padRotation,
  padShapeOn,
  type Track,
  type Via,
} from "@tracewright/board";
import { type Nm, normalizeDegrees, type Point, type Size } from "@tracewright/geometry";

export interface CopperName {
  /** Of a pad, as its part counts it. Data, never markup. */
  readonly number: string;
  readonly net: NetId | undefined;
  /** The middle of the copper. */
  readonly position: Point;
  /** One way along the long side of the copper: x and y of a vector of length one, y down. */
  readonly direction: Point;
  /** The copper's length along `direction`, and its width. */
  readonly along: Nm;
  readonly across: Nm;
}

/** A stretch this many times as long as it is wide has room for a word; of shorter ones there are thousands. */
const WORTH_NAMING = 5;

/** Undefined for arcs and for stretches too short for a word. */
export function nameOfTrack({ start, end, mid, width, net }: Track): CopperName | undefined {
  if (net === undefined || mid) return undefined;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < width * WORTH_NAMING) return undefined;
  return {
    number: "",
    net,
    position: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
    direction: { x: dx / length, y: dy / length },
    along: length,
    across: width,
  };
}

export function nameOfVia({ position, diameter, net }: Via): CopperName | undefined {
  if (net === undefined) return undefined;
  return { number: "", net, position, direction: { x: 1, y: 0 }, along: diameter, across: diameter };
}

/** Undefined for pads without copper, number or net. */
export function nameOfPad(footprint: Footprint, pad: Pad): CopperName | undefined {
  if (!hasPadCopper(pad) || (pad.number === "" && pad.net === undefined)) return undefined;
  const { width, height } = sizeOf(padShapeOn(pad));
  const turned = padRotation(footprint, pad) + (height > width ? 90 : 0);
  // On a pad as wide as it is high, words run as they do on the sheet rather than as the part is turned.
  const turn = width === height ? normalizeDegrees(turned) % 90 : turned;
  const radians = (turn * Math.PI) / 180;
  return {
    number: pad.number,
    net: pad.net,
    position: padCenter(footprint, pad),
    direction: { x: Math.cos(radians), y: -Math.sin(radians) },
    along: Math.max(width, height),
    across: Math.min(width, height),
  };
}

/** Of a custom pad its anchor, where there is copper for certain. */
function sizeOf(shape: PadShape): Size {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}
