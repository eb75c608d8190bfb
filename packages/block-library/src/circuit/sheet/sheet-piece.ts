import type { PartRow } from "../../definition/block-definition.ts";
import type { DrawnSymbol } from "../symbols.ts";

/** In steps of the raster of schematics (2.54 mm); halves are on the raster of pins, too. y downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Letters of labels and fields are this wide, about, in steps. */
export const LETTER = 0.45;
export const lengthOf = (text: string): number => text.length * LETTER;

export interface StoodPart {
  readonly part: PartRow;
  readonly drawn: DrawnSymbol;
  readonly at: Spot;
  readonly rotation: 0 | 90 | 180 | 270;
}

export interface Wire {
  readonly net: string;
  readonly points: readonly Spot[];
}

export interface Name {
  readonly net: string;
  readonly at: Spot;
  /** Which way the words run from the place. */
  readonly runs: "left" | "right";
  readonly isPort: boolean;
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands together on a sheet, about a place of its own, and the room it takes. */
export class SheetPiece {
  readonly parts: StoodPart[] = [];
  readonly wires: Wire[] = [];
  readonly names: Name[] = [];
  readonly supplies: { readonly net: string; readonly at: Spot }[] = [];
  readonly grounds: { readonly net: string; readonly at: Spot }[] = [];
  readonly opens: { readonly name: string; readonly at: Spot }[] = [];
  #room: Room = { left: 0, right: 0, top: 0, bottom: 0 };

  get room(): Room {
    return this.#room;
  }

  reach(x: number, y: number): void {
    const { left, right, top, bottom } = this.#room;
    this.#room = {
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    };
  }

  stand(part: StoodPart, fields: { readonly width: number; readonly isBeside: boolean }): void {
    this.parts.push(part);
    const { at, drawn, rotation } = part;
    const isLevel = rotation % 180 !== 0;
    const [x, y] = isLevel ? [drawn.steps.y, drawn.steps.x] : [drawn.steps.x, drawn.steps.y];
    this.reach(at.x - x, at.y - y);
    this.reach(at.x + Math.max(x, fields.isBeside ? fields.width : 0), at.y + y);
  }

  wire(net: string, ...points: readonly Spot[]): void {
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end || (start.x === end.x && start.y === end.y)) return;
    this.wires.push({ net, points });
    for (const { x, y } of points) this.reach(x, y);
  }

  name(name: Name): void {
    this.names.push(name);
    const length = lengthOf(name.net) + (name.isPort ? 1 : 0);
    this.reach(name.at.x + (name.runs === "left" ? -length : length), name.at.y - 1);
  }

  supply(net: string, at: Spot): void {
    this.supplies.push({ net, at });
    this.reach(at.x - 0.5, at.y - 1.5);
    this.reach(at.x + lengthOf(net), at.y);
  }

  ground(net: string, at: Spot): void {
    this.grounds.push({ net, at });
    this.reach(at.x - 0.5, at.y + (net === "GND" ? 1 : 2));
    this.reach(at.x + Math.max(0.5, net === "GND" ? 0 : lengthOf(net)), at.y);
  }

  open(name: string, at: Spot): void {
    this.opens.push({ name, at });
    this.reach(at.x, at.y);
  }
}
