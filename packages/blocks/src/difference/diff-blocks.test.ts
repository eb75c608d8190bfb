import { netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { BlockDocument } from "../records/block-document.ts";
import { aLowPass, aParameter, aPort } from "../testing/records.ts";
import { diffBlocks } from "./diff-blocks.ts";

const before = aLowPass();
const after = (change: (block: BlockDocument) => Partial<BlockDocument>) =>
  diffBlocks(before, { ...before, ...change(before) });

describe("the difference between two versions of a block", () => {
  it("is empty for equal versions, whatever the fills of their zones", () => {
    expect(diffBlocks(before, aLowPass())).toEqual([]);
  });

  it("names parts that came, went, have another value, footprint or part number, or are not fitted", () => {
    const changes = after(({ circuit, materials }) => {
      const [r1, c1] = circuit.components;
      if (!r1 || !c1) throw new Error("a low pass has two parts");
      return {
        circuit: {
          ...circuit,
          components: [
            { ...r1, value: "3.3k", footprint: "test:0402", doNotPopulate: true },
            { ...c1, reference: "C2" },
          ],
        },
        materials: [{ part: "R1", mpn: "RC0402FR-073K3L", isDefault: true }, ...materials.slice(1)],
      };
    });
    expect(changes.filter(({ kind }) => kind.startsWith("part"))).toEqual([
      { kind: "part-removed", part: "C1", value: "100n" },
      { kind: "part-added", part: "C2", value: "100n", footprint: "test:0603" },
      { kind: "part-value", part: "R1", before: "1.6k", after: "3.3k" },
      { kind: "part-footprint", part: "R1", before: "test:0603", after: "test:0402" },
      { kind: "part-number", part: "R1", before: "RC0603FR-071K6L", after: "RC0402FR-073K3L" },
      { kind: "part-fitted", part: "R1", isFitted: false },
    ]);
  });

  it("says of a renamed net that it was renamed, and not that all its pins moved", () => {
    const changes = after(({ circuit }) => ({
      circuit: {
        ...circuit,
        nets: circuit.nets.map((net) => (net.name === "OUT" ? { ...net, name: "FILTERED" } : net)),
      },
    }));
    expect(changes).toEqual([{ kind: "net-renamed", before: "OUT", after: "FILTERED" }]);
  });

  it("names pins that are joined otherwise", () => {
    const changes = after(({ circuit }) => ({
      circuit: {
        ...circuit,
        components: circuit.components.map((part) =>
          part.reference === "C1"
            ? { ...part, pins: part.pins.map((pin) => (pin.number === "1" ? { ...pin, net: netId("net IN") } : pin)) }
            : part,
        ),
      },
    }));
    expect(changes).toEqual([{ kind: "pin", part: "C1", pin: "1", before: "OUT", after: "IN" }]);
  });

  it("names ports and parameters by their keys, with what changed of each", () => {
    const changes = after(({ ports, parameters }) => ({
      ports: [
        ...ports
          .filter(({ key }) => key !== "OUT")
          .map((port) => (port.key === "IN" ? { ...port, voltage: { max: 5 } } : port)),
        aPort({ key: "EN", net: "IN" }),
      ],
      parameters: [...parameters.map((one) => ({ ...one, value: "3.3k" })), aParameter({ key: "C" })],
    }));
    expect(changes).toEqual([
      { kind: "port-added", port: "EN" },
      { kind: "port", port: "IN", field: "voltage", after: "… 5" },
      { kind: "port-removed", port: "OUT" },
      { kind: "parameter-added", parameter: "C" },
      { kind: "parameter", parameter: "R", field: "value", before: "1.6k", after: "3.3k" },
    ]);
  });

  it("counts what is elsewhere in the layout, and names its new size and rules", () => {
    const ring = (width: number) => [
      { x: 0, y: 0 },
      { x: fromMm(width), y: 0 },
      { x: fromMm(width), y: fromMm(2) },
    ];
    const sized = (block: BlockDocument, width: number): BlockDocument["layout"] =>
      block.layout && { ...block.layout, hull: { front: [ring(width)], back: [] } };
    const old = { ...before, layout: sized(before, 6) } as BlockDocument;
    const now = {
      ...old,
      layout: { ...sized(old, 8), rules: { ...old.layout?.rules, minTrack: fromMm(0.15) } },
      board: old.board && {
        ...old.board,
        footprints: old.board.footprints.map((part) =>
          part.reference === "C1" ? { ...part, position: { x: fromMm(5), y: 0 } } : part,
        ),
        tracks: old.board.tracks.map((track) => ({ ...track, end: { x: fromMm(4.2), y: 0 } })),
      },
    } as BlockDocument;
    expect(diffBlocks(old, now)).toEqual([
      { kind: "layout", moved: 1, added: 1, removed: 1 },
      { kind: "layout-size", before: "6000000 2000000", after: "8000000 2000000" },
      { kind: "layout-rule", rule: "minTrack", before: "200000", after: "150000" },
    ]);
    const { board: _board, layout: _layout, ...bare } = old;
    expect(diffBlocks(old, bare)).toEqual([{ kind: "layout-removed" }]);
    expect(diffBlocks(bare, old)).toEqual([{ kind: "layout-added" }]);
  });
});
