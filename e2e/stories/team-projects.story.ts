import { type Browser, devices } from "@playwright/test";
import { askServer } from "../support/ask-server.ts";
import { holdOperation } from "../support/hold-operation.ts";
import { changeRole, makeTeam, removeMember } from "../support/make-team.ts";
import { secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { enter, expect, expectAccessible, newAddress, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { createProject, dropFiles, textFile } from "../support/wizard.ts";

const BOARD = [textFile("led.kicad_pcb", smallBoard())];
/** Without an outline: the wizard creates it without a task. */
const OPEN_BOARD = [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))];

/** Somebody else with an account, in a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(page, email);
  return page;
}

const actions = (page: Page, name: string) => page.getByRole("button", { name: `Actions for ${name}`, exact: true });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

test("projects of a team are created, found by creator, duplicated, moved and deleted by right", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const member = await another(browser, baseURL, email);
  const teamId = await makeTeam(page, "Rover", [email]);

  await test.step("the switch leads to the team, and everything follows", async () => {
    await page.goto("/home");
    await page.getByRole("button", { name: /My space.*switch space/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Rover" }).press("Enter");
    await expect(page).toHaveURL(`/workspace/team/projects/?teamId=${teamId}`);
    await expect(page.getByRole("heading", { name: "Projects of Rover" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Rover has no projects yet" })).toBeVisible();
    await expectAccessible(page, "a team without projects");
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Projects of Rover" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Rover.*switch space/ })).toBeVisible();
    // A page about one team that names none shows the last one.
    await page.goto("/workspace/team/projects/");
    await expect(page).toHaveURL(`/workspace/team/projects/?teamId=${teamId}`);
  });

  await test.step("the wizard creates for the team", async () => {
    await createProject(page, { task: "Place parts", files: OPEN_BOARD, name: "Wheel" });
    await page.getByRole("link", { name: "All projects" }).click();
    await expect(page).toHaveURL(`/workspace/team/projects/?teamId=${teamId}`);
    await expect(rows(page)).toHaveCount(1);
    await uploadProject(member, { name: "Mast", files: BOARD, teamId });
    // The list of the other hears of it by itself.
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step("the list is narrowed to who created", async () => {
    const [nameOfMember = ""] = email.split("@");
    await page.getByLabel("Show creators").selectOption(nameOfMember);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Mast");
    await expect(page).toHaveURL(new RegExp(`teamId=${teamId}&creator=`));
    await takePicture(page, "team-projects");
    await expectAccessible(page, "the projects of a team");
    await page.getByLabel("Show creators").selectOption("All creators");
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step("a member has no way to what only others may do, and the menu says who may", async () => {
    await member.goto(`/workspace/team/projects/?teamId=${teamId}`);
    await actions(member, "Wheel").click();
    await expect(member.getByRole("menuitem", { name: "Rename" })).toBeVisible();
    for (const name of ["Delete", "Share …", "Move …"])
      await expect(member.getByRole("menuitem", { name })).toHaveCount(0);
    await expect(member.getByText("Only its creator, admins and the owner can share or delete it.")).toBeVisible();
    await member.keyboard.press("Escape");
    await actions(member, "Mast").click();
    await expect(member.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    await expect(member.getByRole("menuitem", { name: "Share …" })).toBeVisible();
    await expect(member.getByRole("menuitem", { name: "Move …" })).toHaveCount(0);
    await member.keyboard.press("Escape");
    // The role changes while the list is open: no reload.
    await changeRole(page, teamId, email, "ADMIN");
    await expect(async () => {
      await actions(member, "Wheel").click();
      await expect(member.getByRole("menuitem", { name: "Move …" })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await member.keyboard.press("Escape");
  });

  await test.step("a duplicate for oneself, and a project that changes its holder", async () => {
    await actions(page, "Mast").click();
    await page.getByRole("menuitem", { name: "Duplicate to …" }).click();
    await page
      .getByRole("dialog", { name: "Duplicate Mast" })
      .getByRole("button", { name: "Duplicate project" })
      .click();
    await expect(page.getByText("Mast duplicated for you")).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await uploadProject(page, { name: "Wheel", files: BOARD });
    await actions(page, "Wheel").click();
    await page.getByRole("menuitem", { name: "Move …" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Wheel" });
    await expect(dialog.getByText("The members of Rover can no longer open it.")).toBeVisible();
    await expect(dialog.getByText("Read-only links to it stop working.")).toBeVisible();
    await takePicture(page, "move");
    await expectAccessible(page, "moving a project");
    await dialog.getByRole("button", { name: "Move project" }).click();
    // Names are unique for each holder.
    await expect(dialog.getByText("A project with this name already exists here.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(actions(page, "Wheel")).toBeFocused();

    await actions(page, "Mast").click();
    await page.getByRole("menuitem", { name: "Move …" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Move project" }).click();
    await expect(page.getByText("Mast now belongs to you")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(member)).toHaveCount(1);
    await page.getByRole("button", { name: /Rover.*switch space/ }).click();
    await page.getByRole("menuitem", { name: "My space" }).click();
    await expect(page).toHaveURL("/workspace/personal/projects/");
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel("Show creators")).toHaveCount(0);
  });

  await test.step("of no team of one's own nothing is shown", async () => {
    const stranger = await another(browser, baseURL, newAddress());
    for (const path of ["projects", "setting"]) {
      await stranger.goto(`/workspace/team/${path}/?teamId=${teamId}`);
      await expect(stranger).toHaveURL("/workspace/personal/projects/");
      await expect(stranger.getByText("You are not a member of this team, or it no longer exists.")).toBeVisible();
    }
    expect(person.email).toContain("@");
  });
});

test("steps that are begun before the teams are known create for the team that was worked in", async ({
  page,
  person: _person,
}) => {
  const teamId = await makeTeam(page, "Rover", []);
  await page.goto(`/workspace/team/projects/?teamId=${teamId}`);
  await expect(page.getByRole("heading", { name: "Projects of Rover" })).toBeVisible();
  const teams = await holdOperation(page, "HolderTeams");
  await page.goto("/home");
  await teams.held;
  await page.getByRole("button", { name: /Place parts/ }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Loading" }).last()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  teams.release();
  await expect(page.getByRole("dialog", { name: "AI quickstart" })).toBeVisible();
  await dropFiles(page, OPEN_BOARD);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page.getByText("This project will belong to the team Rover.")).toBeVisible();
});

test("who is removed leaves the team's pages at once and is told what could not be saved", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const member = await another(browser, baseURL, email);
  await enter(page, newAddress());
  const teamId = await makeTeam(page, "Lander", [email]);
  const id = await uploadProject(page, { name: "Legs", files: BOARD, teamId });
  const list = await member.context().newPage();
  await list.goto(`/workspace/team/projects/?teamId=${teamId}`);
  await expect(rows(list)).toHaveCount(1);

  await member.goto(`/layout/${id}`);
  await member.getByRole("tab", { name: "Parts" }).click();
  await member.getByRole("button", { name: /^R1 R1/ }).click();
  await member.route("**/graphql", (route) =>
    route.request().postData()?.includes("SaveEdits(") ? route.abort() : route.continue(),
  );
  await member.getByRole("application").press("ArrowDown");
  await expect(member.getByLabel("Y", { exact: true })).toHaveValue("110.1000");

  await page.goto(`/workspace/team/projects/?teamId=${teamId}`);
  await expect(page.getByRole("list", { name: "Have Legs open now" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "a list with a project that somebody has open");

  await removeMember(page, teamId, email);
  await expect(member).toHaveURL("/workspace/team/");
  const words = member.getByText(/You were removed from the team Lander\. 1 change could not be saved\./);
  await expect(words).toBeVisible();
  await expectAccessible(member, "a project that is left");
  await expect(list).toHaveURL("/workspace/team/");
  // The bell says it too, to those who do not see.
  await expect(list.getByText("You were removed from the team Lander.").last()).toBeVisible();

  // Nobody is taken back by an old link.
  await member.goto(`/layout/${id}`);
  await expect(member).toHaveURL(/\/404\/$/);
});

