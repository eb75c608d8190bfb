import { BoardHands, type Place } from "../support/board-hands.ts";
import { differenceOf, openRealBoard, storedBoard } from "../support/real-board.ts";
import { expect, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

/** What each tool is called, where it is pressed beside the board, and what stands in the stored board afterwards. */
const DRAWN: readonly {
  readonly button: string;
  readonly step: string;
  readonly places: readonly Place[];
  /** The last press does not end it. */
  readonly isEnded?: boolean;
  readonly makes: readonly object[];
}[] = [
  {
    button: "Draw a line",
    step: "line",
    places: [
      [163, 70],
      [166, 70],
      [166, 73],
    ],
    isEnded: false,
    makes: [
      { list: "graphics", layer: "F.SilkS", shape: { kind: "line", start: at(163, 70), end: at(166, 70) } },
      { list: "graphics", layer: "F.SilkS", shape: { kind: "line", start: at(166, 70), end: at(166, 73) } },
    ],
  },
  {
    button: "Draw a rectangle",
    step: "rectangle",
    places: [
      [163, 75],
      [166, 77],
    ],
    makes: [{ list: "graphics", shape: { kind: "rect", start: at(163, 75), end: at(166, 77) } }],
  },
  {
    button: "Draw a polygon",
    step: "polygon",
    places: [
      [163, 79],
      [166, 79],
      [166, 82],
      [163, 79],
    ],
    makes: [{ list: "graphics", shape: { kind: "polygon", points: [at(163, 79), at(166, 79), at(166, 82)] } }],
  },
  {
    button: "Draw a circle",
    step: "circle",
    places: [
      [164, 86],
      [165, 86],
    ],
    makes: [{ list: "graphics", shape: { kind: "circle", center: at(164, 86), radius: 1_000_000 } }],
  },
  {
    button: "Draw an arc",
    step: "arc",
    places: [
      [164, 90],
      [166, 90],
      [165, 92],
    ],
    makes: [{ list: "graphics", shape: { kind: "arc" } }],
  },
  {
    button: "Draw a dimension",
    step: "dimension",
    places: [
      [163, 95],
      [166, 95],
      [166, 97],
    ],
    makes: [{ list: "dimensions", start: at(163, 95), end: at(166, 95) }],
  },
  {
    button: "Place a mounting hole",
    step: "hole",
    places: [[165, 101]],
    makes: [{ list: "footprints", position: at(165, 101), pads: [{ kind: "npth" }] }],
  },
  {
    button: "Place vias",
    step: "via",
    places: [[165, 105]],
    makes: [{ list: "vias", kind: "through", position: at(165, 105) }],
  },
  {
    button: "Draw a keepout",
    step: "keepout",
    places: [
      [163, 113],
      [166, 113],
      [166, 116],
      [163, 116],
      [163, 113],
    ],
    makes: [
      { list: "zones", keepout: { tracks: true }, outline: [[at(163, 113), at(166, 113), at(166, 116), at(163, 116)]] },
    ],
  },
];

test("lines, shapes, holes, vias, texts, zones and the outline are drawn on a real board, and all of it is taken back", async ({
  page,
  person,
}) => {
  const id = await openRealBoard(page, "esp-rust-board");
  const before = await storedBoard(page, id);
  const hands = new BoardHands(page);
  const { board, title } = hands;
  const stored = async () => differenceOf(before, await storedBoard(page, id));
  const added = async () => (await stored()).added;
  const select = page.getByRole("button", { name: /^Select/ });
  const layDown = async () => {
    await board.press("Escape");
    await expect(select).toHaveAttribute("aria-pressed", "true");
    await board.press("Escape");
    await expect(title).toHaveText("Properties");
  };
  await hands.look();

  await page.getByRole("button", { name: /^Measure/ }).click();
  await hands.click([163, 68]);
  await hands.click([166, 72]);
  await expect(page.getByRole("status").filter({ hasText: "5.0000 mm, dx 3.0000 mm, dy 4.0000 mm" })).toBeAttached();
  await board.press("Escape");
  await layDown();

  for (const { button, step, places, isEnded = true } of DRAWN) {
    await page.getByRole("button", { name: new RegExp(`^${button}`) }).click();
    for (const place of places) await hands.click(place);
    if (!isEnded) await board.press("End");
    await expect(hands.undo).toHaveAccessibleName(new RegExp(`^Undo: ${step}`));
    await layDown();
  }
  const expected = DRAWN.flatMap(({ makes }) => makes);
  await expect.poll(async () => (await added()).length).toBe(expected.length);
  const drawn = await added();
  for (const item of expected)
    expect(drawn, `drawn by ${person.email}`).toContainEqual(expect.objectContaining(matching(item)));

  await page.getByRole("button", { name: /^Add text/ }).click();
  await page.getByLabel("Text", { exact: true }).fill("REV A");
  await hands.click([164, 120]);
  await expect(hands.undo).toHaveAccessibleName(/^Undo: text/);
  await layDown();

  // A zone is filled by itself, and has a hole cut into it.
  await page.getByRole("button", { name: /^Draw a zone/ }).click();
  await page.getByLabel("Net", { exact: true }).selectOption("GND");
  const zone = [
    [154.9, 116.5],
    [158.9, 116.5],
    [158.9, 121.5],
    [154.9, 121.5],
    [154.9, 116.5],
  ] as const;
  for (const place of zone) await hands.click(place);
  await expect(hands.undo).toHaveAccessibleName(/^Undo: zone/);
  await board.press("Escape");
  await expect(title).toHaveText("Zone");
  // The fill is a part of the step, as long as no other has followed.
  const area = page.getByText(/^\d+\.\d\d mm²$/);
  await expect(area).toBeVisible();
  const whole = await area.innerText();
  await page.getByRole("button", { name: /^Add a cut-out to the selected zone/ }).click();
  for (const place of [
    [156, 118],
    [157.5, 118],
    [157.5, 119.5],
    [156, 118],
  ] as const)
    await hands.click(place);
  await expect(hands.undo).toHaveAccessibleName(/^Undo: cut-out/);
  await board.press("Escape");
  await expect(title).toHaveText("Zone");
  await expect(area).toBeVisible();
  await expect(area).not.toHaveText(whole);
  await layDown();
  const pour = async () => (await added()).find(({ list, keepout }) => list === "zones" && !keepout);
  await expect.poll(async () => (await pour())?.outline.length).toBe(2);
  await expect.poll(pour).toMatchObject({ layers: ["F.Cu"], net: "net:GND", filled: true });
  expect((await added()).find(({ list }) => list === "texts")).toMatchObject({ text: "REV A", position: at(164, 120) });

  // The outline is moved by one of its lines, and stays closed.
  await hands.click([138.5, 65.024]);
  await expect(title).toHaveText("Part U4");
  await hands.click([138.5, 65.024]);
  await expect(title).toHaveText("Drawing");
  await expect(page.getByLabel("Layer", { exact: true }).first()).toHaveValue("Edge.Cuts");
  await hands.drag([138.5, 65.024], [138.5, 64]);
  await expect(hands.undo).toHaveAccessibleName(/^Undo: reshape/);
  const isMoved = async () =>
    (await stored()).changed.some(({ list, shape }) => list === "graphics" && shape.kind === "line");
  await expect.poll(isMoved).toBe(true);
  const ends = (await storedBoard(page, id)).graphics.flatMap(({ layer, shape }) =>
    layer === "Edge.Cuts" && shape.start ? [shape.start, shape.end].map(({ x, y }) => `${x} ${y}`) : [],
  );
  expect(ends).toHaveLength(16);
  for (const end of ends) expect(ends.filter((other) => other === end)).toHaveLength(2);
  await board.press("Shift+F");
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await board.press("Shift+F");
  await takePicture(page, "drawn");

  await hands.undoAll([...DRAWN.map(({ step }) => step), "text", "zone", "cut-out", "reshape"]);
  await expect.poll(stored).toEqual({ added: [], removed: [], changed: [] });
  await board.press("Control+y");
  await expect(hands.undo).toHaveAccessibleName(/^Undo: line/);
  await expect.poll(async () => (await added()).length).toBe(2);
});

/** A place of the board in a stored one, nanometres. */
function at(x: number, y: number) {
  return { x: x * 1e6, y: y * 1e6 };
}

/** Objects within it may hold more than is asked for, lists may not. */
function matching(item: object): Record<string, unknown> {
  const loosely = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(loosely);
    return typeof value === "object" && value !== null ? expect.objectContaining(matching(value)) : value;
  };
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, loosely(value)]));
}
