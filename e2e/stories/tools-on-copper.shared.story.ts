import { BoardHands, type Place } from "../support/board-hands.ts";
import { differenceOf, openRealBoard, storedBoard } from "../support/real-board.ts";
import { expect, test } from "../support/story.ts";

test("tracks of a real board are deleted, drawn, widened, taken to the back and pushed, and all of it is taken back", async ({
  page,
  person,
}) => {
  const id = await openRealBoard(page, "esp-rust-board");
  const before = await storedBoard(page, id);
  const hands = new BoardHands(page);
  const { board, title } = hands;
  const layer = page.getByLabel("Active layer");
  const stored = async () => differenceOf(before, await storedBoard(page, id));
  const isMade = page.getByText("All 175 connections routed");
  const [r10, d2]: readonly Place[] = [
    [154.688, 82.931],
    [155.93, 82.931],
  ];
  await hands.call("D2");
  await board.press("Shift+Home");
  await hands.look();
  await board.press("Escape");

  // The track between two pads goes and is redrawn, in another width.
  await hands.click([155.3, 82.931]);
  await expect(title).toHaveText("Track");
  await board.press("Delete");
  await expect(page.getByText("1 of 175 connections open")).toBeVisible();
  await hands.go(r10!);
  await board.press("x");
  await hands.go([155.2, 82.931]);
  await expect(page.getByText("Net-(D2-Pad2) · 0.250 mm")).toBeVisible();
  // The widths are those that the project names.
  await board.press("w");
  await expect(page.getByText("Net-(D2-Pad2) · 0.254 mm")).toBeVisible();
  await board.press("w");
  await expect(page.getByText("Net-(D2-Pad2) · 0.305 mm")).toBeVisible();
  await page.getByRole("combobox", { name: "Predefined widths" }).selectOption("0.1270");
  await expect(page.getByText("Net-(D2-Pad2) · 0.127 mm")).toBeVisible();
  await hands.click(d2!);
  await expect(isMade).toBeVisible();
  await expect(hands.undo).toHaveAccessibleName(/^Undo: track/);
  const net = before.nets.find(({ name }) => name === "Net-(D2-Pad2)")?.id;
  await expect
    .poll(async () => (await stored()).added)
    .toMatchObject([{ list: "tracks", width: 127_000, layer: "F.Cu", net }]);
  expect((await stored()).removed, `the track of before (${person.email})`).toMatchObject([{ width: 152_400, net }]);
  await hands.undoAll(["delete", "track"]);

  // On through a via to the back, where another net's tracks are pushed aside.
  await board.press("Escape");
  await hands.go(r10!);
  await board.press("x");
  await hands.click([154.9, 83.6]);
  await board.press("v");
  await expect(layer).toHaveValue("B.Cu");
  await hands.click([155.6, 84.6]);
  await board.press("End");
  await expect(hands.undo).toHaveAccessibleName(/^Undo: track/);
  await board.press("Escape");
  await expect
    .poll(async () => (await stored()).added.filter(({ list }) => list === "vias"))
    .toMatchObject([{ kind: "through", net, position: { x: 154_900_000, y: 83_600_000 } }]);
  const drawn = await stored();
  expect(
    new Set(drawn.added.filter((item) => item.net === net && item.list === "tracks").map((item) => item.layer)),
  ).toEqual(new Set(["F.Cu", "B.Cu"]));
  expect([...drawn.changed, ...drawn.removed].some((item) => item.list === "tracks" && item.net !== net)).toBe(true);
  await expect(isMade).toBeVisible();

  // A track is pushed sideways, and stays joined at both ends.
  await board.press("PageUp");
  await expect(layer).toHaveValue("F.Cu");
  await hands.drag([156.464, 80.5], [156.7, 80.5]);
  await expect(title).toHaveText("Track");
  await expect(hands.undo).toHaveAccessibleName(/^Undo: move/);
  await expect(page.getByLabel("Start X", { exact: true })).toHaveValue(/^156\.7/);
  await expect(page.getByLabel("End X", { exact: true })).toHaveValue(/^156\.7/);
  await expect(isMade).toBeVisible();
  await hands.undoAll(["track", "move"]);
  await expect.poll(stored).toEqual({ added: [], removed: [], changed: [] });
});
