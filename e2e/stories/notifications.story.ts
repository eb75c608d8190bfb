import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

const bell = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });

test("the end of a run rings the bell in every window; opening it shows the project, and what is deleted is told", async ({
  page,
  person,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/home");
  await bell(other, "Notifications").click();
  await expect(other.getByText("No notifications yet.")).toBeVisible();
  await expectAccessible(other, "the empty list of notifications");
  await other.keyboard.press("Escape");
  await expect(bell(other, "Notifications")).toBeFocused();

  const files = [textFile("lamp.kicad_pcb", smallBoard({}))];
  await createProject(page, { task: "Place parts", files, name: `Lamp of ${person.email}` });
  await expect(bell(other, "Notifications, 1 unread")).toBeVisible(UNTIL_RUN_ENDS);
  await expect(bell(page, "Notifications, 1 unread")).toBeVisible();

  // By keyboard alone: open the list, open the project.
  await bell(other, "Notifications, 1 unread").focus();
  await other.keyboard.press("Enter");
  const line = other.getByRole("button", { name: /Placement of Lamp of .* is complete/ });
  await expect(line).toBeVisible();
  await expectAccessible(other, "the list of notifications");
  await line.focus();
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/layout\//);
  await expect(bell(other, "Notifications")).toBeVisible();
  await expect(bell(page, "Notifications")).toBeVisible();

  await page.goto("/workspace/personal/projects/");
  await page.getByRole("button", { name: `Actions for Lamp of ${person.email}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Delete Project");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: `Lamp of ${person.email}` })).toBeHidden();
  await bell(page, "Notifications").click();
  await page.getByRole("button", { name: /Placement of Lamp of .* is complete/ }).click();
  await expect(page.getByText(/was deleted and can no longer be opened/)).toBeVisible();
  await expect(page).toHaveURL(/\/projects\//);
});

test("older notifications come ten by ten, all are read at once, and a list that cannot be fetched says so", async ({
  page,
  person,
}) => {
  // What the server keeps of runs takes as many runs; the pages are the server's own test, here they come from the wire.
  const removed = {
    __typename: "NotificationTarget",
    kind: "TEAM",
    id: "00000000-0000-4000-8000-000000000001",
    name: "Radio lab",
  };
  const kept = Array.from({ length: 13 }, (_, i) => ({
    __typename: "NotificationJob",
    id: String(13 - i),
    read: false,
    createdAt: new Date(Date.now() - i * 3_600_000).toISOString(),
    content:
      i === 12
        ? {
            __typename: "CircuitArchitecture",
            projectId: null,
            projectName: null,
            target: removed,
            case: "TEAM_REMOVED",
          }
        : {
            __typename: "CircuitArchitecture",
            projectId: "00000000-0000-4000-8000-000000000000",
            projectName: `Board ${13 - i} of ${person.email}`,
            target: null,
            case: i % 2 === 0 ? "ROUTING_COMPLETE" : "PLACEMENT_FAIL",
          },
  }));
  let isDown = true;
  await page.route("**/graphql", async (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    const answer = (data: object) => route.fulfill({ json: { data } });
    if (operationName === "UnreadCount") return answer({ unreadCount: kept.filter(({ read }) => !read).length });
    if (operationName === "ReadAllNotifications") {
      for (const one of kept) one.read = true;
      return answer({ readAllNotifications: { __typename: "SuccessPayload", success: true } });
    }
    if (operationName === "ReadNotification") return route.abort();
    if (operationName !== "NotificationPage") return route.continue();
    if (isDown) return route.abort();
    const { lastId, size } = variables.input;
    const from = lastId === undefined ? 0 : kept.findIndex(({ id }) => id === lastId) + 1;
    return answer({ jobs: kept.slice(from, from + size) });
  });
  await page.goto("/home");
  await bell(page, "Notifications, 13 unread").click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByRole("alert")).toContainText("Cannot reach the server.");
  isDown = false;
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await list.getByRole("button", { name: "Show older notifications" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(13);
  await expect(list.getByText("No older notifications.")).toBeVisible();
  // A failure to mark as read is shown, and the item stays unread.
  await list.getByRole("button", { name: /Board 13 of/ }).click();
  await expect(page.getByText("Cannot reach the server.")).toBeVisible();
  await expect(list.getByText("New:")).toHaveCount(13);
  await list.getByRole("button", { name: "Mark all as read" }).click();
  await expect(list.getByText("New:")).toHaveCount(0);
  // About a team that the person is no member of: it leads to their teams.
  await list.getByRole("button", { name: "You were removed from the team Radio lab." }).click();
  await expect(page).toHaveURL(/\/workspace\/team\/$/);
});

test("which mails are sent is chosen under the bell, and stays chosen", async ({ page, person }) => {
  await page.goto("/home");
  const open = async () => {
    await bell(page, "Notifications").click();
    await page.getByRole("button", { name: "Notifications by e-mail" }).click();
  };
  await open();
  const dialog = page.getByRole("dialog", { name: "Notifications by e-mail" });
  await expect(dialog.getByText(`Send mail to ${person.email}`)).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(6);
  await expectAccessible(page, "the choice of mails");
  const saved = page.waitForResponse((response) => response.request().postData()?.includes("UpdateMail") === true);
  await dialog.getByRole("checkbox", { name: "Routing: starts" }).uncheck();
  await saved;
  await page.reload();
  await open();
  await expect(dialog.getByRole("checkbox", { name: "Routing: starts" })).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Routing: completes" })).toBeChecked();

  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("UpdateMail") ? route.abort() : route.continue(),
  );
  // Not `uncheck`, which wants to see the mark gone: it is back as soon as the refusal is.
  await dialog.getByRole("checkbox", { name: "Routing: fails" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Cannot reach the server.");
  await expect(dialog.getByRole("checkbox", { name: "Routing: fails" })).toBeChecked();
});