test("a project that its holder deletes closes where somebody else has it open", async ({ page, browser, baseURL }) => {
  const email = newAddress();
  const member = await another(browser, baseURL, email);
  await enter(page, newAddress());
  const teamId = await makeTeam(page, "Probe", [email]);
  const id = await uploadProject(page, { name: "Antenna", files: BOARD, teamId });
  await member.goto(`/result/${id}`);
  await expect(member.getByRole("heading", { name: "Antenna" })).toBeVisible();
  await askServer(page, DELETE, { id });
  await expect(member).toHaveURL(`/workspace/team/projects/?teamId=${teamId}`);
  await expect(member.getByText("Antenna was deleted or moved, or you may no longer open it.")).toBeVisible();
});

const DELETE = "mutation($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";

test("a read-only link shows one project to whoever has it, until it is revoked", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const id = await uploadProject(page, { name: `Lamp of ${person.email}`, files: BOARD });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Read-only links to Lamp/ });
  await expect(dialog.getByText("There are no links to this project.")).toBeVisible();
  await dialog.getByLabel("Valid for (days)").fill("91");
  await expect(dialog.getByText("Enter a whole number from 1 to 90.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Create link" })).toBeDisabled();
  await dialog.getByLabel("Valid for (days)").fill("7");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByLabel(/^The new link/).inputValue();
  expect(address).toMatch(/\/shared\/\?token=[\w-]{43}$/);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await takePicture(page, "links");
  await expectAccessible(page, "the links to a project");

  const context = await browser.newContext({ ...devices["Pixel 5"], locale: "ko-KR", ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  const calls: string[] = [];
  let models = 0;
  visitor.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/model.glb")) models += 1;
    if (new URL(request.url()).pathname === "/graphql") calls.push(request.postData() ?? "");
  });
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: /^Lamp of/ })).toBeVisible();
  await expect(visitor.getByRole("img", { name: /Lamp of/ })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain("sharedEdaProject");
  await takePicture(visitor, "shared-ko");
  await expectAccessible(visitor, "a shared project");
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(models).toBe(0);
  await visitor.getByRole("tab", { name: "3D" }).click();
  await expect(visitor.getByRole("group", { name: "레이어" })).toBeVisible(UNTIL_RUN_ENDS);
  await takePicture(visitor, "shared-model-ko");
  await expectAccessible(visitor, "the 3D model of a shared project");

  await dialog.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText("There are no links to this project.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "없는 링크입니다" })).toBeVisible();
  await expectAccessible(visitor, "a link that was revoked");
});

