import { type Board, emptyBoard, itemId, type Text } from "@tracewright/board";
import { beforeAll, expect, it } from "vitest";
import type { DrawingContent } from "./drawing-options.ts";
import { writeDrawing } from "./files/write-drawing.ts";
import { type DrawingSubject, makeDrawing } from "./make-drawing.ts";
import { pageToSvg } from "./svg/page-to-svg.ts";
import { exampleSubject } from "./testing/example-board.ts";

let subject: DrawingSubject;
beforeAll(async () => {
  subject = await exampleSubject("blinker");
});

const LAYOUT = { kind: "layout", pages: "together", seenFrom: "front", drills: "actual" } as const;

it.each([
  [{ ...LAYOUT, layers: ["F.Cu", "In7.Cu"] }, /^This board has no layer In7\.Cu; it has F\.Cu, B\.Cu/],
  [{ ...LAYOUT, layers: [] }, "No layer was chosen to draw."],
  [{ kind: "assembly", sides: [] }, "No side was chosen to draw."],
] satisfies [DrawingContent, RegExp | string][])(
  "what cannot be drawn is refused with its reason: %j",
  (content, reason) => {
    const refused = makeDrawing(subject, { content, paper: "own", colours: "colour" });
    expect(refused).toEqual({ status: "refused", reason: expect.stringMatching(reason) });
  },
);

it("what a project lacks is said", () => {
  const nothing = { project: "x", version: "1.0", createdAt: new Date(0) };
  const reason = (content: DrawingContent) => makeDrawing(nothing, { content, paper: "own", colours: "black" });
  expect(reason(LAYOUT)).toMatchObject({ reason: "This project has no layout to draw." });
  expect(reason({ kind: "schematic" })).toMatchObject({ reason: "This project has no schematic sheets to draw." });
});

it("a drawing speaks Korean where it is asked to: no word of its own is left in English, and none lacks strokes", () => {
  const { board, circuit } = subject;
  const plain = { board, circuit, project: "1", version: "2", createdAt: new Date(0) };
  const contents: DrawingContent[] = [
    { ...LAYOUT, layers: ["Edge.Cuts"] },
    { kind: "assembly", sides: ["front", "back"] },
    { kind: "schematic" },
  ];
  for (const content of contents) {
    const drawn = (language: "en" | "ko") => {
      const outcome = makeDrawing(plain, { content, paper: "A4", colours: "black", language });
      if (outcome.status === "refused") throw new Error(outcome.reason);
      expect(outcome.remarks).toEqual([]);
      return outcome.drawing.pages;
    };
    expect(drawn("ko").map((page) => pageToSvg(page))).not.toEqual(drawn("en").map((page) => pageToSvg(page)));
    if (content.kind !== "schematic")
      for (const { title } of drawn("ko")) expect(title).toMatch(/^(외곽선|조립도 앞면: 부품 9개)$/);
  }
});

