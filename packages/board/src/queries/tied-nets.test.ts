import { describe, expect, it } from "vitest";
import { emptyBoard, type Footprint, itemId, type Net, netId } from "../index.ts";
import { tiedNets } from "./tied-nets.ts";

const [a, b, c, d] = ["A", "B", "C", "D"].map((name): Net => ({ id: netId(name), name }));

function part(reference: string, nets: readonly (Net | undefined)[], change: Partial<Footprint>): Footprint {
  const pads = nets.map((net, index) => ({
    id: itemId(`${reference}-${index}`),
    number: `${index + 1}`,
    net: net?.id,
  }));
  return { reference, pads, ...change } as unknown as Footprint;
}

function tiesOf(...footprints: readonly Footprint[]) {
  return tiedNets({ ...emptyBoard(), nets: [a!, b!, c!, d!], footprints });
}

describe("tiedNets", () => {
  it("joins nets through several ties into one set, and leaves the others out", () => {
    const ties = tiesOf(
      part("NT1", [b, c], { keywords: "Net Tie" }),
      part("NT2", [a, b], { keywords: "net tie" }),
      part("R1", [c, d], {}),
    );
    expect([...ties.keys()].sort()).toEqual(["A", "B", "C"]);
    expect(new Set(ties.values()).size).toBe(1);
  });

  it("joins within each group of pads only", () => {
    const ties = tiesOf(
      part("NT1", [a, b, c, d, undefined], {
        netTieGroups: [
          ["1", "2"],
          ["3", "4"],
        ],
      }),
    );
    expect(ties.get(a!.id)).toBe(ties.get(b!.id));
    expect(ties.get(c!.id)).toBe(ties.get(d!.id));
    expect(ties.get(a!.id)).not.toBe(ties.get(c!.id));
  });
});
