import { answerWith } from "../support/answer-with.ts";
import { askServer } from "../support/ask-server.ts";
import { rename, secondPerson } from "../support/second-person.ts";
import { enter, expect, expectAccessible, newAddress, PASSWORD, type Page, test } from "../support/story.ts";

const CREATE = "mutation($input: CreateTeamInput!) { createTeam(input: $input) { id } }";
const INVITE = "mutation($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success link } }";

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("an address is invited, the link is sent again, opened with the wrong account and accepted with the right one", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const [first = ""] = person.email.split("@");
  const invited = newAddress();
  await rename(page, "Mina Lee");
  const teamId = (await askServer(page, CREATE, { name: "Radio lab" })).createTeam.id;
  await page.goto(`/workspace/team/setting/?teamId=${teamId}&tab=members`);

  await page.getByRole("button", { name: "Invite member" }).click();
  await page.getByLabel("Role", { exact: true }).selectOption("Admin");
  await page.getByLabel("Name or e-mail address").fill(invited);
  await page.getByRole("button", { name: `Invite ${invited}` }).click();
  await expect(page.getByText(`Invitation to ${invited} created (Admin).`)).toBeVisible();
  const firstLink = await page.getByLabel("Invitation link").inputValue();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firstLink);
  await page.keyboard.press("Escape");

  const row = page.getByRole("row").filter({ hasText: invited });
  await expect(row).toContainText("Sent once");
  await expectAccessible(page, "pending invitations");
  await page.getByRole("button", { name: `Send again to ${invited}` }).click();
  await expect(row).toContainText("Sent 2 times");
  await expect(page.getByLabel("Invitation link")).not.toHaveValue(firstLink);
  const link = await page.getByLabel("Invitation link").inputValue();

  // Another person's browser: the wrong account first.
  const other = await secondPerson({ browser, baseURL }, `Other ${first}`.slice(0, 30));
  await enter(other.page, invited);
  await enter(other.page, other.email);
  await other.page.goto(firstLink);
  await expect(other.page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
  await other.page.goto(link);
  await expect(other.page.getByRole("heading", { name: "Join the team Radio lab" })).toBeVisible();
  await expect(other.page.getByText(`You are logged in as ${other.email}`)).toBeVisible();
  await expect(other.page.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await expectAccessible(other.page, "an invitation for another account");
  await other.page.getByRole("button", { name: "Log out and continue" }).click();
  await expect(other.page).toHaveURL(/\/member\/signin\//);
  await logIn(other.page, invited);
  await expect(other.page.getByText("Mina Lee invited you to work in the team Radio lab.")).toBeVisible();
  await expectAccessible(other.page, "an invitation to accept");
  await other.page.getByRole("button", { name: "Accept" }).click();
  await expect(other.page).toHaveURL(new RegExp(`/workspace/team/projects/\\?teamId=${teamId}`));
  await expect(other.page.getByText("You are now a member of Radio lab")).toBeVisible();
  // The inviter sees it without a reload.
  await expect(page.getByText("2 members", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pending invitations" })).toHaveCount(0);

  await other.page.goto(link);
  await expect(other.page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
  await other.page.getByRole("link", { name: "Go to your teams" }).click();
  await expect(other.page.getByRole("link", { name: "Radio lab", exact: true })).toBeVisible();
  await other.context.close();
});

test("a link without a session leads to the log-in and back; an expired one says so", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const invited = newAddress();
  const teamId = (await askServer(page, CREATE, { name: `Lab of ${person.email.length}` })).createTeam.id;
  const { link } = (await askServer(page, INVITE, { teamId, email: invited })).inviteTeamMember;
  const context = await browser.newContext({ locale: "ko-KR", ...(baseURL && { baseURL }) });
  const guest = await context.newPage();

  await guest.goto(link);
  await expect(guest.getByRole("link", { name: "회원 가입" })).toBeVisible();
  await expect(guest.getByText(`${invited} 주소로 로그인하거나`)).toBeVisible();
  await expectAccessible(guest, "an invitation without a session, in Korean");
  await answerWith(guest, "InvitationOfLink", 10010);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "초대가 만료되었습니다" })).toBeVisible();
  await guest.unrouteAll({ behavior: "ignoreErrors" });

  // The account is made elsewhere; here one only logs in.
  const elsewhere = await secondPerson({ browser, baseURL }, "Invited Person", invited);
  await elsewhere.context.close();
  await guest.goto(link);
  await guest.getByRole("link", { name: "로그인", exact: true }).click();
  await guest.getByLabel("이메일").fill(invited);
  await guest.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "로그인", exact: true }).click();
  await guest.getByRole("button", { name: "거절" }).click();
  await expect(guest).toHaveURL(/\/workspace\/team\/$/);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "더 이상 유효하지 않은 초대입니다" })).toBeVisible();
  await context.close();
});

test("invitations wait above the list of teams, and are declined and accepted there", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const invited = newAddress();
  await rename(page, "Mina Lee");
  const ids: string[] = [];
  for (const name of ["Radio lab", "Power lab"]) {
    const teamId = (await askServer(page, CREATE, { name })).createTeam.id;
    await askServer(page, INVITE, { teamId, email: invited });
    ids.push(teamId);
  }
  const other = await secondPerson({ browser, baseURL }, "Joon Park", invited);
  await other.page.goto("/workspace/team/");
  const waiting = other.page.getByRole("region", { name: "Invitations for you" });
  await expect(waiting.getByRole("article")).toHaveCount(2);
  await expectAccessible(other.page, `invitations of ${person.email}`);
  await waiting.getByRole("button", { name: "Decline the invitation to Power lab" }).click();
  await expect(other.page.getByText("Invitation to Power lab declined")).toBeVisible();
  await expect(waiting.getByRole("article")).toHaveCount(1);
  await waiting.getByRole("button", { name: "Accept the invitation to Radio lab" }).click();
  await expect(other.page.getByRole("link", { name: "Radio lab", exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // A new one arrives in the open window.
  await askServer(page, INVITE, { teamId: ids[1], email: invited });
  await expect(waiting.getByText("Mina Lee invited you to the team Power lab.")).toBeVisible();
  // One that is revoked cannot be accepted.
  await page.goto(`/workspace/team/setting/?teamId=${ids[1]}&tab=members`);
  await page.getByRole("button", { name: `Revoke the invitation to ${invited}` }).click();
  await expect(page.getByText(`Invitation to ${invited} revoked`)).toBeVisible();
  await waiting.getByRole("button", { name: "Accept the invitation to Power lab" }).click();
  await expect(other.page.getByText("This invitation no longer exists.")).toBeVisible();
  await other.context.close();
});
