import { readFileSync } from "node:fs";
import { BoardHands } from "../support/board-hands.ts";
import { channelBoard } from "../support/channel-board.ts";
import { storedBoard } from "../support/real-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("a block is made of a selection, put onto the board from its file, moved as one and opened", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "Amplifiers", files: [textFile("amps.kicad_pcb", channelBoard())] });
  await page.goto(`/layout/${id}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  const hands = new BoardHands(page);
  await hands.look();
  await hands.drag([104, 104], [112, 112]);
  await expect(hands.title).toHaveText(/^3 parts/);

  // The ports are suggested from the nets that leave the parts, and can be renamed.
  await hands.call("Create block");
  const create = page.getByRole("dialog", { name: "Create block" });
  await create.getByRole("textbox", { name: "Name", exact: true }).fill("Amplifier");
  await expect(create.getByText("3 parts, 3 tracks, 0 vias, 0 zones.")).toBeVisible();
  await expect(create.getByRole("row")).toHaveCount(3);
  await create.getByRole("textbox", { name: "Name of port VCC" }).fill("GND");
  await expect(create.getByText("Another port has this name.").first()).toBeVisible();
  await expect(create.getByRole("button", { name: "Download block" })).toBeDisabled();
  await create.getByRole("textbox", { name: "Name of port VCC" }).fill("VDD");
  await expectAccessible(page, `creating a block (${person.email})`);
  await takePicture(page, "create");
  const downloading = page.waitForEvent("download");
  await create.getByRole("button", { name: "Download block" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Amplifier.tracewright-block.json");
  const text = readFileSync(await download.path(), "utf8");

  // What is no block is refused with what is wrong with it.
  await hands.board.press("Escape");
  await hands.call("Put block");
  const put = page.getByRole("dialog", { name: "Put block" });
  const choose = async (content: string) => {
    const choosing = page.waitForEvent("filechooser");
    await put.getByRole("button", { name: "Choose block file …" }).click();
    await (await choosing).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(content) });
  };
  await choose('{"schemaVersion": 1, "ports": 3}');
  await expect(put.getByText(/^This file is not a block: /)).toBeVisible();
  await choose(text);
  await expect(put.getByText("Amplifier: 3 parts, 2 ports.")).toBeVisible();
  await expect(put.getByRole("combobox", { name: "Net of port GND" })).toHaveValue("GND");
  await expect(put.getByRole("combobox", { name: "Net of port VDD" })).toHaveValue("VCC");
  await expectAccessible(page, `putting a block (${person.email})`);
  await takePicture(page, "put");
  await put.getByRole("button", { name: "Place on board" }).click();
  await hands.go([115, 115]);
  await hands.click([116, 115]);
  await expect(hands.title).toHaveText("Block Amplifier");
  const facts = page.getByRole("region", { name: "Properties" });
  await expect(facts.getByText("116.0000 mm")).toBeVisible();
  await takePicture(page, "block");

  // It moves and turns as one; a part of it is never alone.
  const stored = async () => {
    const { groups, footprints, tracks } = await storedBoard(page, id);
    const members: readonly string[] = groups[0]?.members ?? [];
    return { group: groups[0], parts: footprints.filter((part) => members.includes(part.id)), tracks: tracks.length };
  };
  await expect.poll(async () => (await stored()).parts.length).toBe(3);
  expect((await stored()).tracks).toBe(6);
  await hands.board.press("r");
  await expect(facts.getByText("90°", { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored()).parts.map(({ rotation }) => rotation)).toEqual([90, 90, 90]);

  // Soft, its parts are like any others.
  await facts.getByRole("combobox", { name: "Inside" }).selectOption("soft");
  await expect.poll(async () => (await stored()).group?.block.mode).toBe("soft");
  while (await hands.undo.isEnabled()) await hands.undo.click();
  await expect.poll(async () => (await stored()).group).toBeUndefined();
});
