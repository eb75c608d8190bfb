import { answerWith } from "../support/answer-with.ts";
import { askServer } from "../support/ask-server.ts";
import { makeTeam } from "../support/make-team.ts";
import { rename, secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const CREATE = "mutation($input: CreateTeamInput!) { createTeam(input: $input) { id } }";

const memberRow = (page: Page, text: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: text }) });

/** Searches in the open dialog and presses the button of the account that was found. */
async function inviteFound(page: Page, words: string, name: string): Promise<void> {
  await page.getByLabel("Name or e-mail address").fill(words);
  await page.getByRole("button", { name: `Invite ${name}`, exact: true }).click();
}

test("a team is created, people join, change roles, leave and are removed, and it is deleted", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const unique = person.email.split("@")[0]?.split("-").slice(1).join("");
  await rename(page, `Mina ${unique}`);
  const [admin, user] = await Promise.all([
    secondPerson({ browser, baseURL }, `Joon ${unique}`),
    secondPerson({ browser, baseURL }, `Sora ${unique}`),
  ]);

  await test.step("the first team, with a name that is checked", async () => {
    await page.goto("/workspace/team/");
    await expect(page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
    await expectAccessible(page, "no teams");
    await page.getByRole("button", { name: "Create team" }).click();
    const dialog = page.getByRole("dialog", { name: "Create team" });
    await expect(dialog.getByLabel("Team name")).toBeFocused();
    await dialog.getByLabel("Team name").fill("R");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Team name")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "creating a team");
    await dialog.getByLabel("Team name").fill("Radio lab");
    await dialog.getByLabel("Description").fill("Receivers and their supplies.");
    await dialog.getByRole("button", { name: "Create team" }).click();
    await expect(page).toHaveURL(/\/workspace\/team\/setting\/\?teamId=.*tab=members/);
    await expect(page.getByText("Your role: Owner")).toBeVisible();
    await expect(page.getByText("1 member", { exact: true })).toBeVisible();
    await expectAccessible(page, "the members of a team");
  });
  const settings = page.url();

  await test.step("an account is found by its whole address and is a member at once, in its open window, too", async () => {
    await admin.page.goto("/workspace/team/");
    await expect(admin.page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
    await page.getByRole("button", { name: "Invite member" }).click();
    await page.getByLabel("Name or e-mail address").fill("zzz no such name");
    await expect(page.getByText("No account found for “zzz no such name”.")).toBeVisible();
    await inviteFound(page, admin.email, admin.name);
    await expect(page.getByText(`${admin.name} is now a member (User).`)).toBeVisible();
    await expectAccessible(page, "an invitation that was sent");
    await expect(admin.page.getByRole("link", { name: "Radio lab", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Invite member" })).toBeFocused();
    await expect(page.getByText("2 members", { exact: true })).toBeVisible();
  });

  await test.step("a user reads the settings and changes nothing", async () => {
    await admin.page.getByRole("link", { name: "Settings of Radio lab" }).click();
    await expect(admin.page.getByText("Your role: User")).toBeVisible();
    await expect(admin.page.getByText("Receivers and their supplies.")).toBeVisible();
    await expect(admin.page.getByLabel("Team name")).toHaveCount(0);
    await expect(admin.page.getByRole("button", { name: "Delete team" })).toHaveCount(0);
    await expectAccessible(admin.page, "the settings as a user");
    await admin.page.getByRole("tab", { name: "Members" }).click();
    await expect(admin.page.getByRole("button", { name: "Invite member" })).toHaveCount(0);
    await expect(admin.page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
  });

  await test.step("an admin invites users only, and nobody twice", async () => {
    await memberRow(page, admin.name).getByLabel(`Role of ${admin.name}`).selectOption("Admin");
    await expect(page.getByText(`${admin.name} is now Admin`)).toBeVisible();
    await admin.page.getByRole("button", { name: "Invite member" }).click();
    await expect(admin.page.getByLabel("Role", { exact: true }).getByRole("option")).toHaveText(["User"]);
    await inviteFound(admin.page, user.email, user.name);
    await expect(admin.page.getByText(`${user.name} is now a member (User).`)).toBeVisible();
    await inviteFound(admin.page, person.email, person.email);
    await expect(admin.page.getByText("This person is already a member of the team.")).toBeVisible();
    await admin.page.keyboard.press("Escape");
    await expect(memberRow(page, user.name)).toBeVisible();
    // Neither the owner nor an equal.
    await expect(admin.page.getByRole("button", { name: /^Actions for/ })).toHaveCount(1);
  });

  await test.step("members are searched and sorted, and the address keeps it", async () => {
    await page.getByLabel("Search members").fill("Sora");
    await expect(page.getByText("1 member", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=Sora/);
    await page.getByLabel("Search members").fill("nobody of this name");
    await expect(page.getByText("No member matches “nobody of this name”.")).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.getByLabel("Sort by").selectOption("Name");
    await expect(page.getByRole("rowheader")).toContainText(["Joon", "Mina", "Sora"]);
    await page.getByRole("button", { name: /Ascending/ }).click();
    await expect(page.getByRole("rowheader")).toContainText(["Sora", "Mina", "Joon"]);
  });

  await test.step("an admin changes what the team is", async () => {
    await admin.page.getByRole("tab", { name: "General" }).click();
    await admin.page.getByLabel("Description").fill("Receivers.");
    await admin.page.getByRole("tab", { name: "Members" }).click();
    await admin.page.getByRole("link", { name: "All teams" }).click();
    await admin.page.getByRole("button", { name: "Stay" }).click();
    await admin.page.getByRole("tab", { name: "General" }).click();
    await admin.page.getByRole("button", { name: "Save changes" }).click();
    await expect(admin.page.getByText("Team saved")).toBeVisible();
    await expect(admin.page.getByRole("button", { name: "Save changes" })).toBeDisabled();
  });

  await test.step("a user leaves", async () => {
    await user.page.goto(settings.replace(/&tab=.*/, ""));
    await user.page.getByRole("button", { name: "Leave team" }).click();
    const dialog = user.page.getByRole("dialog", { name: "Leave Radio lab?" });
    await expectAccessible(user.page, "leaving a team");
    await dialog.getByRole("button", { name: "Leave team" }).click();
    await expect(user.page).toHaveURL(/\/workspace\/team\/$/);
    await expect(user.page.getByText("You left the team Radio lab.")).toHaveCount(1);
    await expect(memberRow(page, user.name)).toHaveCount(0);
    await user.page.goto(settings);
    await expect(user.page.getByText("You are not a member of this team, or it no longer exists.")).toBeVisible();
    await expect(user.page).toHaveURL(/\/workspace\/personal\/projects\/$/);
  });

  await test.step("who left is invited again and has to accept", async () => {
    await page.getByRole("button", { name: "Invite member" }).click();
    await inviteFound(page, user.email, user.name);
    await expect(page.getByText(`${user.name} was in this team before`)).toBeVisible();
    await expect(page.getByLabel("Invitation link")).toHaveValue(/\/workspace\/team\/invitation\/\?token=/);
    await expectAccessible(page, "an invitation with a link to copy");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Revoke the invitation to ${user.email}` }).click();
    await expect(page.getByRole("heading", { name: "Pending invitations" })).toHaveCount(0);
  });

  await test.step("the owner cannot leave, and transfers the team", async () => {
    await page.getByRole("tab", { name: "General" }).click();
    await expect(page.getByRole("button", { name: "Leave team" })).toBeDisabled();
    await page.getByRole("link", { name: "Choose a new owner" }).click();
    await page.getByRole("button", { name: `Actions for ${admin.name}` }).click();
    await page.getByRole("menuitem", { name: "Transfer ownership" }).click();
    const dialog = page.getByRole("dialog", { name: `Make ${admin.name} the owner?` });
    await expect(dialog).toContainText("You become an admin");
    await expectAccessible(page, "transferring a team");
    await dialog.getByRole("button", { name: "Transfer ownership" }).click();
    await expect(page.getByText("Your role: Admin")).toBeVisible();
    await expect(admin.page.getByText("Your role: Owner")).toBeVisible();
    await expect(page.getByRole("button", { name: `Actions for ${admin.name}` })).toHaveCount(0);
  });

  await test.step("the new owner removes the old one, whose open page leaves", async () => {
    await admin.page.getByRole("tab", { name: "Members" }).click();
    await admin.page.getByRole("button", { name: `Actions for Mina ${unique}` }).click();
    await admin.page.getByRole("menuitem", { name: "Remove from team" }).click();
    await admin.page.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
    await expect(memberRow(admin.page, `Mina ${unique}`)).toHaveCount(0);
    await expect(page).toHaveURL(/\/workspace\/team\/$/);
    await expect(page.getByText("You were removed from the team Radio lab.").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
  });

  await test.step("the team is deleted with what the question lists", async () => {
    const teamId = new URL(settings).searchParams.get("teamId") ?? "";
    const files = [textFile("lamp.kicad_pcb", smallBoard({}))];
    await uploadProject(admin.page, { name: "Lamp", files, teamId });
    await admin.page.getByRole("tab", { name: "General" }).click();
    await admin.page.getByRole("button", { name: "Delete team" }).click();
    const dialog = admin.page.getByRole("dialog", { name: "Delete Radio lab?" });
    await expect(dialog).toContainText("1 project: Lamp");
    await expectAccessible(admin.page, "deleting a team");
    const confirm = dialog.getByRole("button", { name: "Delete team" });
    await dialog.getByRole("textbox").fill("radio lab");
    await expect(confirm).toBeDisabled();
    await dialog.getByRole("textbox").fill("Radio lab");
    await confirm.click();
    await expect(admin.page).toHaveURL(/\/workspace\/team\/$/);
    await expect(admin.page.getByText("The team Radio lab was deleted.")).toHaveCount(1);
    await expect(admin.page.getByRole("heading", { name: "No teams yet" })).toBeVisible();
  });
  await Promise.all([admin.context.close(), user.context.close()]);
});

test("ten teams are the most that one account owns, and a list that cannot be fetched is fetched again", async ({
  page,
  person,
}) => {
  for (let number = 1; number <= 10; number += 1)
    await askServer(page, CREATE, { name: `Team ${number} of ${person.email.length}` });
  await page.goto("/workspace/team/");
  await expect(page.getByText("10 teams", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create team" })).toBeDisabled();
  await expect(page.getByText("You own 10 teams, the maximum.")).toBeVisible();
  await expectAccessible(page, "ten teams");

  await answerWith(page, "TeamList", 503);
  // A live connection that comes about would fetch the list again by itself.
  await page.routeWebSocket(/graphql/, () => undefined);
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("10 teams", { exact: true })).toBeVisible();
});

test("an account that owns a team with others is led to it before it can be deleted", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const other = await secondPerson({ browser, baseURL }, "Other Member");
  await makeTeam(page, "Owned", [other.email]);
  await page.goto("/mypage/setting/profile/");
  await expect(page.locator(`input[value="${person.email}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "I no longer need it" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Delete Account");
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("link", { name: "Open team" }).click();
  await expect(page.getByRole("heading", { name: "Owned" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for Other Member" })).toBeVisible();
  await other.context.close();
});
