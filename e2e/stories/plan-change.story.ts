import { askServer } from "../support/ask-server.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { makeTeam } from "../support/make-team.ts";
import { secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject, uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const PURCHASES = "query ($input: PurchaseConnectionInput!) { purchaseConnection(input: $input) { totalCount } }";
const BALANCE = "query ($input: CreditBalanceInput!) { creditBalance(input: $input) { available held } }";
/** The small board cut down to a strip on which none of its three parts has room. */
const NARROW = smallBoard().replaceAll(" 120)", " 101)");

const WORDS = {
  en: {
    locale: "en-US",
    current: (plan: string, credits: number) => `Current plan: ${plan}, with ${credits} credits a month.`,
    use: /^\d+ of 20 projects\./,
    members: /0 of 20 projects\. 1 of 20 members/,
    choose: "Choose PRO",
    toPayment: "Continue to payment",
    byTransfer: "Pay by bank transfer",
    confirm: /^Confirm transfer/,
    amount: /^Amount in (USD|KRW)$/,
    depositor: "Sender, as the bank shows it",
    differs: "Another amount than awaited",
    paid: "Paid. What you bought is available.",
    showPlan: "Show plan",
    end: "End PRO",
    ends: /It ends on/,
    keep: "Keep PRO",
    failed: "Placement failed",
    placement: "Placement run",
    released: "Released",
    charged: /Charged|Reserved/,
    low: "Low",
    none: "No credits left",
    compare: "Compare plans",
    project: "Placed",
    prices: ["14.00", "15.00"],
  },
  ko: {
    locale: "ko-KR",
    current: (plan: string, credits: number) => `현재 요금제: ${plan}, 매월 크레딧 ${credits}개.`,
    use: /^프로젝트 20개 중 \d+개 사용\./,
    members: /프로젝트 20개 중 0개 사용\..*구성원 20명 중 1명/,
    choose: "PRO 선택",
    toPayment: "결제로 이동",
    byTransfer: "계좌 이체로 결제",
    confirm: /입금 확인/,
    amount: /^금액\(/,
    depositor: "은행에 표시된 입금자명",
    differs: /예정된 금액과 다릅니다|다른 금액/,
    paid: "결제되었습니다. 구매한 항목을 사용할 수 있습니다.",
    showPlan: "요금제 보기",
    end: "PRO 종료",
    ends: /에 종료됩니다/,
    keep: "PRO 유지",
    failed: "배치하지 못했습니다",
    placement: "배치 작업",
    released: "해제",
    charged: /차감|예약/,
    low: "부족",
    none: "남은 크레딧 없음",
    compare: "요금제 비교",
    project: "배치됨",
    prices: ["18000", "19000"],
  },
} as const;

/** The credits page as it is with so many credits left: a story cannot use up thirty. */
async function showBalance(page: Page, available: number): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"CreditBalance"')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.creditBalance, { available, isLow: true, expiresNext: null });
    return route.fulfill({ response, json });
  });
  await page.goto("/mypage/membership/credit/");
}

