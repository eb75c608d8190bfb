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
  }
  const [first = "", second = ""] = addresses;
  await expect(strip(page).getByText("Next in the queue")).toBeVisible();

  const elsewhere = await (
    await browser.newContext({ baseURL: storyServer().url, storageState: await context.storageState() })
  ).newPage();
  await elsewhere.goto("/workspace/personal/projects/");
  const row = elsewhere.getByRole("row", { name: /Second/ });
  await expect(row.getByText("· place 1 in the queue"), person.email).toBeVisible();
  await row.getByRole("link", { name: "Second" }).click();
  await expect(strip(elsewhere).getByText("Next in the queue")).toBeVisible();

  await pause(elsewhere);
  await expect(strip(page).getByText("Routing is paused")).toBeVisible();
  await Promise.all(
    [page, elsewhere].map((window) => strip(window).getByRole("button", { name: "Resume" }).click({ timeout: 5_000 })),
  );
  for (const window of [page, elsewhere]) await expect(strip(window).getByText("Next in the queue")).toBeVisible();

  await elsewhere.goto(first);
  await pause(elsewhere);
  await expect(strip(page).getByText(/^\d+\/\d+$/), "its turn").toBeVisible(UNTIL_RUN_ENDS);
  await pause(page);
  await elsewhere.goto(second);
  await expect(strip(elsewhere).getByText("Routing is paused")).toBeVisible();
  await elsewhere.context().close();
});
