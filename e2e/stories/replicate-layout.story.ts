import { BoardHands } from "../support/board-hands.ts";
import { channelBoard } from "../support/channel-board.ts";
import { storedBoard } from "../support/real-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("copies of a circuit take the layout of one: found, shown before, made as one step, and named where they do not fit", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "Amplifiers", files: [textFile("amps.kicad_pcb", channelBoard())] });
  await page.goto(`/layout/${id}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  const before = await storedBoard(page, id);
  const hands = new BoardHands(page);
  await hands.look();
  await hands.drag([104, 104], [112, 112]);
  await expect(hands.title).toHaveText(/^3 parts/);

  await hands.go([108, 108]);
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
  await page.getByRole("menuitem", { name: "Replicate layout …" }).click();
  const panel = page.getByRole("region", { name: "Replicate layout" });
  await expect(panel.getByText("Copies of C1, R1, U1 take their placement and routing.")).toBeVisible();
  const copies = panel.getByRole("list", { name: "Copies" });
  await expect(copies.getByRole("listitem")).toHaveCount(2);
  await expect(copies.getByRole("listitem").first()).toContainText("Fits.");
  await expect(copies.getByRole("listitem").last()).toContainText(/Fits \d\.\d+ mm away from its place\./);
  await expect(panel.getByRole("status")).toContainText("No new design rule violations.");
  await expectAccessible(page, `replicating a layout (${person.email})`);
  await takePicture(page, "replicate");

  // Without moving aside the third collides, and says with what.
  await panel.getByRole("checkbox", { name: "Move copies that collide, up to 25 mm" }).uncheck();
  await expect(copies.getByRole("listitem").last()).toContainText(
    /Collides with .*J9.* It would fit \d\.\d+ mm away\./,
  );
  await takePicture(page, "refused");
  await panel.getByRole("button", { name: "Replicate to 1 copy" }).click();
  await expect(page.getByText("1 copy has the layout now. 1 copy did not fit and is unchanged.")).toBeVisible();
  await expect(panel).toBeHidden();

  const placeOf = (board: typeof before, reference: string) =>
    board.footprints.find((part) => part.reference === reference)?.position;
  await expect.poll(async () => placeOf(await storedBoard(page, id), "R2")).toEqual({ x: 122.5e6, y: 110e6 });
  const after = await storedBoard(page, id);
  expect(placeOf(after, "R3")).toEqual(placeOf(before, "R3"));
  expect(after.tracks).toHaveLength(6);
  await hands.undo.click();
  await expect.poll(async () => (await storedBoard(page, id)).tracks.length).toBe(3);
  expect(placeOf(await storedBoard(page, id), "R2")).toEqual(placeOf(before, "R2"));
});
