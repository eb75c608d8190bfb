// biome-ignore-all lint/suspicious/noTemplateCurlyInString: KiCad's text variables look like that

import { type Board, emptyBoard, type Footprint, itemId, netId, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { boardToSvg } from "./board-to-svg.ts";

const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });

const STYLE = {
  size: { width: fromMm(1), height: fromMm(1) },
  thickness: fromMm(0.15),
  horizontal: "center",
  vertical: "middle",
  mirrored: false,
} as const;

function board(text: string): Board {
  const empty = emptyBoard();
  const edges = [mm(0, 0), mm(10, 0), mm(10, 5), mm(0, 5)];
  const part: Footprint = aFootprint({
    id: itemId("part"),
    reference: "R1",
    value: "1k",
    library: "R",
    position: mm(5, 2),
    rotation: 90,
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads: [
      aPad({
        id: itemId("pad"),
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(0.5) } },
        position: mm(1, 0),
        layers: ["F.Cu", "F.Mask"],
      }),
    ],
    texts: [
      {
        id: itemId("text"),
        role: "user",
        text,
        layer: "F.SilkS",
        position: mm(0, 1),
        rotation: 0,
        style: STYLE,
        hidden: false,
      },
    ],
  });
  return {
    ...empty,
    nets: [{ id: netId("gnd"), name: "GND" }],
    footprints: [part],
    tracks: [
      aTrack({
        id: itemId("track"),
        start: mm(1, 1),
        end: mm(4, 1),
        width: fromMm(0.25),
        layer: "B.Cu",
        net: netId("gnd"),
      }),
    ],
    vias: [
      aVia({
        id: itemId("via"),
        position: mm(4, 1),
        diameter: fromMm(0.8),
        drill: fromMm(0.4),
      }),
    ],
    graphics: edges.map((start, index) => ({
      id: itemId(`edge-${index}`),
      layer: "Edge.Cuts",
      shape: { kind: "line", start, end: edges[(index + 1) % edges.length] ?? start },
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    })),
  };
}

describe("boardToSvg", () => {
  it("draws outline, track, via and turned pad in millimetres", () => {
    expect(boardToSvg(board("${REFERENCE}"), { width: 200 })).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="106" viewBox="-0.3 -0.3 10.6 5.6"><rect x="-0.3" y="-0.3" width="10.6" height="5.6" fill="#001023"/><path fill="#0a1a2c" fill-opacity="1" d="M0 0L10 0L10 5L0 5Z"/><g stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="#4d7fc4" stroke-width="0.25" d="M1 1L4 1"/></g><g stroke-linecap="round" stroke-linejoin="round"><path fill="#c83434" d="M4.75 1.5L4.75 0.5L5.25 0.5L5.25 1.5Z"/></g><g stroke-linecap="round" stroke-linejoin="round"><path fill="#ececec" d="M4.4 1A0.4 0.4 0 0 1 3.6 1A0.4 0.4 0 0 1 4.4 1Z"/></g><g stroke-linecap="round" stroke-linejoin="round"><path fill="#e3b72e" d="M4.2 1A0.2 0.2 0 0 1 3.8 1A0.2 0.2 0 0 1 4.2 1Z"/></g><g stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="#f2eda1" stroke-width="0.15" d="M6.4524 2.7857L5.4524 2.7857L5.4524 2.4286L5.4597 2.334L5.4815 2.2566L5.5179 2.1964L5.5688 2.1534L5.6343 2.1276L5.7143 2.119L5.7943 2.1276L5.8598 2.1534L5.9107 2.1964L5.9471 2.2566L5.9689 2.334L5.9762 2.4286L5.9762 2.7857M5.9762 2.4524L6.4524 2.119M5.7381 1.7857L5.7103 1.7249L5.6746 1.6693L5.631 1.619L5.5794 1.5741L5.5198 1.5344L5.4524 1.5L6.4524 1.5M6.4524 1.7857L6.4524 1.2143"/></g><g stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="#d0d2cd" stroke-width="0.1" d="M0 0L10 0M10 0L10 5M10 5L0 5M0 5L0 0"/></g></svg>"`,
    );
  });

  it("shows markup in a text as text", () => {
    // Kanji have no strokes, so the words themselves stand in the picture.
    const svg = boardToSvg(board('<script>alert("漢")</script>\u0000&'));
    expect(svg).toContain("&lt;script&gt;alert(&quot;漢&quot;)&lt;/script&gt; &amp;</text>");
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u0000");
  });

  it("mirrors the picture and draws the back last when looked at from there", () => {
    const svg = boardToSvg(board("x"), { viewedFrom: "back" });
    expect(svg).toContain("scale(-1 1)");
    expect(svg.indexOf("#4d7fc4")).toBeGreaterThan(svg.indexOf("#c83434"));
  });

  it("leaves out texts that nobody could read at the size asked for", () => {
    const silk = "#f2eda1";
    expect(boardToSvg(board("x"), { width: 200 })).toContain(silk);
    expect(boardToSvg(board("x"), { width: 40 })).not.toContain(silk);
  });

  it("leaves out the layers that are not asked for", () => {
    const svg = boardToSvg(board("x"), { layers: ["Edge.Cuts"] });
    expect(svg).not.toContain("#c83434");
    expect(svg).toContain("#d0d2cd");
  });
});
