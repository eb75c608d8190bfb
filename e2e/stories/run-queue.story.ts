import type { Page } from "@playwright/test";
import { tangledBoard } from "../support/small-board.ts";
import { expect, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";
import { createProject, textFile } from "../support/wizard.ts";

const strip = (page: Page) => page.getByRole("region", { name: "Task and results" });

async function pause(page: Page): Promise<void> {
  await strip(page).getByRole("button", { name: "Pause" }).click();
  await expect(strip(page).getByText("Routing is paused")).toBeVisible();
}

test("a run waits for its turn, two browsers are told its place, and resumed in both at once it runs once", async ({
  page,
  person,
  context,
  browser,
}) => {
  const addresses: string[] = [];
  for (const name of ["First", "Second"]) {
    await createProject(page, { task: "Route tracks", files: [textFile("tangle.kicad_pcb", tangledBoard())], name });
    addresses.push(page.url());
    // Neither is at its end before the other is there.
    await pause(page);
  }
  const [first = ""] = addresses;
  const storageState = await context.storageState();
  const elsewhere = await (await browser.newContext({ baseURL: storyServer().url, storageState })).newPage();
  await elsewhere.goto(first);
  await strip(elsewhere).getByRole("button", { name: "Resume" }).click();
  await expect(strip(elsewhere).getByText(/^\d+\/\d+$/), person.email).toBeVisible(UNTIL_RUN_ENDS);
  await strip(page).getByRole("button", { name: "Resume" }).click();
  await expect(strip(page).getByText("Next in the queue")).toBeVisible();
  const list = await elsewhere.context().newPage();
  await list.goto("/workspace/personal/projects/");
  const row = list.getByRole("row", { name: /Second/ });
  await expect(row.getByText("· place 1 in the queue")).toBeVisible();
  await row.getByRole("link", { name: "Second" }).click();
  await expect(strip(list).getByText("Next in the queue")).toBeVisible();

  await pause(list);
  await expect(strip(page).getByText("Routing is paused")).toBeVisible();
  // Both are at the button before either is heard of in the other.
  const buttons = [page, list].map((window) => strip(window).getByRole("button", { name: "Resume" }));
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.evaluate((element) => (element as HTMLElement).click())));
  for (const window of [page, list]) await expect(strip(window).getByText("Next in the queue")).toBeVisible();

  await pause(elsewhere);
  await expect(strip(page).getByText(/^\d+\/\d+$/), "its turn").toBeVisible(UNTIL_RUN_ENDS);
  await pause(page);
  await expect(strip(list).getByText("Routing is paused")).toBeVisible();
  await elsewhere.context().close();
});
