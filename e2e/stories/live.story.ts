import type { WebSocket } from "@playwright/test";
import { openLine } from "../support/open-line.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, test } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("what changes in one window shows in the other without a reload", async ({ page, person, context }) => {
  const files = [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))];
  await openProject(page, { files, name: "First name" });
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
  await openProject(page, { files, name: "Before" });
  await page.goto("/workspace/personal/projects/");
  await expect(page.getByRole("link", { name: "Before" })).toBeVisible();
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect.poll(() => sockets.length).toBe(1);
  // Until then parts of the page may still be on their way.
  await expect(page.getByRole("link", { name: "Before" })).toBeVisible();
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

const LOST = "Live updates are interrupted.";

test("a killed server is tried every two seconds for as long as it takes, and at once when the tab is looked at again", async ({
  page,
  person,
}) => {
  const line = await openLine(storyServer().url);
  const open = new Set<WebSocket>();
  let sockets = 0;
  page.on("websocket", (socket) => {
    sockets += 1;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await page.clock.install();
  await page.goto(`${line.url}/member/terms/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(sockets, "no live connection on a page for everybody").toBe(0);
  await page.goto(`${line.url}/home`);
  await expect(page.getByRole("heading", { name: /^Hello/ }), person.email).toBeVisible();
  await expect.poll(() => sockets).toBe(1);

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await line.cut();
  await expect.poll(() => open.size).toBe(0);
  let moves = 0;
  const tryUntil = (count: () => number, wanted: number) =>
    expect
      .poll(
        async () => {
          moves += 1;
          await page.clock.runFor(2_000);
          return count();
        },
        { intervals: [20] },
      )
      .toBe(wanted);
  await tryUntil(() => sockets, 4);
  expect(moves, "never sooner than after two seconds").toBeGreaterThanOrEqual(3);
  const lost = page.getByRole("status").filter({ hasText: LOST });
  await expect(lost).toBeVisible();
  await expect.poll(() => open.size).toBe(0);
  await line.mend();
  await tryUntil(() => sockets, 5);
  await expect(lost).toBeHidden();

  const show = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await line.cut();
  await expect.poll(() => open.size).toBe(0);
  await line.mend();
  // The client's clock stands still: nothing but being looked at opens a connection.
  await show("visible");
  await expect.poll(() => open.size).toBe(1);

  // A browser takes its time over sockets that fail so often; these are refused before it has to try.
  let refused = 0;
  await page.routeWebSocket("**/graphql", (socket) => {
    refused += 1;
    void socket.close({ code: 1012, reason: "the server restarts" });
  });
  await line.cut();
  await expect.poll(() => open.size).toBe(0);
  moves = 0;
  await tryUntil(() => refused, 50);
  expect(moves).toBeGreaterThanOrEqual(50);
  await expect(lost).toBeVisible();
});
