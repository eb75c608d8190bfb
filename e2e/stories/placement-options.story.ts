import type { Locator } from "@playwright/test";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

interface Placed {
  readonly footprints: readonly {
    readonly reference: string;
    readonly position: { readonly x: number; readonly y: number };
  }[];
}

test("improves on a placement around a part within two millimetres, then places the part anew", async ({
  page,
  person,
}) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "Half placed", run: "PLACEMENT" });
  const candidates = page.getByRole("radiogroup", { name: "Three placements" });
  await expect(candidates).toBeVisible(UNTIL_RUN_ENDS);
  await page.getByRole("button", { name: "Use this placement" }).click();
  await expect(candidates).toBeHidden();
  const before = await boardNow(page);

  await selectPart(page, "R1");
  const dialog = await openOptions(page);
  await expect(dialog.getByRole("radio", { name: "Selected parts" })).toBeChecked();
  await expect(dialog.getByText("1 part chosen")).toBeVisible();
  await expectAccessible(page, `placement options (${person.email})`);
  await takePicture(page, "selected");
  await dialog.getByRole("button", { name: "None", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Start placement" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // By keyboard: the menu key on the canvas, where the part that was selected is in the middle.
  await page.getByRole("application", { name: "Board" }).focus();
  await page.keyboard.press("ContextMenu");
  const menu = page.getByRole("menu", { name: "Context menu" });
  await expect(menu.getByRole("menuitem", { name: "Place selected parts" })).toBeEnabled();
  await takePicture(page, "menu");
  await menu.getByRole("menuitem", { name: "Improve around here" }).press("Enter");
  await expect(dialog.getByRole("radio", { name: "Improve current placement" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Only chosen parts" })).toBeChecked();
  const radius = dialog.getByLabel("Maximum distance from current position");
  await radius.fill("");
  await expect(dialog.getByRole("button", { name: "Start placement" })).toBeDisabled();
  await radius.fill("2");
  await expect(dialog.getByRole("radio", { name: "All on the front" })).toBeDisabled();
  await takePicture(page, "improve");
  await radius.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Improve current placement, 2 mm: \d+ parts?$/)).toBeVisible();
  await takePicture(page, "running");
  await expect(candidates).toBeVisible(UNTIL_RUN_ENDS);
  await page.getByRole("button", { name: "Use this placement" }).click();
  await expect(candidates).toBeHidden();
  const improved = await boardNow(page);
  expect(farthest(before, improved)).toBeLessThanOrEqual(2_000_000);

  await selectPart(page, "R1");
  const board = await page.getByRole("application", { name: "Board" }).boundingBox();
  if (!board) throw new Error("The board is not on screen.");
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await page.mouse.click(middle.x, middle.y, { button: "right" });
  await menu.getByRole("menuitem", { name: "Place selected parts" }).click();
  await expect(dialog.getByRole("radio", { name: "Selected parts" })).toBeChecked();
  const [chosen] = (await dialog.getByRole("listitem").first().innerText()).split("\n");
  await dialog.getByRole("button", { name: "Start placement" }).click();
  await expect(candidates).toBeVisible(UNTIL_RUN_ENDS);
  const results = await resultsNow(page);
  expect(results).toHaveLength(3);
  const others = ({ footprints }: Placed) => footprints.filter(({ reference }) => reference !== chosen);
  for (const result of results) expect(others(result)).toEqual(others(improved));

  const again = await openOptions(page);
  await expect(again.getByRole("radio", { name: "Selected parts" })).toBeChecked();
  await again.getByRole("button", { name: "Reset to defaults" }).click();
  await expect(again.getByRole("radio", { name: "All parts" })).toBeChecked();
  await expect(again.getByRole("radio", { name: "Unplaced parts" })).toBeDisabled();
});

/** In the list of parts beside the canvas, which brings it to the middle. */
async function selectPart(page: Page, reference: string): Promise<void> {
  await page.getByRole("tab", { name: "Parts" }).click();
  await page
    .getByRole("tabpanel", { name: "Parts" })
    .getByRole("button", { name: new RegExp(`^${reference}\\b`) })
    .click();
}

async function openOptions(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Placement options/ }).click();
  const dialog = page.getByRole("dialog", { name: "Placement options" });
  await expect(dialog.getByRole("button", { name: "Start placement" })).toBeVisible();
  return dialog;
}

/** How far a part was moved at the most, nanometres. */
function farthest(before: Placed, after: Placed): number {
  const ways = after.footprints.map(({ position: { x, y } }, index) => {
    const was = before.footprints[index]?.position ?? { x, y };
    return Math.hypot(x - was.x, y - was.y);
  });
  return Math.max(...ways);
}

/** The current version's board, as the server stores it. */
async function boardNow(page: Page): Promise<Placed> {
  const { boardDocumentUrl } = await askProject(page, "boardDocumentUrl");
  return documentAt(page, boardDocumentUrl);
}

/** The boards that the newest run came to. */
async function resultsNow(page: Page): Promise<readonly Placed[]> {
  const { run } = await askProject(page, "run { results { boardDocumentUrl } }");
  const urls: readonly { boardDocumentUrl: string }[] = run.results;
  return Promise.all(urls.map(({ boardDocumentUrl }) => documentAt(page, boardDocumentUrl)));
}

async function documentAt(page: Page, path: string): Promise<Placed> {
  return (await page.request.get(storyServer().url + path)).json();
}

async function askProject(page: Page, fields: string) {
  const url = storyServer().url;
  const id = /\/layout\/([^/?]+)/.exec(page.url())?.[1];
  const query = `query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { ${fields} } }`;
  const response = await page.request.post(`${url}/graphql`, {
    headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url },
    data: { query, variables: { input: { id } } },
  });
  return (await response.json()).data.edaProjectV2;
}