it("a dimension is drawn with its words", () => {
  const at = (x: number) => ({ x: x * 1e6, y: 0 });
  const words = (hidden: boolean): Text => ({
    id: itemId("words"),
    role: "user",
    text: "R 10",
    layer: "F.SilkS",
    position: at(25),
    rotation: 0,
    style: {
      size: { width: 1e6, height: 1e6 },
      thickness: 150_000,
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
    hidden,
  });
  const drawn = (text: Text) => {
    const board: Board = {
      ...emptyBoard(),
      dimensions: [
        {
          id: itemId("radius"),
          kind: "radial",
          layer: "F.SilkS",
          start: at(0),
          end: at(10),
          height: 0,
          text,
          stroke: { width: 100_000, style: "solid" },
        },
      ],
    };
    const outcome = makeDrawing(
      { board, project: "1", version: "2", createdAt: new Date(0) },
      { content: { ...LAYOUT, layers: ["F.SilkS"] }, paper: "own", colours: "black" },
    );
    if (outcome.status === "refused") throw new Error(outcome.reason);
    return outcome.drawing.pages.map((page) => pageToSvg(page)).join();
  };
  // A pen of the letters' own, and the page reaches as far as they do.
  expect(drawn(words(false))).toContain('stroke-width="0.15"');
  expect(drawn(words(true))).not.toContain('stroke-width="0.15"');
});

it("an assembly drawing counts what is fitted, and not its screw holes", () => {
  const content = { kind: "assembly", sides: ["front"] } as const;
  const outcome = makeDrawing(subject, { content, paper: "own", colours: "black" });
  expect(outcome).toMatchObject({ drawing: { pages: [{ title: "Assembly front: 9 parts" }] } });
  const { circuit } = subject;
  const components = circuit?.components.map((part) =>
    part.reference === "R3" ? { ...part, doNotPopulate: true } : part,
  );
  const without = makeDrawing(
    { ...subject, circuit: circuit && { ...circuit, components: components ?? [] } },
    { content, paper: "own", colours: "black" },
  );
  expect(without).toMatchObject({ drawing: { pages: [{ title: "Assembly front: 8 parts, 1 not fitted" }] } });
});

it("symbols without a library are told, not left out in silence", () => {
  const { circuit } = subject;
  if (!circuit) throw new Error("no circuit");
  const [name = ""] = Object.keys(circuit.librarySymbols);
  const { [name]: _gone, ...librarySymbols } = circuit.librarySymbols;
  const options = { content: { kind: "schematic" }, paper: "own", colours: "colour" } as const;
  const remarks = (drawn: typeof circuit) => makeDrawing({ ...subject, circuit: drawn }, options);
  expect(remarks(circuit)).toMatchObject({ remarks: [] });
  expect(remarks({ ...circuit, librarySymbols })).toMatchObject({
    remarks: [{ kind: "symbols-not-drawn", facts: { count: 1, names: "Examples:J1_5_V" } }],
  });
});

it("a sheet that reaches into the title block is put above it, smaller where it has to be", () => {
  const { circuit } = subject;
  const [sheet] = circuit?.sheets ?? [];
  const text = sheet?.symbols.flatMap(({ texts }) => texts).find(({ hidden }) => !hidden);
  if (!circuit || !sheet || !text) throw new Error("no sheet with a text");
  const low = { kind: "text", id: text.id, text: { ...text, text: "NOTE", position: { x: 250e6, y: 190e6 } } } as const;
  const noteOn = (items: typeof sheet.items) => {
    const drawn = { ...circuit, sheets: [{ ...sheet, paper: "A4", items }] };
    const options = { content: { kind: "schematic" }, paper: "own", colours: "black" } as const;
    const outcome = makeDrawing({ ...subject, circuit: drawn }, options);
    const [mark] = outcome.status === "drawn" ? (outcome.drawing.pages[0]?.marks ?? []) : [];
    return mark?.kind === "group" ? mark.y + mark.scale * 190 : undefined;
  };
  expect(noteOn(sheet.items)).toBe(190);
  // 210 mm of paper, 10 of margin, 24 of title block.
  expect(noteOn([...sheet.items, low])).toBeLessThan(176);
});

it("a picture is refused before its pixels are in memory", () => {
  const drawn = makeDrawing(subject, { content: LAYOUT, paper: "A0", colours: "colour" });
  if (drawn.status === "refused") throw new Error(drawn.reason);
  const write = (dpi: number) => writeDrawing(drawn.drawing, { fileType: "PNG", dpi, stem: "x", imprint: subject });
  expect(write(600)).toMatchObject({
    reason: expect.stringMatching(/28087 × 19866 pixels at 600 dpi, 558 million; 40 /),
  });
  expect(write(5000)).toMatchObject({ reason: "5000 dpi is not from 36 to 2400." });
  expect(write(Number.NaN)).toMatchObject({ status: "refused" });
});

it("many pages are refused by what they have together", () => {
  const content = { ...LAYOUT, pages: "each", layers: subject.board?.layers.map(({ id }) => id) ?? [] } as const;
  const drawn = makeDrawing(subject, { content, paper: "A4", colours: "colour" });
  if (drawn.status === "refused") throw new Error(drawn.reason);
  const written = writeDrawing(drawn.drawing, { fileType: "ZIP", dpi: 600, stem: "x", imprint: subject });
  expect(written).toMatchObject({
    reason: expect.stringMatching(/^\d+ pages would have \d+\.\d million pixels .* 240 million/),
  });
});
