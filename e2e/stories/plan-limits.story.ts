import { askServer } from "../support/ask-server.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { makeTeam } from "../support/make-team.ts";
import { test } from "../support/shop.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, newAddress } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const COPY = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";
const INVITE = "mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success } }";
/** Of the free plan, and of the smallest plan for teams. */
const [PROJECTS, MEMBERS] = [20, 20];
const board = textFile("small.kicad_pcb", smallBoard());

const WORDS = {
  en: {
    viewport: { width: 1440, height: 900 },
    menu: /^Actions for Lamp$/,
    copy: "Duplicate",
    task: /Route tracks/,
    next: "Next",
    create: /^Create (and match|without)/,
    projects: "The plan FREE allows 20 projects. Delete a project, or choose a higher plan under My page, Plan.",
    invite: "Invite member",
    who: "Name or e-mail address",
    members: "A team without a plan has at most 20 members, open invitations included. The owner can choose a plan.",
    named: (email: string) => `Invite ${email}`,
    compare: "Compare plans",
    leave: "Leave",
    plan: "Membership plan",
    team: "20 of 20 members, open invitations included.",
  },
  ko: {
    viewport: { width: 390, height: 844 },
    menu: /^Lamp 메뉴$/,
    copy: "복제",
    task: /배선/,
    next: "다음",
    create: /^만들고|만들기$/,
    projects:
      "FREE 요금제에서는 프로젝트를 20개까지 만들 수 있습니다. 프로젝트를 삭제하거나 마이페이지의 요금제에서 더 높은 요금제를 선택하세요.",
    invite: "구성원 초대",
    who: "이름 또는 이메일 주소",
    members:
      "요금제가 없는 팀은 대기 중인 초대를 포함해 구성원이 20명까지입니다. 팀 소유자가 요금제를 선택할 수 있습니다.",
    named: (email: string) => `${email} 초대`,
    compare: "요금제 비교",
    leave: "나가기",
    plan: "멤버십 요금제",
    team: "대기 중인 초대를 포함해 구성원 20명 중 20명.",
  },
} as const;

inEachLanguage(WORDS, (words, language) => {
  test.use({ viewport: words.viewport });

  test("one project and one member more than the plan allows are refused with what is missing and the way to a plan", async ({
    page,
    person,
  }) => {
    expect(person.email).not.toBe("");
    const id = await uploadProject(page, { name: "Lamp", files: [board] });
    for (let copies = 1; copies < PROJECTS; copies++) await askServer(page, COPY, { id });

    await test.step("a copy, and a new project", async () => {
      await page.goto("/workspace/personal/projects/?page=2");
      await page.getByRole("button", { name: words.menu }).click();
      await page.getByRole("menuitem", { name: words.copy, exact: true }).click();
      await expect(page.getByText(words.projects)).toBeVisible();
      await takePicture(page, `copy-${language}`, { isWhole: true });
      await page.goto("/home");
      await page.getByRole("button", { name: words.task }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("input[type=file]").setInputFiles([board]);
      await dialog.getByRole("button", { name: words.next, exact: true }).click();
      await dialog.getByRole("button", { name: words.create }).click();
      await expect(dialog.getByRole("alert")).toContainText(words.projects);
      await expectAccessible(page, `one project too many in ${language}`);
      await takePicture(page, `project-${language}`, { isWhole: true });
      await dialog.getByRole("link", { name: words.compare }).click();
      await page.getByRole("button", { name: words.leave }).click();
      await expect(page.getByRole("heading", { name: words.plan, level: 1 })).toBeVisible();
    });

    await test.step("a member", async () => {
      const teamId = await makeTeam(page, "Circuits", []);
      const invite = (email: string) => askServer(page, INVITE, { teamId, email, roleType: "USER" });
      for (let invited = 1; invited < MEMBERS; invited++) await invite(newAddress());
      await page.goto(`/workspace/team/setting/?teamId=${teamId}&tab=members`);
      await page.getByRole("button", { name: words.invite }).click();
      const dialog = page.getByRole("dialog");
      const late = newAddress();
      await dialog.getByLabel(words.who).fill(late);
      await dialog.getByRole("button", { name: words.named(late) }).click();
      await expect(dialog.getByRole("alert")).toContainText(words.members);
      await expectAccessible(page, `one member too many in ${language}`);
      await takePicture(page, `member-${language}`, { isWhole: true });
      await dialog.getByRole("link", { name: words.compare }).click();
      await expect(page).toHaveURL(new RegExp(`/mypage/membership/plan/\\?teamId=${teamId}`));
      await expect(page.getByText(words.team)).toBeVisible();
      await takePicture(page, `team-plan-${language}`, { isWhole: true });
    });
  });
});