inEachLanguage(WORDS, (words, language) => {
  test("a plan is bought once by a double click, not by another amount; runs cost, failed ones do not; it is ended and kept", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com", words.locale);
    await page.goto("/mypage/membership/plan/");
    await expect(page.getByText(words.current("FREE", 30))).toBeVisible();
    await expect(page.getByText(words.use)).toBeVisible();
    await page.getByRole("button", { name: words.choose }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.toPayment }).dblclick();
    await page.getByRole("button", { name: words.byTransfer }).click();
    expect((await askServer(page, PURCHASES, {})).purchaseConnection.totalCount).toBe(1);

    for (const [index, amount] of words.prices.entries()) {
      await staff.page.goto("/admin/purchases/");
      await staff.page.getByRole("textbox").or(staff.page.getByRole("searchbox")).first().fill(person.email);
      const row = staff.page.getByRole("row").filter({ hasText: person.email });
      await row.getByRole("button", { name: words.confirm }).click();
      const dialog = staff.page.getByRole("dialog");
      await dialog.getByLabel(words.amount).fill(amount);
      await dialog.getByLabel(words.depositor).fill("Kim Mina");
      await dialog.getByRole("button", { name: words.confirm }).click();
      await expect(dialog).toBeHidden();
      if (index > 0) continue;
      // Another amount does not pay: the plan stays as it is.
      const plan = await askServer(page, BALANCE, {});
      expect(plan.creditBalance).toMatchObject({ available: 30 });
    }
    await expect(page.getByText(words.paid)).toBeVisible();
    await page.getByRole("link", { name: words.showPlan }).click();
    await expect(page.getByText(words.current("PRO", 200))).toBeVisible();
    await takePicture(page, `upgraded-${language}`, { isWhole: true });
    expect((await askServer(page, BALANCE, {})).creditBalance.available).toBe(230);

    const placed = await uploadProject(page, { name: words.project, files: [textFile("s.kicad_pcb", smallBoard())] });
    const request = `mutation ($input: RequestEdaProjectAutoPlacementInput!) {
        requestEdaProjectAutoPlacement(input: $input) { requestGroupId } }`;
    await askServer(page, request, { id: placed });
    await page.goto("/mypage/membership/credit/");
    await expect(page.getByRole("row", { name: words.placement })).toContainText("−1");
    const narrow = await uploadProject(page, { name: "Narrow", files: [textFile("n.kicad_pcb", NARROW)] });
    await askServer(page, request, { id: narrow });
    await page.goto(`/layout/${narrow}`);
    await expect(page.getByText(words.failed).first()).toBeVisible(UNTIL_RUN_ENDS);
    await page.goto("/mypage/membership/credit/");
    await expect(page.getByRole("row", { name: "Narrow" })).toContainText(words.released);
    await expect(page.getByRole("row", { name: words.project })).toContainText(words.charged);
    await expectAccessible(page, `the history of credits in ${language}`);
    await takePicture(page, `history-${language}`, { isWhole: true });
    expect((await askServer(page, BALANCE, {})).creditBalance.available).toBe(229);

    await page.goto("/mypage/membership/plan/");
    await page.getByRole("button", { name: words.end }).click();
    await expectAccessible(page, `the end of a plan in ${language}`);
    await page.getByRole("dialog").getByRole("button", { name: words.end }).click();
    await expect(page.getByText(words.ends).first()).toBeVisible();
    await takePicture(page, `ending-${language}`, { isWhole: true });
    await page.getByRole("button", { name: words.keep }).click();
    await expect(page.getByRole("button", { name: words.end })).toBeVisible();
    await staff.context.close();
  });

  test("few and no credits are shown with the way to more; a team sees its projects and members of its plan", async ({
    page,
    person,
  }) => {
    expect(person.email).not.toBe("");
    await showBalance(page, 3);
    await expect(page.getByText(words.low, { exact: true })).toBeVisible();
    await expectAccessible(page, `few credits in ${language}`);
    await takePicture(page, `low-${language}`, { isWhole: true });
    await page.unrouteAll({ behavior: "wait" });
    await showBalance(page, 0);
    await expect(page.getByText(words.none).first()).toBeVisible();
    await expect(page.getByRole("link", { name: words.compare })).toBeVisible();
    await takePicture(page, `none-${language}`, { isWhole: true });
    await page.unrouteAll({ behavior: "wait" });
    const teamId = await makeTeam(page, "Circuits", []);
    await page.goto(`/mypage/membership/plan/?teamId=${teamId}`);
    await expect(page.getByText(words.members)).toBeVisible();
    await expectAccessible(page, `the limits of a team in ${language}`);
    await takePicture(page, `team-limits-${language}`, { isWhole: true });
  });
});

test("a run without enough credits says what is missing, in Korean, and leads to more", async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await secondPerson({ browser, baseURL }, "이수진", undefined, "ko-KR");
  await openProject(page, { name: "비용", files: [textFile("small.kicad_pcb", smallBoard())] });
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes('"RequestRouting"')) return route.fallback();
    const sentence = { kind: "too-few-credits", facts: { needed: 1, available: 0 } };
    const extensions = { code: 409, reason: "INSUFFICIENT_CREDITS", wallet: "USER", sentence };
    return route.fulfill({ json: { data: null, errors: [{ message: "Too few credits.", extensions }] } });
  });
  await page.getByRole("button", { name: "실행", exact: true }).click();
  await page.getByRole("menuitem", { name: /배선/ }).first().click();
  await expect(page.getByRole("alert")).toContainText("크레딧이 부족합니다. 필요: 1개, 사용 가능: 0개.");
  await expectAccessible(page, "a run without enough credits in Korean");
  await page.getByRole("link", { name: "크레딧 보기" }).click();
  await expect(page).toHaveURL(/\/mypage\/membership\/credit\/$/);
  await context.close();
});
