import { smallBoard } from "../support/small-board.ts";
import { expect, test } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

test("what changes in one window shows in the other without a reload", async ({ page, person, context }) => {
  const files = [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))];
  await createProject(page, { task: "Place parts", files, name: "First name" });
  const other = await context.newPage();
  await other.goto("/workspace/personal/projects/");
  await expect(other.getByRole("link", { name: "First name" })).toBeVisible();

  await page.goto("/workspace/personal/projects/");
  await page.getByRole("button", { name: "Actions for First name" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Project name").fill(`Name of ${person.email}`);
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(other.getByRole("link", { name: `Name of ${person.email}` })).toBeVisible();
});

test("the live connection comes back after the network was away, and what was missed is fetched", async ({
  page,
  person,
  context,
}) => {
  const files = [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))];
  await createProject(page, { task: "Place parts", files, name: "Before" });
  await page.goto("/workspace/personal/projects/");
  await expect(page.getByRole("link", { name: "Before" })).toBeVisible();
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect.poll(() => sockets.length).toBe(1);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();

  const other = await context.newPage();
  await other.goto("/workspace/personal/projects/");
  await other.getByRole("button", { name: "Actions for Before" }).click();
  await other.getByRole("menuitem", { name: "Rename" }).click();
  await other.getByLabel("Project name").fill(`After ${person.email}`);
  await other.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("link", { name: `After ${person.email}` })).toBeVisible();
});
