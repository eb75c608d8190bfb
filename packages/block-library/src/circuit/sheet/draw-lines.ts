import type { PartRow } from "../../definition/block-definition.ts";
import { drawSymbol } from "../symbols.ts";
import type { NetKinds } from "./net-kinds.ts";
import type { Bank, Joined, Line } from "./plan-lines.ts";
import { lengthOf, type SheetPiece, type Spot } from "./sheet-piece.ts";

/** From a pin of a part of two pins to its middle. */
const HALF = 2;
/** What a part between a line and its mark takes above and below, and what stands in a line. */
const HANG_UP = 2 * HALF + 2.5;
const HANG_DOWN = 2 * HALF + 2;
const IN_LINE = 2;

export interface Extent {
  readonly up: number;
  readonly down: number;
}

/** How far a line reaches above and below itself. */
export function extentOf(line: Line, kinds: NetKinds): Extent {
  let [up, down] = [0.5, 0.5];
  for (const { columns, series, net, isNamed } of line.stretches) {
    if (isNamed) up = Math.max(up, 1);
    if (columns.some((column) => column.up)) up = Math.max(up, HANG_UP);
    if (columns.some((column) => column.down)) down = Math.max(down, HANG_DOWN);
    if (series) [up, down] = [Math.max(up, IN_LINE), Math.max(down, IN_LINE)];
    if (kinds.kindOf(net) === "supply") up = Math.max(up, 2.5);
    if (kinds.kindOf(net) === "ground") down = Math.max(down, 2);
  }
  const last = line.stretches.at(-1);
  // The words of a plain label stand above its wire.
  if (line.isOpen && last && !kinds.isPort(last.net)) up = Math.max(up, 1);
  return { up, down };
}

/** From the middle of an upright part to the end of its reference and value. */
export const fieldsOf = ({ reference, value }: PartRow): number => Math.max(lengthOf(reference), lengthOf(value)) + 1;

/** What a part on a line takes to its right, with the label at its other end. */
function widthOf(joined: Joined | undefined): number {
  return joined ? Math.max(fieldsOf(joined.part), lengthOf(joined.other) + 2) : 0;
}

/** What labels of ports were drawn: each stands once as the one that leads out of the sheet. */
export class PortNames {
  readonly #kinds: NetKinds;
  readonly #ofHosts: ReadonlySet<string>;
  readonly #drawn = new Set<string>();

  constructor(kinds: NetKinds, ofHosts: ReadonlySet<string>) {
    this.#kinds = kinds;
    this.#ofHosts = ofHosts;
  }

  /** A rail at a pin of a larger part or of a bank, which is the better place for its label. */
  isOfHost(net: string): boolean {
    return this.#ofHosts.has(net);
  }

  /** Whether this label of the net is to lead out. */
  take(net: string): boolean {
    if (!this.isMissing(net)) return false;
    this.#drawn.add(net);
    return true;
  }

  /** A port without its label so far. */
  isMissing(net: string): boolean {
    return this.#kinds.isPort(net) && !this.#drawn.has(net);
  }
}

export class LineDrawing {
  readonly #piece: SheetPiece;
  readonly #kinds: NetKinds;
  readonly #ports: PortNames;

  constructor(piece: SheetPiece, kinds: NetKinds, ports: PortNames) {
    this.#piece = piece;
    this.#kinds = kinds;
    this.#ports = ports;
  }

  /** Draws a line from a place outwards, to the left (−1) or to the right (1). */
  line({ stretches, isOpen }: Line, start: Spot, way: 1 | -1): void {
    let at: Spot = start;
    for (const [index, { net, columns, series, isNamed }] of stretches.entries()) {
      const isLast = index === stretches.length - 1;
      if (isNamed) {
        const end = { x: at.x + way * Math.ceil(lengthOf(net) + 0.5), y: at.y };
        this.#piece.wire(net, at, end);
        this.#piece.name({ net, at: { x: Math.min(at.x, end.x) + 0.5, y: at.y }, runs: "right", isPort: false });
        at = end;
      }
      for (const [place, { up, down }] of columns.entries()) {
        const fields = Math.max(widthOf(up), widthOf(down));
        // Fields stand to the right of their part.
        const aside = Math.ceil(way > 0 ? 1 : fields + 1);
        const column = { x: at.x + way * aside, y: at.y };
        this.#piece.wire(net, at, column);
        if (up) this.#hang(up, column, -1);
        if (down) this.#hang(down, column, 1);
        at = column;
        if (way > 0 && (series || place < columns.length - 1)) {
          const beyond = { x: at.x + Math.ceil(fields), y: at.y };
          this.#piece.wire(net, at, beyond);
          at = beyond;
        }
      }
      if (series) at = this.#inLine(series, net, at, way);
      else if (isLast && isOpen) this.#end(net, at, way);
    }
  }

