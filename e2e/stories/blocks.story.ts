import { readFileSync } from "node:fs";
import { askServer } from "../support/ask-server.ts";
import { aPicture, layoutOfBlock, lowPassSchematic, notesSchematic } from "../support/block-files.ts";
import { BoardHands } from "../support/board-hands.ts";
import { channelBoard } from "../support/channel-board.ts";
import { makeTeam } from "../support/make-team.ts";
import { storedBoard } from "../support/real-board.ts";
import { secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { type StoryFile, textFile } from "../support/wizard.ts";

const BLOCKS = "query ($input: BlockListInput!) { blockList(input: $input) { nodes { id name status } } }";

async function addFiles(page: Page, files: readonly StoryFile[]): Promise<void> {
  await page
    .getByRole("region", { name: "Files" })
    .locator("input[type=file]")
    .setInputFiles([...files]);
}

/** Saves the page of a block and waits until its validation has ended. */
async function validate(page: Page, outcome: "Complete" | "Failed"): Promise<void> {
  await page.getByRole("button", { name: "Save and validate" }).click();
  const sentence = outcome === "Complete" ? /^Version \d+ is complete/ : /^The validation of version \d+ failed/;
  await expect(page.getByRole("region", { name: "Validation" }).getByText(sentence)).toBeVisible();
}

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

test("a block is made of a schematic: ports, parts and parameters, validated, copied, downloaded and deleted", async ({
  page,
  person,
}) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "Blocks", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No blocks yet" })).toBeVisible();
  await expectAccessible(page, `a list without blocks (${person.email})`);
  await page.getByRole("link", { name: "Create your first block" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New block");

  // A file of another kind is refused before it is sent; a sheet without pins once it was read.
  await addFiles(page, [textFile("notes.txt", "x"), notesSchematic()]);
  await expect(page.getByText("This kind of file is not supported. Use KiCad, EasyEDA or PDF files.")).toBeVisible();
  await expect(region(page, "Files").getByText("The circuit has no part with pins.").first()).toBeVisible();
  await expectAccessible(page, "a block with refused files");
  await page.getByRole("button", { name: "Remove notes.txt" }).click();
  await page.getByRole("button", { name: "Remove notes.kicad_sch" }).click();

  await addFiles(page, [lowPassSchematic()]);
  await expect(page.getByRole("img", { name: "Schematic of low-pass.kicad_sch" })).toBeVisible();
  const ports = region(page, "Ports");
  await expect(ports.getByRole("textbox", { name: /^Name of/ })).toHaveCount(3);
  await expect(ports.getByRole("combobox", { name: "Direction of IN" })).toHaveValue("IN");

  // Without a name it is not saved, and a minimum above its maximum is said while it is typed.
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(region(page, "Name and category").getByText("Enter a value.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Low-pass");

  // A picture of another kind is refused; one that fits is shown at once.
  const about = region(page, "Name and category");
  const picture = about.getByRole("group", { name: "Picture" });
  await picture.locator("input[type=file]").setInputFiles(textFile("notes.txt", "x"));
  const refused = picture.getByText("Upload failed", { exact: false });
  await expect(refused).toBeVisible();
  await picture.locator("input[type=file]").setInputFiles(aPicture());
  await expect(picture.getByRole("img", { name: "Picture" })).toHaveAttribute("src", /^\/image\?url=/);
  await expect(refused).toHaveCount(0);

  await ports.getByRole("textbox", { name: "Min. voltage of IN" }).fill("5");
  await ports.getByRole("textbox", { name: "Max. voltage of IN" }).fill("3.3");
  await expect(ports.getByText("The minimum is above the maximum.")).toBeVisible();
  await page.getByRole("button", { name: "Save and validate" }).click();
  await expect(page).toHaveURL(/setting\/$/);
  await ports.getByRole("textbox", { name: "Min. voltage of IN" }).fill("0");

  // The parts can be searched; one that no supplier has is kept as entered.
  const materials = region(page, "Materials");
  await materials.getByRole("button", { name: "Search part for 1k R1" }).click();
  const search = page.getByRole("dialog", { name: "Search part" });
  await search.getByRole("searchbox").fill("no such part at all");
  await search.getByRole("button", { name: "Search", exact: true }).click();
  await expect(search.getByText("No results for “no such part at all”.", { exact: false })).toBeVisible();
  await expectAccessible(page, "the search of parts");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/setting\/$/);
  await materials.getByRole("textbox", { name: "Part number of 1k R1" }).fill("RC0603FR-071KL");

  // Formulas are computed while they are typed.
  const parameters = region(page, "Parameters");
  for (const [name, key, unit] of [
    ["Resistance", "R", "Ω"],
    ["Capacitance", "C", "F"],
    ["Cutoff", "FC", "Hz"],
  ] as const) {
    await parameters.getByRole("button", { name: "Add parameter" }).click();
    const added = parameters.getByRole("group").last();
    await added.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    const own = parameters.getByRole("group", { name });
    await own.getByRole("textbox", { name: "Key in formulas" }).fill(key);
    await own.getByRole("textbox", { name: "Unit" }).fill(unit);
  }
  await parameters
    .getByRole("group", { name: "Resistance" })
    .getByRole("textbox", { name: "Value", exact: true })
    .fill("1 kΩ");
  await parameters
    .getByRole("group", { name: "Capacitance" })
    .getByRole("textbox", { name: "Value", exact: true })
    .fill("100 nF");
  const formula = parameters
    .getByRole("group", { name: "Cutoff" })
    .getByRole("textbox", { name: "Formula", exact: true });
  await formula.fill("1 / (6.2832 * R * C");
  await expect(parameters.getByText(/^Formula of FC: /)).toBeVisible();
  await formula.fill("1 / (6.2832 * R * C)");
  await expect(parameters.getByText(/Result: 1\.59\d* kHz/)).toBeVisible();
  await expectAccessible(page, "a filled block");
  await takePicture(page, "setting", { isWhole: true });

  await expect(region(page, "Validation").getByText("The block has not been saved yet.")).toBeVisible();
  await validate(page, "Complete");
  await expectAccessible(page, "a validated block");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Low-pass");
  await expect(region(page, "Ports").getByText("0 … 3.3 V")).toBeVisible();
  await expect(page.getByText("Price unknown")).toBeVisible();

  // The calculator changes nothing that is stored.
  const calculator = region(page, "Parameters");
  await calculator.getByRole("textbox", { name: "Value of Resistance" }).fill("2 kΩ");
  await expect(calculator.getByText(/^79\d(\.\d+)? Hz/)).toBeVisible();
  await calculator.getByRole("textbox", { name: "Value of Resistance" }).fill("2 V");
  await expect(calculator.getByText(/^R: /)).toBeVisible();
  await calculator.getByRole("button", { name: "Reset values" }).click();
  await expect(calculator.getByText(/^1\.59\d* kHz/)).toBeVisible();
  await expectAccessible(page, "the page of a block");
  await takePicture(page, "block", { isWhole: true });

  await page.getByRole("button", { name: "Download" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Schematic (KiCad)" }).click();
  expect(readFileSync(await (await downloading).path(), "utf8")).toContain("kicad_sch");

  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Low-pass .+/);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this block?" });
  await expectAccessible(page, "the question before a block is deleted");
  await dialog.getByRole("button", { name: "Delete block" }).click();
  await expect(page.getByText("1 block", { exact: true })).toBeVisible();
  await expect(page.locator('img[src^="/image?url="]')).toBeVisible();
  // The name has the line to itself but for the menu.
  const name = page.getByRole("main").getByRole("link", { name: "Low-pass", exact: true });
  expect((await name.boundingBox())?.width).toBeGreaterThan(120);
  await takePicture(page, "cards");

  const find = page.getByRole("searchbox");
  await find.fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No results for “nothing like it”" })).toBeVisible();
  await expectAccessible(page, "a search without results");
  await page.getByRole("button", { name: "Show all blocks" }).click();
  await page.getByRole("combobox", { name: "State" }).selectOption("Drafts");
  await expect(page.getByRole("heading", { name: "No matching blocks" })).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).selectOption("Complete");
  await expect(page.getByRole("link", { name: "Low-pass" })).toBeVisible();
  await expectAccessible(page, "a list of blocks");
  await takePicture(page, "list");
});

test("a validation that failed says why, leads to the section, and succeeds once it is corrected", async ({
  page,
  person,
}) => {
  await page.goto("/workspace/personal/customblocks/setting/");
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Wrong net");
  await addFiles(page, [lowPassSchematic()]);
  const ports = region(page, "Ports");
  await expect(ports.getByRole("textbox", { name: /^Name of/ })).toHaveCount(3);
  await ports.getByRole("combobox", { name: "Net of IN" }).fill("/NOWHERE");
  await page.keyboard.press("Escape");
  await validate(page, "Failed");
  const reasons = page.getByRole("list", { name: "Result of the validation" });
  await expect(reasons).toContainText("/NOWHERE");
  await expectAccessible(page, `a block whose validation failed (${person.email})`);
  await takePicture(page, "failed", { isWhole: true });
  await reasons.getByRole("button", { name: "Ports" }).first().click();
  await expect(region(page, "Ports").getByRole("heading")).toBeFocused();
  await ports.getByRole("combobox", { name: "Net of IN" }).fill("/IN");
  await page.keyboard.press("Escape");
  await validate(page, "Complete");

  // Saved elsewhere meanwhile: what was typed stays, and the newest state can be loaded.
  const { nodes } = (await askServer(page, BLOCKS, { scope: "MINE" })).blockList;
  await askServer(page, "mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { id } }", {
    id: nodes[0].id,
    name: "Wrong net",
    blockType: "MAIN",
    memo: "Changed elsewhere",
  });
  await page.getByRole("textbox", { name: "Description" }).fill("Changed here");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("button", { name: "Load newest state" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Changed elsewhere");
});

test("a block with a layout is put on a board from its page; the project keeps it when the block is deleted", async ({
  page,
  person,
}) => {
  await page.goto("/workspace/personal/customblocks/setting/");
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Amplifiers");
  await addFiles(page, [layoutOfBlock()]);
  await expect(page.getByRole("img", { name: "Layout of amplifiers.kicad_pcb" })).toBeVisible();
  await validate(page, "Complete");
  const project = await uploadProject(page, { name: "Mixer", files: [textFile("mixer.kicad_pcb", channelBoard())] });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("img", { name: "Layout of Amplifiers" })).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Use in project" }).click();
  const use = page.getByRole("dialog", { name: "Use Amplifiers in a project" });
  await expect(use.getByRole("combobox", { name: "Project" })).toHaveValue(project);
  await expectAccessible(page, `the choice of a project (${person.email})`);
  await use.getByRole("button", { name: "Open project" }).click();
  const put = page.getByRole("dialog", { name: "Put block" });
  await expect(put.getByRole("textbox", { name: "Name on this board" })).toBeVisible();
  await takePicture(page, "put");
  await put.getByRole("button", { name: "Place on board" }).click();
  await expect(put).toBeHidden();
  const hands = new BoardHands(page);
  await hands.look();
  await hands.go([122, 109]);
  await hands.click([123, 110]);
  await expect(hands.title).toHaveText("Block Amplifiers");
  const usedParts = async () => {
    const { groups, footprints } = await storedBoard(page, project);
    const members: readonly string[] = groups.flatMap(({ members }) => members);
    return footprints.filter(({ id }) => members.includes(id)).length;
  };
  await expect.poll(usedParts).toBe(10);

  // The project knows the version it took, and says that there is a newer one.
  const { nodes } = (await askServer(page, BLOCKS, { scope: "MINE" })).blockList;
  await askServer(page, "mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { id } }", {
    id: nodes[0].id,
    name: "Amplifiers",
    blockType: "MAIN",
    parameterTags: ["audio"],
    note: "Found by its use",
  });
  await expect
    .poll(async () => (await askServer(page, BLOCKS, { scope: "MINE" })).blockList.nodes[0].status)
    .toBe("COMPLETE");
  await page.goto(`/layout/${project}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  await hands.look();
  await hands.click([123, 110]);
  const facts = page.getByRole("region", { name: "Properties" });
  await expect(facts.getByText("Amplifiers, Version 1")).toBeVisible();
  await expect(facts.getByText("Version 2 is available.")).toBeVisible();
  await expectAccessible(page, "a block with a newer version");
  await takePicture(page, "newer");
  await facts.getByRole("link", { name: "See what is new" }).click();
  await expect(region(page, "Versions").getByText("Found by its use")).toBeInViewport();

  // Before it is deleted, the dialog says that it is used; the project keeps its parts and their group.
  await page.goto(address);
  await expect(page.getByText("1 project", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const remove = page.getByRole("dialog", { name: "Delete this block?" });
  await expect(remove.getByText("It is used in 1 project. The project keeps the version that it took.")).toBeVisible();
  await remove.getByRole("button", { name: "Delete block" }).click();
  await expect(page.getByRole("heading", { name: "No blocks yet" })).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/404\/$/);
  await page.goto(`/layout/${project}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  expect(await usedParts()).toBe(10);
  await hands.look();
  await hands.click([123, 110]);
  await expect(hands.title).toHaveText("Block Amplifiers");
  await expect(facts.getByText(/^Version 1 of a block that is no longer in the library/)).toBeVisible();
});

test("a team's block is its members' alone until it is public; then everybody finds it in the library", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const teamId = await makeTeam(page, "Filters", []);
  await page.goto(`/workspace/team/customblocks/?teamId=${teamId}`);
  await expect(page.getByRole("heading", { name: "The team has no blocks yet" })).toBeVisible();
  await expectAccessible(page, `a team without blocks (${person.email})`);
  await page.getByRole("link", { name: "Create your first block" }).click();
  await expect(page.getByRole("combobox", { name: "Who can use it" })).toHaveValue("TEAM");
  // Found by a word of its own: stories share a server.
  const name = `Filter ${person.email.replaceAll(/\D/g, "")}`;
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill(name);
  await addFiles(page, [lowPassSchematic()]);
  await expect(region(page, "Ports").getByRole("textbox", { name: /^Name of/ })).toHaveCount(3);
  await validate(page, "Complete");
  await page.goto(`/workspace/team/customblocks/?teamId=${teamId}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const address = page.url();

  const other = await secondPerson({ browser, baseURL }, "Reader");
  await other.page.goto(address);
  await expect(other.page).toHaveURL(/\/404\/$/);
  await page.getByRole("link", { name: "Edit block" }).click();
  await page.getByRole("combobox", { name: "Who can use it" }).selectOption("Public");
  await page.getByRole("button", { name: "Save and validate" }).click();
  await expect(page.getByText("The block was saved.", { exact: true })).toBeVisible();

  await other.page.goto("/block/");
  await other.page.getByRole("searchbox").fill(name);
  await other.page.getByRole("link", { name, exact: true }).click();
  await expect(other.page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(other.page.getByRole("link", { name: "Edit block" })).toHaveCount(0);
  await expect(other.page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await other.page.getByRole("button", { name: "Duplicate" }).click();
  await expect(other.page.getByText(`${name} was copied to your blocks.`)).toBeVisible();
  await other.context.close();
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("the block screens can be read by all", async ({ page, person }) => {
    const expectSound = async (where: string) => {
      await expectAccessible(page, `${where} (${person.email})`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0);
    };
    await page.goto("/workspace/personal/customblocks/setting/");
    await page.getByRole("textbox", { name: "이름", exact: true }).first().fill("저역 통과 필터");
    await page.getByRole("region", { name: "파일" }).locator("input[type=file]").setInputFiles([lowPassSchematic()]);
    await expect(page.getByRole("img", { name: "low-pass.kicad_sch 회로도" })).toBeVisible();
    await expectSound("a new block");
    await takePicture(page, "setting-ko", { isWhole: true });
    await page.getByRole("button", { name: "저장하고 검증" }).click();
    await expect(page.getByText("버전 1: 완료되었습니다.")).toBeVisible();
    await expectSound("a validated block");
    await page.getByRole("link", { name: "뒤로" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("저역 통과 필터");
    await expectSound("the page of a block");
    await takePicture(page, "block-ko", { isWhole: true });
    await page.goto("/workspace/personal/customblocks/");
    await expect(page.getByRole("link", { name: "저역 통과 필터" })).toBeVisible();
    await expectSound("a list of blocks");
    await takePicture(page, "list-ko", { isWhole: true });
  });
});
