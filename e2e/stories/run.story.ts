import { showWaiting } from "../support/show-waiting.ts";
import { tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

test("a run is followed live, paused, shown as stopped, resumed where it was, and finished when it is good enough", async ({
  page,
  person,
  context,
}) => {
  await createProject(page, {
    task: "Route tracks",
    files: [textFile("tangle.kicad_pcb", tangledBoard())],
    name: "Tangle",
  });
  const strip = page.getByRole("region", { name: "Task and results" });
  await expect(strip.getByText(/^\d+\/\d+$/)).toBeVisible(UNTIL_RUN_ENDS);
  await expectAccessible(page, `a running task (${person.email})`);
  const list = await context.newPage();
  await list.goto("/workspace/personal/projects/");
  const row = list.getByRole("row", { name: /Tangle/ });
  await expect(row.getByText("Running")).toBeVisible();

  await expect(page.getByRole("button", { name: "Export" })).toBeDisabled();
  await strip.getByRole("button", { name: "Pause" }).click();
  await expect(strip.getByText("Routing is paused")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, "a paused task");
  // Who opens the project now sees how far the run had come: the canvas counts what the strip counts.
  const [, connected, total] = /(\d+)\/(\d+)/.exec((await strip.textContent()) ?? "") ?? [];
  const open = Number(total) - Number(connected);
  await page.reload();
  await expect(strip.getByText("Routing is paused")).toBeVisible();
  await expect(
    page.getByText(open > 0 ? `${open} of ${total} connections open` : `All ${total} connections made`),
  ).toBeVisible();
  await expect(row.getByText("Stopped")).toBeVisible();

  // In the queue, as it is told where somebody else's run has the only worker.
  await showWaiting(page, 3);
  await page.reload();
  await expect(strip.getByText("Place 3 in the queue")).toBeVisible();
  await showWaiting(list, 1);
  await list.reload();
  await expect(row.getByText("· place 1 in the queue")).toBeVisible();
  for (const window of [page, list]) {
    await window.unrouteAll({ behavior: "wait" });
    await window.reload();
  }

  // Put aside, the board can be edited; nothing was, so that the run still goes on from where it stood.
  await strip.getByRole("button", { name: "Edit the board" }).click();
  await expect(page.getByRole("toolbar", { name: "Drawing" })).toBeVisible();
  await expect(strip).toBeHidden();
  await page.reload();

  await strip.getByRole("button", { name: "Resume" }).click();
  await expect(strip.getByRole("button", { name: "Pause" })).toBeVisible({ timeout: 20_000 });
  await expect(row.getByText("Running")).toBeVisible();
  await page.reload();
  await strip.getByRole("button", { name: "Finish now" }).click();
  await expect(page.getByRole("heading", { name: /connected|still open/ })).toBeVisible(UNTIL_RUN_ENDS);
  await expect(row.getByText("Completed")).toBeVisible();
});
