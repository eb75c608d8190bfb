import type { Layout } from "../layout/layout.ts";
import type { AntennaRooms } from "../problem/antenna-rooms.ts";
import { POSES } from "../problem/poses.ts";

/**
 * How deep parts stand in the rooms that makers ask for around their antennas, nanometres; a part counts on each side
 * of its own.
 */
export class AntennaIntrusion {
  readonly #layout: Layout;
  readonly #rooms: AntennaRooms;
  readonly #isMoved: Uint8Array;
  readonly #all: Int32Array;

  constructor(layout: Layout, rooms: AntennaRooms) {
    this.#layout = layout;
    this.#rooms = rooms;
    this.#isMoved = new Uint8Array(layout.problem.partCount);
    this.#all = Int32Array.from({ length: layout.problem.partCount }, (_, part) => part);
  }

  total(): number {
    return this.around(this.#all, this.#all.length);
  }

  /** Of all pairs of a room and a part of which at least one is among the parts. */
  around(parts: Int32Array, count: number): number {
    const { parts: modules, boxes, staying, claims } = this.#rooms;
    const { x, y, pose, problem } = this.#layout;
    for (let index = 0; index < count; index += 1) this.#isMoved[parts[index]!] = 1;
    let depth = 0;
    for (let rank = 0; rank < modules.length; rank += 1) {
      const module = modules[rank]!;
      const at = (rank * POSES + pose[module]!) * 4;
      const [dx, dy] = [x[module]!, y[module]!];
      if (this.#isMoved[module] === 1) {
        for (let part = 0; part < problem.partCount; part += 1)
          if (part !== module) depth += this.#depthOf(part, { boxes, at, dx, dy });
        for (let claim = 0; claim < claims.length; claim += 4)
          depth += depthIn(boxes, at, { boxes: claims, at: claim, dx: -dx, dy: -dy });
      } else
        for (let index = 0; index < count; index += 1) depth += this.#depthOf(parts[index]!, { boxes, at, dx, dy });
    }
    for (let at = 0; at < staying.length; at += 4)
      for (let index = 0; index < count; index += 1)
        depth += this.#depthOf(parts[index]!, { boxes: staying, at, dx: 0, dy: 0 });
    for (let index = 0; index < count; index += 1) this.#isMoved[parts[index]!] = 0;
    return depth;
  }

  /** A room that lies at (dx, dy). */
  #depthOf(part: number, room: BoxAt): number {
    const { x, y, pose, problem } = this.#layout;
    const at = (part * POSES + pose[part]!) * 4;
    const [dx, dy] = [x[part]! - room.dx, y[part]! - room.dy];
    const { frontBoxes, backBoxes } = problem;
    return (
      depthIn(room.boxes, room.at, { boxes: frontBoxes, at, dx, dy }) +
      depthIn(room.boxes, room.at, { boxes: backBoxes, at, dx, dy })
    );
  }
}

interface BoxAt {
  readonly boxes: Float64Array;
  readonly at: number;
  readonly dx: number;
  readonly dy: number;
}

/** The shortest way out of a room for a claim; 0 for one that stands outside. */
function depthIn(rooms: Float64Array, room: number, { boxes, at, dx, dy }: BoxAt): number {
  if (boxes[at]! > boxes[at + 2]!) return 0;
  const depth = Math.min(
    boxes[at + 2]! + dx - rooms[room]!,
    rooms[room + 2]! - boxes[at]! - dx,
    boxes[at + 3]! + dy - rooms[room + 1]!,
    rooms[room + 3]! - boxes[at + 1]! - dy,
  );
  return depth > 0 ? depth : 0;
}
