import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("an error that nobody expected is a page in both languages, from which a reload leads on", async ({
  page,
  person,
}) => {
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query ProjectList")) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.edaProjectConnectionV2.nodes = null;
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "예기치 않은 오류가 발생했습니다" }), person.email).toBeVisible();
  await expect(page.getByText("An unexpected error occurred. Saved projects are safe.")).toBeVisible();
  await expectAccessible(page, "the last resort");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "새로 고침" }).click();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
});

test("a form with changes asks before it is left, and what was typed stays with whoever stays", async ({
  page,
  person,
}) => {
  await page.goto("/mypage/setting/profile/");
  const name = page.getByLabel("User name");
  await expect(name).not.toHaveValue("");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const away = page.getByRole("link", { name: "Workspace", exact: true });
  await name.fill("Somebody else");
  await away.click();
  await expect(question, person.email).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Somebody else");
  await away.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).not.toHaveURL(/mypage/);
});

test("home shows what was worked on last before all else", async ({ page, person }) => {
  for (const name of ["Older", "Newer"])
    await uploadProject(page, { name, files: [textFile(`${person.email}.kicad_pcb`, smallBoard())] });
  await page.goto("/home");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Newer");
});
