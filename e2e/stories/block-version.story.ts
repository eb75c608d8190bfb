import { askServer } from "../support/ask-server.ts";
import { BoardHands } from "../support/board-hands.ts";
import { channelBoard } from "../support/channel-board.ts";
import { storedBoard } from "../support/real-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadFiles, uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const CREATE = "mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }";
const UPDATE = "mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { id } }";
const BLOCK = "query ($input: BlockInput!) { block(input: $input) { status currentVersion { number } } }";
const PROJECT =
  "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { majorVersion revisionVersion boardDocumentUrl } }";
const SAVE = "mutation ($input: UpdateEdaProjectLayoutInput!) { updateEdaProjectLayout(input: $input) { id } }";
const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  nodes { type blockVersion { block from to } } } }`;

/** The second version: R1 has another value, C1 is elsewhere with its track, and R7 is new. */
const NEWER = channelBoard()
  .replace("(at 109 106)", "(at 109 105)")
  .replace("(end 109.5 106)", "(end 109.5 105)")
  .replace(/"10k" \(at 0 1\.2\)/, '"22k" (at 0 1.2)')
  .replace(
    /\n\)$/,
    `
  (footprint "Stories:10k" (layer "F.Cu") (at 112 112)
    (fp_text reference "R7" (at 0 -1.2) (layer "F.SilkS") (effects (font (size 0.6 0.6) (thickness 0.1))))
    (fp_text value "47k" (at 0 1.2) (layer "F.Fab") (effects (font (size 0.6 0.6) (thickness 0.1))))
    (pad "1" smd rect (at -0.5 0) (size 0.6 0.6) (layers "F.Cu" "F.Paste" "F.Mask") (net 3 "OUT1"))
    (pad "2" smd rect (at 0.5 0) (size 0.6 0.6) (layers "F.Cu" "F.Paste" "F.Mask") (net 1 "GND"))
  )
)`,
  );

async function isComplete(page: Page, id: string, number: number): Promise<void> {
  const state = async () => (await askServer(page, BLOCK, { id })).block;
  await expect.poll(state, { timeout: 180_000 }).toEqual({ status: "COMPLETE", currentVersion: { number } });
}

/** A block of the amplifiers, and a project whose board is open with the dialog that puts the block. */
async function openWithBlock(page: Page): Promise<{ readonly block: string; readonly project: string }> {
  const [footprintFileUrl] = await uploadFiles(page, [textFile("amplifiers.kicad_pcb", channelBoard())]);
  const { createBlock } = await askServer(page, CREATE, { name: "Amplifiers", blockType: "MAIN", footprintFileUrl });
  await isComplete(page, createBlock.id, 1);
  const project = await uploadProject(page, { name: "Mixer", files: [textFile("mixer.kicad_pcb", channelBoard())] });
  await page.goto(`/layout/${project}?block=${createBlock.id}`);
  return { block: createBlock.id, project };
}

async function publishNewer(page: Page, id: string): Promise<void> {
  const [footprintFileUrl] = await uploadFiles(page, [textFile("amplifiers.kicad_pcb", NEWER)]);
  await askServer(page, UPDATE, { id, name: "Amplifiers", blockType: "MAIN", footprintFileUrl, note: "Less noise" });
  await isComplete(page, id, 2);
}

/** As from another window: records of the stored board changed. */
async function saveEdits(page: Page, id: string, updated: readonly { id: string; set: object }[]): Promise<void> {
  const { majorVersion, revisionVersion, boardDocumentUrl } = (await askServer(page, PROJECT, { id })).edaProjectV2;
  await askServer(page, SAVE, {
    id,
    majorVersion,
    revisionVersion,
    boardHash: boardDocumentUrl.split("/").at(-1),
    edits: [
      {
        lists: [{ list: "footprints", added: [], removed: [], updated: updated.map((one) => ({ ...one, unset: [] })) }],
        settings: [],
      },
    ],
  });
}

test("a newer version of a block is compared with the board and applied: the edits above it stay, and undo brings the old one back", async ({
  page,
  person,
}) => {
  const { block, project } = await openWithBlock(page);
  const put = page.getByRole("dialog", { name: "Put block" });
  await put.getByRole("button", { name: "Place on board" }).click();
  await expect(put).toBeHidden();
  const hands = new BoardHands(page);
  await hands.look();
  await hands.go([122, 109]);
  await hands.click([123, 110]);
  await expect(hands.title).toHaveText("Block Amplifiers");
  const members = async () => {
    const { groups, footprints } = await storedBoard(page, project);
    const own: readonly string[] = groups.flatMap((group) => group.members);
    return footprints.filter(({ id }) => own.includes(id));
  };
  await expect.poll(async () => (await members()).length).toBe(10);

  // Twenty edits above the block: a part number and the place of the reference of each of its ten parts.
  const parts = await members();
  await saveEdits(
    page,
    project,
    parts.map(({ id, reference, properties, texts }) => ({
      id,
      set: {
        properties: { ...properties, MPN: `MPN of ${reference}` },
        texts: texts.map((text: { role: string }) =>
          text.role === "reference" ? { ...text, position: { x: 0, y: 777_000 } } : text,
        ),
      },
    })),
  );
  await publishNewer(page, block);
  await page.goto(`/layout/${project}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  await hands.look();
  await hands.click([123, 110]);
  const facts = page.getByRole("region", { name: "Properties" });
  await expect(facts.getByText("Version 2 is available.")).toBeVisible();
  await facts.getByRole("button", { name: "See what changes on this board" }).click();
  const dialog = page.getByRole("dialog", { name: "Other version of Amplifiers" });
  await expect(dialog.getByText("What is new: Less noise")).toBeVisible();
  const changes = dialog.getByRole("region", { name: "What the version changes" });
  await expect(changes.getByText("Value of R1: 10k → 22k")).toBeVisible();
  await expect(changes.getByText("R7 added, 47k")).toBeVisible();
  await expect(changes.getByText(/part moved/)).toBeVisible();
  await expect(dialog.getByText("Your changes stay. No track loses its end.")).toBeVisible();
  await expectAccessible(page, `a newer version of a block (${person.email})`);
  await takePicture(page, "changes");
  const before = await storedBoard(page, project);
  await dialog.getByRole("button", { name: "Take version 2" }).click();
  await expect(page.getByText("Version 2 taken. Undo brings version 1 back.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(facts.getByText("Amplifiers, Version 2")).toBeVisible();
  await takePicture(page, "taken");

  const after = await members();
  expect(after.length).toBe(11);
  const kept = after.filter(({ properties, texts }) => {
    const moved = texts.find((text: { role: string }) => text.role === "reference")?.position.y;
    return properties.MPN?.startsWith("MPN of") && moved === 777_000;
  });
  expect(kept.length).toBe(10);
  const own = new Set([...parts, ...after].map(({ id }) => id));
  const others = ({ footprints }: typeof before) => footprints.filter(({ id }) => !own.has(id));
  expect(others(await storedBoard(page, project))).toEqual(others(before));
  const { nodes } = (await askServer(page, HISTORY, { id: project })).edaProjectHistoryConnection;
  expect(nodes[0]).toEqual({ type: "BLOCK_MODIFIED", blockVersion: { block: "Amplifiers", from: 1, to: 2 } });

  // It is one step of the history of the board.
  await expect(hands.undo).toHaveAccessibleName(/^Undo: block version/);
  await hands.undo.click();
  await expect.poll(async () => (await members()).length).toBe(10);
  await expect.poll(async () => (await storedBoard(page, project)).groups).toEqual(before.groups);

  // A locked part refuses it, and is named.
  await saveEdits(page, project, [{ id: String(parts[0]?.id), set: { locked: true } }]);
  await page.goto(`/layout/${project}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  await hands.look();
  await hands.click([123, 110]);
  await facts.getByRole("button", { name: "See what changes on this board" }).click();
  await expect(dialog.getByText(`Unlock first: ${parts[0]?.reference}.`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Take version 2" })).toBeDisabled();
});

test("a version with a fault is withdrawn: the project that uses it is warned, and is offered the one before", async ({
  page,
  person,
}) => {
  const { block, project } = await openWithBlock(page);
  await publishNewer(page, block);
  await page.goto(`/layout/${project}?block=${block}`);
  const put = page.getByRole("dialog", { name: "Put block" });
  await put.getByRole("button", { name: "Place on board" }).click();
  const hands = new BoardHands(page);
  await hands.look();
  await hands.go([122, 109]);
  await hands.click([123, 110]);
  await expect(hands.title).toHaveText("Block Amplifiers");
  await expect.poll(async () => (await storedBoard(page, project)).groups.length).toBe(1);

  await page.goto(`/block/${block}`);
  const versions = page.getByRole("region", { name: "Versions", exact: true });
  await versions.getByRole("button", { name: "Withdraw version 2" }).click();
  const ask = page.getByRole("dialog", { name: "Withdraw version 2?" });
  await expectAccessible(page, `the withdrawal of a version (${person.email})`);
  await ask.getByRole("button", { name: "Withdraw version" }).click();
  await expect(ask).toBeHidden();
  await expect(versions.getByText("Withdrawn")).toBeVisible();
  await takePicture(page, "withdrawn", { isWhole: true });

  await page.goto(`/layout/${project}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  await hands.look();
  await hands.click([123, 110]);
  const facts = page.getByRole("region", { name: "Properties" });
  await expect(facts.getByText("A fault was found in version 2.")).toBeVisible();
  await expect(facts.getByText("Version 1 is available.")).toBeVisible();
  await takePicture(page, "warned");
  await facts.getByRole("button", { name: "See what changes on this board" }).click();
  const dialog = page.getByRole("dialog", { name: "Other version of Amplifiers" });
  await expect(dialog.getByText("R7 removed")).toBeVisible();
  await dialog.getByRole("button", { name: "Take version 1" }).click();
  await expect(facts.getByText("A fault was found in version 2.")).toHaveCount(0);

  // There was none after all.
  await page.goto(`/block/${block}`);
  await versions.getByRole("button", { name: "Offer version 2 again" }).click();
  await expect(versions.getByRole("button", { name: "Withdraw version 2" })).toBeVisible();
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("a newer version of a block can be read and applied", async ({ page, person }) => {
    const { block, project } = await openWithBlock(page);
    await page.getByRole("button", { name: "기판에 놓기" }).click();
    const board = page.getByRole("application").first();
    const { width = 0, height = 0 } = (await board.boundingBox()) ?? {};
    await board.hover({ position: { x: width / 2 - 4, y: height / 2 } });
    await board.click({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(async () => (await storedBoard(page, project)).groups.length).toBe(1);
    await publishNewer(page, block);
    await page.reload();
    await expect(page.getByRole("application").first()).toBeVisible();
    const button = page.getByRole("button", { name: "이 기판에서 바뀌는 것 보기" });
    // The properties are above the board on a narrow screen.
    const panel = page.getByRole("button", { name: "기판 옆의 속성과 레이어" });
    for (const part of [0.5, 0.48, 0.52, 0.46, 0.54]) {
      await board.click({ position: { x: width * part, y: height / 2 } });
      await panel.click();
      const isSelected = await button.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (isSelected) break;
      await panel.click();
    }
    await expect(page.getByRole("region", { name: "속성" }).getByText("버전 2", { exact: false })).toBeVisible();
    await takePicture(page, "available-ko");
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Amplifiers의 다른 버전" });
    await expect(dialog.getByText("R1의 값: 10k → 22k")).toBeVisible();
    await expectAccessible(page, `a newer version of a block in Korean (${person.email})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takePicture(page, "changes-ko");
    await dialog.getByRole("button", { name: "버전 2 적용" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await storedBoard(page, project)).groups[0]?.members.length).toBeGreaterThan(13);
    await takePicture(page, "taken-ko");
  });
});
