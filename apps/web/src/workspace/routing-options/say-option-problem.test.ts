import { type Board, emptyBoard, itemId, netId } from "@tracewright/board";
import { aPour, aZone } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { checkRoutingOptions } from "@tracewright/routing";
import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { en } from "../../i18n/en.ts";
import { ko } from "../../i18n/ko.ts";
import { sayOptionProblem } from "./say-option-problem.ts";

const board = makeBoard();
const texts = i18next.createInstance();
let say: Record<"en" | "ko", TFunction>;
beforeAll(async () => {
  const resources = { en: { translation: en }, ko: { translation: ko } };
  await texts.init({ lng: "en", resources, interpolation: { escapeValue: false } });
  say = { en: texts.getFixedT("en"), ko: texts.getFixedT("ko") };
});

/** As they arrive: through JSON. */
function problemsWith(options: unknown): readonly { readonly kind: string }[] {
  const checked = checkRoutingOptions(board, options);
  return checked.status === "refused" ? JSON.parse(JSON.stringify(checked.problems)) : [];
}

/** One for each kind of problem there is. */
const REFUSED: readonly unknown[] = [
  [],
  { prio: 1 },
  { nets: "gnd", layers: { default: "F.Cu" } },
  { nets: [], layers: { byNet: { gnd: [] } } },
  { nets: ["nowhere"], priority: { byClass: { Loud: 5 } } },
  { layers: { default: ["In7.Cu", "In1.Cu"] } },
  { directions: { byClass: { Default: { "F.Cu": "up" } } }, seed: 1.5 },
  { region: { min: { x: 5_000_000, y: 0 }, max: { x: 0, y: 0 } } },
  { region: { min: { x: -9_000_000, y: 0 }, max: { x: -8_000_000, y: 1_000_000 } } },
  { nets: Array.from({ length: 30 }, (_, index) => `no${index}`) },
];

describe("what a run's options are refused for", () => {
  it("is told in the language of the page", () => {
    const [layer] = problemsWith({ layers: { byNet: { gnd: ["In1.Cu"] } } });
    expect(sayOptionProblem(layer, say.en, "en")).toBe(
      "Layers of net GND: In1.Cu is a power layer with a zone and has no tracks.",
    );
    expect(sayOptionProblem(layer, say.ko, "ko")).toBe(
      "레이어 (넷 GND): In1.Cu 레이어는 동박 영역이 있는 전원 레이어라 배선할 수 없습니다.",
    );
    const [corner] = problemsWith({ region: { min: { x: 0, y: 0 }, max: { x: 0.5, y: 1 } } });
    expect(sayOptionProblem(corner, say.ko, "ko")).toBe(
      "기판 영역 (region.max.x): 0.5 값은 -2000000000부터 2000000000까지의 정수가 아닙니다.",
    );
  });

  it("is worded whatever it is, with every fact in its place", () => {
    const problems = REFUSED.flatMap(problemsWith);
    expect(new Set(problems.map(({ kind }) => kind)).size).toBe(15);
    for (const problem of problems)
      for (const language of ["en", "ko"] as const) {
        const said = sayOptionProblem(problem, say[language], language) ?? "";
        expect(said).not.toMatch(/\{\{|routingOptions|undefined|^$/);
        if ("given" in problem) expect(said).toContain(problem.given);
      }
  });

  it("is left to the server's sentence where this page does not know it", () => {
    for (const strange of [undefined, null, "no", { message: "no" }, { kind: "toString" }, { kind: 3 }])
      expect(sayOptionProblem(strange, say.en, "en")).toBeUndefined();
  });
});

/** Four layers, 20 × 10 mm, and a pour on the first inner one, which is a plane. */
function makeBoard(): Board {
  const empty = emptyBoard(4);
  const [min, max] = [
    { x: 0, y: 0 },
    { x: fromMm(20), y: fromMm(10) },
  ];
  return {
    ...empty,
    layers: empty.layers.map((layer) => (layer.id === "In1.Cu" ? { ...layer, role: "power" as const } : layer)),
    nets: [{ id: netId("gnd"), name: "GND" }],
    zones: [
      aZone({
        id: itemId("plane"),
        layers: ["In1.Cu"],
        outline: [[min, { x: max.x, y: 0 }, max]],
        net: netId("gnd"),
        pour: aPour({
          clearance: fromMm(0.3),
          minThickness: fromMm(0.25),
          thermalGap: fromMm(0.3),
          thermalBridgeWidth: fromMm(0.3),
        }),
        filled: true,
      }),
    ],
    graphics: [
      {
        id: itemId("outline"),
        layer: "Edge.Cuts",
        shape: { kind: "rect", start: min, end: max },
        stroke: { width: 100_000, style: "solid" },
        filled: false,
      },
    ],
  };
}