  /** The end of a line whose net goes on elsewhere. */
  #end(net: string, at: Spot, way: 1 | -1): void {
    const kind = this.#kinds.kindOf(net);
    const isPort = this.#ports.take(net);
    const end = { x: at.x + way, y: at.y };
    this.#piece.wire(net, at, end);
    if (kind === "ground") this.#piece.ground(net, end);
    if (kind === "supply" && !isPort) this.supplyAbove(net, end);
    if (kind !== "signal" && !isPort) return;
    if (kind === "ground") {
      const beyond = { x: end.x + way, y: end.y };
      this.#piece.wire(net, end, beyond);
      this.#piece.name({ net, at: beyond, runs: way < 0 ? "left" : "right", isPort });
    } else this.#piece.name({ net, at: end, runs: way < 0 ? "left" : "right", isPort });
  }

  /** A label from which a line begins to the right. */
  begin(net: string, at: Spot): void {
    this.#end(net, at, -1);
  }

  supplyAbove(net: string, at: Spot): void {
    const above = { x: at.x, y: at.y - 1 };
    this.#piece.wire(net, at, above);
    this.#piece.supply(net, above);
  }

  #hang({ part, pin, other }: Joined, at: Spot, way: 1 | -1): void {
    const middle = { x: at.x, y: at.y + way * HALF };
    // Unturned, the first pin is above.
    const isFirstAbove = (pin === 0) === way > 0;
    this.#piece.stand(
      { part, drawn: drawSymbol(part), at: middle, rotation: isFirstAbove ? 0 : 180 },
      { width: fieldsOf(part), isBeside: true },
    );
    const end = { x: at.x, y: at.y + 2 * way * HALF };
    if (way > 0) this.#piece.ground(other, end);
    const isSignal = this.#kinds.kindOf(other) === "signal";
    const isPort = (isSignal || !this.#ports.isOfHost(other)) && this.#ports.take(other);
    if (!isPort && !isSignal && way < 0) this.supplyAbove(other, end);
    if (!isPort && !isSignal) return;
    const beside = { x: end.x + 1, y: end.y };
    this.#piece.wire(other, end, beside);
    this.#piece.name({ net: other, at: beside, runs: "right", isPort });
  }

  #inLine({ part, pin }: Joined, net: string, at: Spot, way: 1 | -1): Spot {
    const near = { x: at.x + way, y: at.y };
    this.#piece.wire(net, at, near);
    const middle = { x: near.x + way * HALF, y: at.y };
    const isFirstLeft = (pin === 0) === way > 0;
    this.#piece.stand(
      { part, drawn: drawSymbol(part), at: middle, rotation: isFirstLeft ? 90 : 270 },
      { width: fieldsOf(part), isBeside: false },
    );
    return { x: near.x + 2 * way * HALF, y: at.y };
  }

  /** Parts between a supply and ground, side by side between two rails. */
  bank({ supply, ground, parts }: Bank): void {
    let x = 1;
    const [top, bottom] = [0, 2 * HALF];
    const left = { x: 0, y: top };
    const isPort = this.#ports.take(supply);
    if (isPort) this.#piece.name({ net: supply, at: left, runs: "left", isPort });
    else this.supplyAbove(supply, left);
    const columns = parts.map(({ part, pin }) => {
      const at = { x, y: HALF };
      this.#piece.stand(
        { part, drawn: drawSymbol(part), at, rotation: pin === 0 ? 0 : 180 },
        { width: fieldsOf(part), isBeside: true },
      );
      const column = x;
      x += Math.ceil(fieldsOf(part) + 1);
      return column;
    });
    const rail = (net: string, y: number, from: number) => {
      let before = from;
      for (const column of columns) {
        this.#piece.wire(net, { x: before, y }, { x: column, y });
        before = column;
      }
    };
    rail(supply, top, 0);
    const isGroundPort = this.#ports.take(ground);
    rail(ground, bottom, isGroundPort ? 0 : (columns[0] ?? 0));
    if (isGroundPort) this.#piece.name({ net: ground, at: { x: 0, y: bottom }, runs: "left", isPort: true });
    this.#piece.ground(ground, { x: columns.at(-1) ?? 0, y: bottom });
  }
}
