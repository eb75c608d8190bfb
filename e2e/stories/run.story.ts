import { askServer } from "../support/ask-server.ts";
import { watchNews } from "../support/cut-news.ts";
import { showWaiting } from "../support/show-waiting.ts";
import { tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
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
  await expect(strip.getByText("Routing is paused")).toBeVisible();
  await expectAccessible(page, "a paused task");
  // Who opens the project now sees how far the run had come: the canvas counts what the strip counts.
  await page.reload();
  await expect(strip.getByText("Routing is paused")).toBeVisible();
  await expect(async () => {
    const [, connected, total] = /(\d+)\/(\d+)/.exec((await strip.textContent()) ?? "") ?? [];
    const open = Number(total) - Number(connected);
    await expect(
      page.getByText(open > 0 ? `${open} of ${total} connections open` : `All ${total} connections routed`),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(row.getByText("Stopped")).toBeVisible();

  // In the queue, as shown while another account's run has the only worker.
  await showWaiting(page, 3);
  await page.reload();
  await expect(strip.getByText("Position 3 in the queue")).toBeVisible();
  await showWaiting(list, 1);
  await list.reload();
  await expect(row.getByText("· position 1 in the queue")).toBeVisible();
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
  await expect(strip.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(row.getByText("Running")).toBeVisible();
  await page.reload();
  await strip.getByRole("button", { name: "Finish now" }).click();
  await expect(page.getByRole("heading", { name: /connected|(is|are) open/ })).toBeVisible(UNTIL_RUN_ENDS);
  await expect(row.getByText("Completed")).toBeVisible();
});

test("a window that hears nothing is told what no longer goes, catches up, and the project can be deleted while it runs", async ({
  page,
  person,
}) => {
  const news = await watchNews(page);
  await createProject(page, {
    task: "Route tracks",
    files: [textFile("tangle.kicad_pcb", tangledBoard())],
    name: `Tangle of ${person.email}`,
  });
  const strip = page.getByRole("region", { name: "Task and results" });
  await expect(strip.getByText(/^\d+\/\d+$/)).toBeVisible(UNTIL_RUN_ENDS);
  const id = /\/layout\/([^/?]+)/.exec(page.url())?.[1] ?? "";
  const says = (sentence: string) => expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();

  await news.cut();
  await expect(page.getByText("Live updates are interrupted.")).toBeVisible();
  await pauseElsewhere(page, id);
  await strip.getByRole("button", { name: "Pause" }).click();
  await says("This task is already paused.");
  await expect(strip.getByText("Routing is paused")).toBeVisible();
  await askServer(page, ROUTE, { id });
  await strip.getByRole("button", { name: "Resume" }).click();
  await says("A task is already running on this project.");
  await expect(strip.getByRole("button", { name: "Pause" })).toBeVisible();

  // What happened meanwhile shows as soon as the connection is back.
  await pauseElsewhere(page, id);
  news.mend();
  await expect(strip.getByText("Routing is paused")).toBeVisible();
  await expect(page.getByText("Live updates are interrupted.")).toBeHidden();
  // What a paused run has routed is kept, though nobody wants it to go on.
  await strip.getByRole("button", { name: "End run, keep routed tracks" }).click();
  await expect(page.getByRole("heading", { name: /connected|(is|are) open/ })).toBeVisible(UNTIL_RUN_ENDS);
  expect((await readRun(page, id)).status).toBe("COMPLETE");
  await askServer(page, ROUTE, { id });
  await expect(strip.getByText(/^\d+\/\d+$/)).toBeVisible(UNTIL_RUN_ENDS);

  await news.cut();
  const { requestGroupId } = await readRun(page, id);
  await askServer(page, FINISH, { projectId: id, requestGroupId });
  await expect.poll(async () => (await readRun(page, id)).status, UNTIL_RUN_ENDS).toBe("COMPLETE");
  await strip.getByRole("button", { name: "Pause" }).click();
  await says("Nothing to pause: the task has not started or has ended.");
  await expect(page.getByRole("heading", { name: /connected|(is|are) open/ })).toBeVisible();

  await askServer(page, ROUTE, { id });
  await page.goto("/workspace/personal/projects/");
  await expect(page.getByRole("row", { name: /Tangle/ }).getByText("Running")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Tangle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Delete Project");
  await dialog.getByRole("button", { name: "Delete project" }).click();
  await expect(page.getByText("was deleted")).toBeVisible();
  // No message has announced it.
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

const ROUTE =
  "mutation($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
const CANCEL = "mutation($input: CancelEdaProjectTaskInput!) { cancelEdaProjectTask(input: $input) { success } }";
const FINISH = "mutation($input: FinishEdaProjectRoutingInput!) { finishEdaProjectRouting(input: $input) { success } }";
const RUN = "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { requestGroupId status } } }";

async function readRun(page: Page, id: string): Promise<{ requestGroupId: string; status: string }> {
  return (await askServer(page, RUN, { id })).edaProjectV2.run;
}

async function pauseElsewhere(page: Page, id: string): Promise<void> {
  const { requestGroupId } = await readRun(page, id);
  await askServer(page, CANCEL, { projectId: id, requestGroupId });
}
