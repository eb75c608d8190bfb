import { BoardHands } from "../support/board-hands.ts";
import { differenceOf, openRealBoard, storedBoard } from "../support/real-board.ts";
import { expect, test } from "../support/story.ts";

/** Places of esp-rust-board, millimetres. */
const D2 = [156.718, 82.931] as const;
const R10 = [154.178, 82.931] as const;

test("parts of a real board are selected, moved, locked, turned, copied and lined up, and all of it is taken back", async ({
  page,
  person,
}) => {
  const id = await openRealBoard(page, "esp-rust-board");
  const before = await storedBoard(page, id);
  const hands = new BoardHands(page);
  const { board, title } = hands;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const stored = async () => differenceOf(before, await storedBoard(page, id));
  await hands.look();

  // One, the next one under the pointer, one more, and by boxes both ways.
  await hands.click(D2);
  await expect(title).toHaveText("Part D2");
  await hands.click(D2);
  await expect(title).toHaveText("Part U4");
  await hands.click(D2);
  await expect(title).toHaveText("Part D2");
  await hands.addByClick(R10);
  await expect(title).toHaveText("2 parts");
  const corner = { minX: 135.5, maxX: 141.9, minY: 70, maxY: 79 };
  const isInside = ({ x, y }: { x: number; y: number }, radius: number) =>
    x - radius >= corner.minX * 1e6 &&
    x + radius <= corner.maxX * 1e6 &&
    y - radius >= corner.minY * 1e6 &&
    y + radius <= corner.maxY * 1e6;
  const tracks = before.tracks.filter(({ start, end, width }) => [start, end].every((at) => isInside(at, width / 2)));
  const vias = before.vias.filter(({ position, diameter }) => isInside(position, diameter / 2));
  await hands.drag([corner.minX, corner.minY], [corner.maxX, corner.maxY]);
  await expect(title).toHaveText(new RegExp(`^6 parts, ${tracks.length} tracks, ${vias.length} vias`));
  await hands.drag([161, 80.5], [155.5, 85]);
  await expect(title).toHaveText(/^3 parts, 5 tracks, 5 vias, 2 zones/);
  await board.press("Escape");
  await expect(title).toHaveText("Properties");

  // Found by its name and looked at, a part is nudged; its tracks come along.
  await hands.call("D2");
  await expect(title).toHaveText("Part D2");
  await board.press("Shift+Home");
  await hands.look();
  await board.press("ArrowUp");
  await expect(field("Y")).toHaveValue("82.8310");
  await board.press("ArrowRight");
  await expect(field("X")).toHaveValue("156.8180");
  await expect(page.getByText("All 175 connections routed")).toBeVisible();
  // Where it would come too near it stays, with the rule that forbids it, until something else is done.
  await board.press("r");
  const refused = page.getByText(/^No space there\. Placed at the nearest free spot\. .* D2 pad /);
  await expect(refused).toBeVisible();
  await expect(field("Rotation")).toHaveValue("180");
  await board.press("l");
  await expect(field("Locked")).toBeChecked();
  await expect(refused).toBeHidden();
  await board.press("ArrowUp");
  await expect(field("Y")).toHaveValue("82.8310");
  await board.press("l");
  await expect(field("Locked")).not.toBeChecked();

  // In the hand, with M and by dragging: it is D2 that goes, not what lies under it.
  await hands.go([156.818, 82.831]);
  await board.press("m");
  await hands.click([156.918, 82.931]);
  await expect(field("X")).toHaveValue("156.9000");
  await hands.drag([156.9, 82.9], [156.7, 83]);
  await expect(title).toHaveText("Part D2");
  await expect(field("X")).toHaveValue("156.7000");
  await expect(field("Y")).toHaveValue("83.0000");
  await expect(page.getByText("All 175 connections routed")).toBeVisible();
  await expect
    .poll(async () => (await stored()).changed.filter(({ list }) => list === "footprints"))
    .toMatchObject([
      { reference: "D2", position: { x: 156_700_000, y: 83_000_000 }, rotation: 180, side: "front", locked: false },
    ]);
  const moved = await stored();
  const following = moved.changed.filter(({ list }) => list === "tracks");
  expect(following.length + moved.added.length, `tracks that follow the part (${person.email})`).toBeGreaterThan(0);

  // A part that is turned away from its tracks says so, and its net is rerouted from there.
  await board.press("Home");
  await hands.look();
  await hands.click([151.892, 113.665]);
  await expect(title).toHaveText("Part Q1");
  await board.press("r");
  await expect(field("Rotation")).toHaveValue("0");
  await expect(page.getByText("1 connection is open: no space to move its tracks.")).toBeVisible();
  await expect(page.getByText("1 of 175 connections open")).toBeVisible();
  await page.getByRole("button", { name: "Route", exact: true }).click();
  await expect(page.getByText("All 175 connections routed")).toBeVisible();

  // Copies where the pointer is, turned both ways and to the back, lined up and spread evenly.
  await hands.click([156.7, 83]);
  await expect(title).toHaveText("Part D2");
  await board.press("Control+c");
  for (const [x, y, copy] of [
    [164, 70, "D10"],
    [164.5, 75, "D11"],
    [166, 82, "D12"],
  ] as const) {
    await hands.go([x, y]);
    await board.press("Control+v");
    await expect(title).toHaveText(`Part ${copy}`);
  }
  await board.press("r");
  await expect(field("Rotation")).toHaveValue("270");
  await board.press("Shift+R");
  await expect(field("Rotation")).toHaveValue("180");
  await board.press("f");
  await expect(field("Side")).toHaveValue("back");
  await hands.click([164, 70]);
  await expect(title).toHaveText("Part D10");
  await hands.addByClick([164.5, 75]);
  await hands.addByClick([166, 82]);
  await expect(title).toHaveText("3 parts");
  await hands.call("Align centres on a vertical line");
  await expect(hands.undo).toHaveAccessibleName(/^Undo: align/);
  await hands.call("Distribute down");
  await expect(hands.undo).toHaveAccessibleName(/^Undo: distribute/);
  await expect.poll(async () => (await stored()).added.filter(({ list }) => list === "footprints")).toHaveLength(3);
  const copies = (await stored()).added.filter(({ list }) => list === "footprints");
  const net = (reference: string, number: string) =>
    [...before.footprints, ...copies]
      .find((part) => part.reference === reference)
      ?.pads.find((pad: { number: string }) => pad.number === number).net;
  for (const { reference } of copies) expect(net(reference, "1")).toBe(net("D2", "1"));
  await board.press("Control+d");
  await expect(title).toHaveText("3 parts");
  await board.press("Delete");
  await expect(title).toHaveText("Properties");

  await hands.undoAll([
    ...[
      "move",
      "lock",
      "unlock",
      "move",
      "move",
      "rotate",
      "track",
      "paste",
      "paste",
      "paste",
      "rotate",
      "rotate",
      "flip",
    ],
    ...["align", "distribute", "duplicate", "delete"],
  ]);
  await expect.poll(stored).toEqual({ added: [], removed: [], changed: [] });
});
