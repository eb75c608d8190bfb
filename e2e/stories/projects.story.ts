import { askServer } from "../support/ask-server.ts";
import { smallBoard } from "../support/small-board.ts";
import { enter, expect, expectAccessible, newAddress, test } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("lists projects, duplicates, renames, finds, sorts, turns pages and deletes them", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const files = [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))];
  await openProject(page, { files, name: "Alpha sensor" });
  await page.goto("/workspace/personal/projects/");
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(1);
  const headers = page.getByRole("columnheader");
  await expect(headers).toHaveText(["Name", "Creator", "Status", "Task", "Elapsed", "Created", "Actions"]);
  // Every row shows its own board, drawn by the server.
  const picture = rows.first().locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page, `the project list (${person.email})`);

  const actions = (name: string) => page.getByRole("button", { name: `Actions for ${name}`, exact: true });
  await actions("Alpha sensor").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("Alpha sensor duplicated")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Alpha sensor (2)");

  await actions("Alpha sensor (2)").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Project name").fill("alpha sensor");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("A project with this name already exists here.")).toBeVisible();
  await page.getByLabel("Project name").fill("Beta driver");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("link", { name: "Beta driver" })).toBeVisible();
  // The keyboard goes on where it was.
  await expect(actions("Beta driver")).toBeFocused();

  await expect(rows.first()).toContainText("Beta driver");
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(rows.first()).toContainText("Alpha sensor");
  await expect(page).toHaveURL(/sort=NAME/);
  await page.getByRole("button", { name: "Ascending order" }).click();
  // Its tooltip would stand beside all landmarks.
  await page.mouse.move(0, 0);
  await expect(rows.first()).toContainText("Beta driver");
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("beta");
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("gamma");
  await expect(page.getByRole("heading", { name: "No projects match “gamma”" })).toBeVisible();
  await expectAccessible(page, "a search without a hit");
  await page.getByRole("main").getByRole("button", { name: "Clear search" }).last().click();
  await expect(rows).toHaveCount(2);

  await test.step("by keyboard alone", async () => {
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    await link("Beta driver").focus();
    await page.keyboard.press("ArrowDown");
    await expect(link("Alpha sensor")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(link("Beta driver")).toBeFocused();
    await page.keyboard.press("Shift+F10");
    await expect(page.getByRole("menuitem", { name: "Open" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const details = page.getByRole("dialog", { name: "Beta driver" });
    await expect(details.getByText("AI quickstart")).toBeVisible();
    await expect(details.getByText("Execution mode")).toBeVisible();
    await expectAccessible(page, "project details");
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expect(actions("Beta driver")).toBeFocused();
  });

  await page.getByRole("radiogroup", { name: "View" }).getByText("Grid").locator("xpath=ancestor::label").click();
  await expect(page.getByRole("radio", { name: "Grid" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Beta driver" })).toBeVisible();
  await expectAccessible(page, "the project grid");

  await page.getByRole("link", { name: "Beta driver", exact: true }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete project" });
  await page.getByRole("dialog").getByRole("textbox").fill("delete project");
  await expect(confirm).toBeDisabled();
  await page.getByRole("dialog").getByRole("textbox").fill("Delete Project");
  await expectAccessible(page, "the delete dialog");
  await confirm.click();
  await expect(page.getByText("Beta driver was deleted")).toBeVisible();
  await expect(page.getByText("1 project", { exact: true })).toBeVisible();

  await test.step("a second page, until nothing is left on it", async () => {
    const id = /\/layout\/([^/?]+)/.exec(
      (await page.getByRole("link", { name: "Alpha sensor" }).getAttribute("href")) ?? "",
    )?.[1];
    for (let copies = 0; copies < 10; copies++) await askServer(page, DUPLICATE, { id });
    await page.reload();
    const names = page.getByRole("link", { name: /^Alpha sensor/ });
    await expect(page.getByText("11 projects", { exact: true })).toBeVisible();
    await expect(names).toHaveCount(10);
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(names).toHaveText(["Alpha sensor"]);
    await expectAccessible(page, "the second page");
    await page.goBack();
    await expect(names).toHaveCount(10);
    await page.goForward();
    await actions("Alpha sensor").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Delete Project");
    await confirm.click();
    await expect(names).toHaveCount(10);
    await expect(page).not.toHaveURL(/page=/);

    const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await enter(stranger, newAddress());
    for (const address of [`/layout/${id}/`, `/result/${id}/`, `/layout/${id}/?m=1&r=0`]) {
      await stranger.goto(address);
      await expect(stranger, address).toHaveURL(/\/404\/$/);
      await expect(stranger.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
    }
    await stranger.context().close();
  });
});

const DUPLICATE = "mutation($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";

const LABELS = {
  PENDING: "Running",
  REQUEST: "Running",
  STARTED: "Running",
  PROGRESS: "Running",
  COMPLETE: "Completed",
  FAIL: "Failed",
  CANCEL: "Stopped",
  TIMEOUT: "Failed",
  EVENT_HANDLER_CANCEL: "Stopped",
  EVENT_HANDLER_FAILED: "Failed",
  EVENT_HANDLER_TIMEOUT: "Failed",
};

// That the server answers with each of them is tested there: apps/server/src/modules/projects/project-states.test.ts.
test("each of the 24 states has its word in the list and leads to the workspace", async ({ page, person }) => {
  const states = [
    ["READY", "Imported"],
    // The text of the cell: the chip, and under it what is open and broken.
    ["EDITING", "Routed 92 %47 of 51 connections · 2 errors"],
    ...["AUTO_PLACEMENT", "ROUTING"].flatMap((task) =>
      Object.entries(LABELS).map(([ending, label]) => [`${task}_${ending}`, label] as const),
    ),
  ] as const;
  const author = { __typename: "ProjectAuthor", id: "a", name: person.email, isDeleted: false };
  const deleted = { __typename: "ProjectAuthor", id: "", name: "of the server", isDeleted: true };
  const nodes = states.map(([stateType], index) => ({
    __typename: "EdaProjectV2",
    id: `00000000-0000-4000-8000-${`${index}`.padStart(12, "0")}`,
    teamId: null,
    openedBy: [],
    description: "",
    allowed: ["READ", "EDIT", "RUN", "SHARE", "DELETE", "MOVE"],
    name: stateType,
    majorVersion: 2,
    revisionVersion: index,
    stateType,
    jobType: stateType.startsWith("AUTO") ? "PLACEMENT" : "ROUTING",
    type: "QUICK_MODE",
    runningTime: 65,
    imageUrl: null,
    boardDocumentUrl: null,
    stage: stateType === "EDITING" ? "ROUTED" : "IMPORTED",
    verdict:
      stateType === "EDITING"
        ? {
            __typename: "BoardVerdict",
            state: "UNCONNECTED",
            connected: 47,
            total: 51,
            errors: 2,
            warnings: 0,
            standIns: 0,
            uncheckedRules: [],
            fill: "STORED",
          }
        : null,
    verdictProblem: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    run: null,
    lastWorkPageType: "LAYOUT",
    feedbacks: [],
    creatorAuthor: index === 0 ? deleted : author,
    latestAuthor: author,
  }));
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes('"ProjectList"')) return route.fallback();
    const pagination = { __typename: "Pagination", current: 1, totalPage: 1, totalCount: nodes.length };
    const edaProjectConnectionV2 = { __typename: "EdaProjectConnectionV2", nodes, pagination, total: nodes.length };
    return route.fulfill({ json: { data: { edaProjectConnectionV2 } } });
  });
  await page.goto("/workspace/personal/projects/");
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(24);
  for (const [index, [state, label]] of states.entries()) {
    const row = rows.filter({ has: page.getByRole("link", { name: state, exact: true }) });
    await expect(row.getByRole("cell").nth(1)).toHaveText(label);
    await expect(row.getByRole("link")).toHaveAttribute("href", `/layout/${nodes[index]?.id}?m=2&r=${index}`);
  }
  await expect(rows.first().getByText("1 min 5 s")).toBeVisible();
  // Whose account was deleted is named in the screen's language, whatever name the server gives.
  const ofDeleted = rows.filter({ has: page.getByRole("link", { name: "READY", exact: true }) });
  await expect(ofDeleted.getByRole("cell").first()).toHaveText("Deleted account");
  await expectAccessible(page, "every state");
});
