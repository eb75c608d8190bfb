import { answerWith } from "../support/answer-with.ts";
import { makeTeam } from "../support/make-team.ts";
import { rename, secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

const panelOf = (page: Page) => page.getByRole("region", { name: "Comments", exact: true });
const openPanel = (page: Page) => page.getByRole("button", { name: /^Comments/ }).click();
const threads = (page: Page) =>
  panelOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /Board|Schematic/ }) });

/** Presses the drawing at a share of its width and height. */
async function press(page: Page, name: RegExp, across: number, down: number): Promise<void> {
  const target = page.getByRole("button", { name });
  const box = await target.boundingBox();
  if (!box) throw new Error("the place to press is not shown");
  await target.click({ position: { x: box.width * across, y: box.height * down } });
}

test("two people discuss places of the board and of a sheet, live", async ({ page, person, browser, baseURL }) => {
  await rename(page, "Mina Lee");
  const other = await secondPerson({ browser, baseURL }, "Joon Park");
  const teamId = await makeTeam(page, "Radio lab", [other.email]);
  const id = await uploadProject(page, {
    name: `Blinker of ${person.email.length}`,
    files: exampleFiles("blinker"),
    teamId,
  });
  await page.goto(`/layout/${id}`);
  await other.page.goto(`/layout/${id}`);

  await test.step("nothing is said yet, and placing is cancelled by Escape", async () => {
    await openPanel(page);
    await expect(panelOf(page).getByText("No comments yet.")).toBeVisible();
    await expectAccessible(page, "no comments");
    await panelOf(page).getByRole("button", { name: "New comment" }).press("Enter");
    await expect(page.getByRole("button", { name: /^Place the comment on the board/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Place the comment on the board/ })).toHaveCount(0);
  });

  await test.step("a comment is placed by keys, and refused without losing what was typed", async () => {
    await panelOf(page).getByRole("button", { name: "New comment" }).press("Enter");
    await expect(page.getByRole("button", { name: /^Place the comment on the board/ })).toBeFocused();
    await page.keyboard.press("Enter");
    const text = page.getByLabel("Comment on this place of the board");
    await expect(text).toBeFocused();
    await text.fill("This loop is too large.");
    await answerWith(page, "CreateComment", 503);
    await page.keyboard.press("Control+Enter");
    await expect(panelOf(page).getByRole("alert")).toBeVisible();
    await expect(text).toHaveValue("This loop is too large.");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await panelOf(page).getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByRole("button", { name: "Comment 1 by Mina Lee" })).toBeVisible();
    await expect(threads(page)).toHaveCount(1);
    const dot = page.getByRole("button", { name: "Comments, 1 open" }).locator("[data-dot]");
    await expect(dot).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await takePicture(page, "comment");
    await expectAccessible(page, "a comment on the board");
  });

  await test.step("the other person sees it at once, replies and resolves it", async () => {
    await expect(other.page.getByRole("button", { name: "Comments, 1 open" })).toBeVisible();
    await openPanel(other.page);
    await other.page.getByRole("button", { name: "Comment 1 by Mina Lee" }).click();
    await panelOf(other.page).getByLabel("Reply").fill("Moved C1 closer.");
    await panelOf(other.page).getByRole("button", { name: "Send reply" }).click();
    await expect(panelOf(page).getByText("Moved C1 closer.")).toBeVisible();
    await expect(panelOf(other.page).getByRole("button", { name: "Delete", exact: true })).toHaveCount(1);
    await expect(panelOf(other.page).getByRole("button", { name: "Delete discussion" })).toHaveCount(0);
    await panelOf(other.page).getByRole("button", { name: "Resolve", exact: true }).click();
    await expect(panelOf(page).getByText("Resolved by Joon Park.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Resolved comment 1 by Mina Lee" })).toBeVisible();
  });

  await test.step("the reply is under the bell, and leads to its discussion", async () => {
    await panelOf(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
    await page.getByRole("button", { name: /Joon Park replied in a discussion of Blinker/ }).click();
    await expect(panelOf(page).getByText("Moved C1 closer.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/layout/${id}/?$`));
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  });

  await test.step("a reply opens it again, and it can be changed", async () => {
    await panelOf(page).getByLabel("Reply").fill("Not enough.");
    await panelOf(page).getByRole("button", { name: "Send reply" }).click();
    await expect(panelOf(other.page).getByText("Not enough.")).toBeVisible();
    await expect(panelOf(other.page).getByRole("button", { name: "Resolve", exact: true })).toBeVisible();
    await panelOf(page).getByRole("button", { name: "Edit", exact: true }).first().click();
    await page.getByRole("textbox", { name: "Edit" }).fill("This loop is much too large.");
    await panelOf(page).getByRole("button", { name: "Save" }).click();
    await expect(panelOf(other.page).getByText("This loop is much too large.")).toBeVisible();
    await expect(panelOf(other.page).getByText("(edited)")).toBeVisible();
  });

  await test.step("a comment on a sheet, beside the board", async () => {
    await page.getByRole("radiogroup", { name: "Visible views" }).getByText("Both").click();
    await panelOf(page).getByRole("button", { name: "New comment" }).click();
    await press(page, /^Place the comment on this sheet/, 0.4, 0.4);
    await page.getByLabel("Comment on this place of the sheet").fill("Which value?");
    await panelOf(page).getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByRole("button", { name: "Comment 2 by Mina Lee" })).toBeVisible();
    await takePicture(page, "sheet");
    await expectAccessible(page, "a comment on a sheet");
    // The other person sees the board alone: the sheet comes before it.
    await threads(other.page).nth(1).getByRole("button").first().click();
    await expect(other.page.getByRole("button", { name: "Comment 2 by Mina Lee" })).toBeVisible();
    await other.page.getByRole("button", { name: "Back to the board" }).click();
  });

  await test.step("a discussion is deleted after a question, for everybody", async () => {
    await threads(page).first().getByRole("button").first().click();
    await panelOf(page).getByRole("button", { name: "Delete discussion" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this discussion?" });
    await expect(dialog).toContainText("2 replies");
    await expectAccessible(page, "deleting a discussion");
    await dialog.getByRole("button", { name: "Delete discussion" }).click();
    // Pointed at, the toast stays.
    await page.getByRole("button", { name: "Undo", exact: true }).hover();
    await expect(threads(page)).toHaveCount(1);
    await expect(threads(other.page)).toHaveCount(1);
  });

  await test.step("the deletion is taken back, for everybody and with the replies", async () => {
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(threads(other.page)).toHaveCount(2);
    // As open as it was before.
    await expect(panelOf(page).getByText("Moved C1 closer.")).toBeVisible();
    await panelOf(page).getByRole("button", { name: "Delete", exact: true }).last().click();
    await page.getByRole("button", { name: "Undo", exact: true }).hover();
    await expect(panelOf(page).getByText("Not enough.")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(panelOf(page).getByText("Not enough.")).toBeVisible();
  });
  await other.context.close();
});

test("a read-only link shows comments where it says so, and the new ones while it is open", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await rename(page, "Mina Lee");
  const id = await uploadProject(page, { name: `Lamp of ${person.email.length}`, files: exampleFiles("blinker") });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Read-only links/ });
  const links: string[] = [];
  for (const withComments of [false, true]) {
    await dialog.getByLabel("Show comments").setChecked(withComments);
    await dialog.getByRole("button", { name: "Create link" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(links.length + 1);
    const link = dialog.getByLabel(/^The new link/);
    await expect(link).not.toHaveValue(links.at(-1) ?? "");
    links.push(await link.inputValue());
  }
  await expect(dialog.getByText(/with comments/)).toHaveCount(1);
  await dialog.getByLabel("The link shows").selectOption({ index: 1 });
  await expect(dialog.getByLabel("Show comments")).toBeDisabled();
  await page.keyboard.press("Escape");

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(links[0] ?? "");
  await expect(visitor.getByRole("img", { name: /^Layout of Lamp/ })).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Comments" })).toHaveCount(0);

  await visitor.goto(links[1] ?? "");
  await expect(panelOf(visitor).getByText("No comments.")).toBeVisible();
  await openPanel(page);
  await panelOf(page).getByRole("button", { name: "New comment" }).click();
  await press(page, /^Place the comment on the board/, 0.5, 0.5);
  await page.getByLabel("Comment on this place of the board").fill("Is this wide enough?");
  await panelOf(page).getByRole("button", { name: "Add comment" }).click();
  await expect(panelOf(visitor).getByText("Is this wide enough?")).toBeVisible();
  await expect(panelOf(visitor).getByText("Mina Lee")).toBeVisible();
  await expect(panelOf(visitor).getByLabel("Reply")).toHaveCount(0);
  await visitor.getByRole("button", { name: "Comment 1 by Mina Lee" }).click();
  await takePicture(visitor, "shared");
  await expectAccessible(visitor, "comments of a link");
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expect(panelOf(visitor).getByText("Is this wide enough?")).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await takePicture(visitor, "shared-390");
  await context.close();
});
