import { type Board, emptyBoard, type Footprint, fromMm, itemId, netId } from "@tracewright/board";
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
  const part: Footprint = {
    id: itemId("part"),
    reference: "R1",
    value: "1k",
    library: "R",
    position: mm(5, 2),
    rotation: 90,
    side: "front",
    locked: false,
    attributes: {
      mount: "smd",
      boardOnly: false,
      excludeFromBom: false,
      excludeFromPositionFiles: false,
      allowMissingCourtyard: false,
      doNotPopulate: false,
      allowSolderMaskBridges: false,
    },
    pads: [
      {
        id: itemId("pad"),
        number: "1",
        kind: "smd",
        shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(0.5) } },
        position: mm(1, 0),
        rotation: 0,
        layers: ["F.Cu", "F.Mask"],
      },
    ],
    graphics: [],
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
    zones: [],
    models: [],
    properties: {},
  };
  return {
    ...empty,
    nets: [{ id: netId("gnd"), name: "GND" }],
    footprints: [part],
    tracks: [
      {
        id: itemId("track"),
        start: mm(1, 1),
        end: mm(4, 1),
        width: fromMm(0.25),
        layer: "B.Cu",
        net: netId("gnd"),
        locked: false,
      },
    ],
    vias: [
      {
        id: itemId("via"),
        kind: "through",
        position: mm(4, 1),
        diameter: fromMm(0.8),
        drill: fromMm(0.4),
        layers: ["F.Cu", "B.Cu"],
        locked: false,
      },
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
    expect(boardToSvg(board("${REFERENCE}"))).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 12 7">
      <rect x="-1" y="-1" width="12" height="7" fill="#001023"/>
      <g stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 0L10 0L10 5L0 5Z" fill="#04182e" fill-rule="evenodd"/>
      <g fill="#4D7FC4">
      <path d="M1 1L4 1" fill="none" stroke="#4D7FC4" stroke-width="0.25"/>
      </g>
      <g fill="#C83434">
      <path d="M4.75 1.5L4.75 0.5L5.25 0.5L5.25 1.5Z" fill-rule="evenodd" stroke="none"/>
      </g>
      <g fill="#ECECEC">
      <path d="M4 1L4 1" fill="none" stroke="#ECECEC" stroke-width="0.8"/>
      </g>
      <g fill="#0B0F14">
      <path d="M4 1L4 1" fill="none" stroke="#0B0F14" stroke-width="0.4"/>
      </g>
      <g fill="#F2EDA1">
      <text transform="translate(6 2) rotate(-90)" font-family="'JetBrains Mono Variable', monospace" font-size="1.3889" text-anchor="middle" dominant-baseline="central">R1</text>
      </g>
      <g fill="#D0D2CD">
      <path d="M0 0L10 0M10 0L10 5M10 5L0 5M0 5L0 0" fill="none" stroke="#D0D2CD" stroke-width="0.1"/>
      </g>
      </g>
      </svg>"
    `);
  });

  it("shows markup in a text as text", () => {
    const svg = boardToSvg(board('<script>alert("1")</script>\u0000&'));
    expect(svg).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;</text>");
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u0000");
  });

  it("mirrors the picture when the board is looked at from the back", () => {
    expect(boardToSvg(board("x"), { viewedFrom: "back" })).toContain('transform="translate(10 0) scale(-1 1)"');
  });

  it("leaves out what is not visible", () => {
    const svg = boardToSvg(board("x"), { visible: new Set(["Edge.Cuts"]) });
    expect(svg.match(/<g fill/g)).toHaveLength(1);
  });
});