const SHARE = "mutation($input: CreateEdaProjectShareLinkInput!) { createEdaProjectShareLink(input: $input) { link } }";

test("with a membership end the links that the member created; both dialogs and the list of links say so", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const mate = await secondPerson({ browser, baseURL }, "Joon Park");
  const teamId = await makeTeam(page, `Links of ${person.email}`.slice(0, 40), [mate.email]);
  const id = await uploadProject(mate.page, { name: "Lamp", files: BOARD, teamId });
  const { link } = (await askServer(mate.page, SHARE, { id })).createEdaProjectShareLink;

  await mate.page.goto(`/workspace/team/setting/?teamId=${teamId}`);
  await mate.page.getByRole("button", { name: "Leave team" }).click();
  await expect(mate.page.getByRole("dialog")).toContainText("1 read-only link that you created ends.");
  await expectAccessible(mate.page, "leaving a team with a link");

  await page.goto(`/workspace/team/setting/?teamId=${teamId}`);
  await page.getByRole("tab", { name: "Members" }).click();
  await page.getByRole("button", { name: "Actions for Joon Park" }).click();
  await page.getByRole("menuitem", { name: "Remove from team" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 read-only link that Joon Park created ends.");
  await takePicture(page, "removing");
  await dialog.getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByText("Joon Park removed")).toBeVisible();

  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText("when its creator left the team");
  await takePicture(page, "ended-link");
  await mate.page.goto(link);
  await expect(mate.page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await mate.context.close();
});
