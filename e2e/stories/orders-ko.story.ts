import { readFile } from "node:fs/promises";
import { addAddress, confirmTransfer, importPrices, saveAddress } from "../support/korean-orders.ts";
import { makeTeam } from "../support/make-team.ts";
import { routedProject, UNTIL_CHECKED } from "../support/routed-project.ts";
import { secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test.use({ locale: "ko-KR" });

test("주문: obstacles, an address, a price that changes meanwhile, an expired price, payment, making, shipping, in Korean", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "담당자", "administrator@example.com", "ko-KR");
  const id = await routedProject(page, "램프");
  const open = await uploadProject(page, { name: "열린 기판", files: [textFile("open.kicad_pcb", smallBoard())] });

  await page.goto(`/result/${open}?panel=order&view=layout`);
  await expect(page.getByRole("heading", { name: "이 버전은 아직 주문할 수 없습니다" })).toBeVisible();
  await expect(page.getByText(/연결 \d+개가 끊겨 있습니다\./)).toBeVisible(UNTIL_CHECKED);
  await expectAccessible(page, "an order that is not possible yet, in Korean");
  await takePicture(page, "obstacles-ko", { isWhole: true });

  await importPrices(staff.page, 10_000);
  await page.goto(`/result/${id}?panel=order&view=layout`);
  const form = page.getByRole("form", { name: "기판 주문" });
  await expect(form.getByText("아직 주소가 없습니다.", { exact: false })).toBeVisible();
  await addAddress(page);
  await form.getByLabel("수량").selectOption("10");
  await expect(form.getByRole("button", { name: "주문하기" })).toBeEnabled(UNTIL_CHECKED);
  await expectAccessible(page, "the order tab in Korean");
  const shown = await form.getByTestId("total").innerText();
  await takePicture(page, "tab-ko", { isWhole: true });

  // The price list changes while the form is open: the new price is shown, and has to be confirmed again.
  await importPrices(staff.page, 12_000);
  await page.getByLabel(/반품할 수 없/).check();
  await form.getByRole("button", { name: "주문하기" }).click();
  await expect(form.getByText(/금액이 .* 바뀌었습니다|금액이 바뀌었습니다/)).toBeVisible(UNTIL_CHECKED);
  await expect(form.getByTestId("total")).not.toHaveText(shown);
  await expectAccessible(page, "a price that has changed, in Korean");
  await takePicture(page, "changed-ko", { isWhole: true });
  const total = await form.getByTestId("total").innerText();
  await form.getByRole("button", { name: "주문하기" }).click();
  await expect(page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
  await expect(page.getByTestId("total")).toHaveText(total);
  const number = await page.getByRole("heading", { level: 1 }).innerText();
  await takePicture(page, "quoted-ko", { isWhole: true });

  await test.step("a price that has expired is renewed, and not paid", async () => {
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes('"OrderDetail"')) return route.fallback();
      const response = await route.fetch();
      const json = await response.json();
      for (const quote of json.data.order.quotes)
        Object.assign(quote, { isValid: false, validUntil: new Date(Date.now() - 86_400_000).toISOString() });
      return route.fulfill({ response, json });
    });
    await page.reload();
    await expect(page.getByText(/까지 유효했습니다\. 계속하려면 금액을 갱신해 주세요\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "금액 수락" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "금액 갱신" })).toBeVisible();
    await expectAccessible(page, "an expired price in Korean");
    await takePicture(page, "expired-ko", { isWhole: true });
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
  });

  await page.getByRole("button", { name: "금액 수락" }).click();
  await page.getByRole("button", { name: "계좌 이체로 결제" }).click();
  await expect(page.getByText("정확히 이 금액을 이체하고", { exact: false })).toBeVisible();
  await expectAccessible(page, "the transfer for an order in Korean");
  await confirmTransfer(staff.page, person.email, total.replaceAll(/\D/g, ""));
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제가 완료되었습니다.", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "주문 취소" })).toHaveCount(0);

  await test.step("the bell has rung on both sides, and leads to the order", async () => {
    await staff.page.goto("/admin/");
    await staff.page.getByRole("button", { name: /^알림/ }).click();
    const line = staff.page.getByRole("button", { name: `주문 ${number}의 결제가 완료되어 제작할 수 있습니다.` });
    await expect(line).toBeVisible();
    await expectAccessible(staff.page, "the bell of staff in Korean");
    await takePicture(staff.page, "bell-ko", { isWhole: true });
    await line.click();
    await expect(staff.page).toHaveURL(/\/admin\/orders\//);
  });

  await page.getByRole("button", { name: "취소 요청" }).click();
  await page.getByRole("dialog").getByLabel("사유").fill("버전이 다릅니다");
  await page.getByRole("dialog").getByRole("button", { name: "취소 요청" }).click();
  await expect(page.getByText(/에 취소를 요청했습니다/).first()).toBeVisible();
  await staff.page.reload();
  await staff.page.getByRole("button", { name: "취소 요청 거절" }).click();
  await staff.page.getByRole("dialog").getByLabel("사유").fill("이미 제작 준비 중");
  await staff.page.getByRole("dialog").getByRole("button", { name: "취소 요청 거절" }).click();
  await expect(page.getByText("이미 제작 준비 중")).toBeVisible();
  await staff.page.getByRole("button", { name: "제작 시작" }).click();
  await staff.page.getByRole("dialog").getByLabel("테스트 결제인 경우의 이유").fill("연습");
  await expectAccessible(staff.page, "production being started, in Korean");
  await staff.page.getByRole("dialog").getByRole("button", { name: "제작 시작" }).click();
  await expect(page.getByText("기판을 제작하고 있습니다.").first()).toBeVisible();
  await staff.page.getByRole("button", { name: "발송 등록" }).click();
  await staff.page.getByRole("dialog").getByLabel("운송사").selectOption("CJ Logistics");
  await staff.page.getByRole("dialog").getByLabel("운송장 번호").fill("1234567890");
  await staff.page.getByRole("dialog").getByRole("button", { name: "발송 등록" }).click();
  await expect(page.getByRole("link", { name: "배송 조회" })).toHaveAttribute("href", /wblNo=1234567890/);
  await page.getByRole("button", { name: "기판을 받았습니다" }).click();
  await expect(page.getByText("배송 완료", { exact: true }).first()).toBeVisible();
  await expectAccessible(page, "a delivered order in Korean");
  await takePicture(page, "delivered-ko", { isWhole: true });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "견적서 PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await page.goto("/mypage/order/");
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("배송 완료");
  await takePicture(page, "orders-ko", { isWhole: true });
  await staff.page.goto("/admin/board-prices/");
  await staff.page.getByRole("button", { name: "사용 중지" }).first().click();
  await staff.page.getByRole("dialog").getByRole("button", { name: "사용 중지" }).click();
  await expect(staff.page.getByText("사용을 중지했습니다.")).toBeVisible();
  await staff.context.close();
});

test("팀 주문: a member orders, the owner hears of it and approves or declines, in Korean", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const member = await secondPerson({ browser, baseURL }, "이수진", undefined, "ko-KR");
  const teamId = await makeTeam(page, "회로팀", [member.email]);
  const id = await routedProject(member.page, "팀 램프", teamId);
  await page.goto(`/workspace/team/setting/?teamId=${teamId}&tab=addresses`);
  await page.getByRole("tab", { name: /주소|배송지/ }).click();
  await page
    .getByRole("button", { name: /배송지 추가|주소 추가/ })
    .first()
    .click();
  await saveAddress(page, "사무실");

  const order = async () => {
    await member.page.goto(`/result/${id}?panel=order&view=layout`);
    const form = member.page.getByRole("form", { name: "기판 주문" });
    await expect(form.getByRole("button", { name: /주문하기|금액 요청/ })).toBeEnabled(UNTIL_CHECKED);
    await member.page.getByLabel(/반품할 수 없/).check();
    await form.getByRole("button", { name: /주문하기|금액 요청/ }).click();
    await expect(member.page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
    await expect(member.page.getByText(/구성원의 승인을 기다립니다\./)).toBeVisible();
    await expect(member.page.getByRole("button", { name: "주문 승인" })).toHaveCount(0);
    return member.page.getByRole("heading", { level: 1 }).innerText();
  };
  const first = await order();
  await expectAccessible(member.page, "an order that waits for approval, in Korean");
  await takePicture(member.page, "wanted-ko", { isWhole: true });
  await page.goto("/workspace/personal/projects/");
  await expect(page.getByRole("button", { name: /^알림, 읽지 않음: 1$/ })).toBeVisible();
  await page.getByRole("button", { name: /^알림/ }).click();
  await page.getByRole("button", { name: `팀 주문 ${first}` }).click();
  await expect(page.getByRole("heading", { name: first })).toBeVisible();
  await expectAccessible(page, `an order to be approved (${person.email})`);
  await takePicture(page, "to-approve-ko", { isWhole: true });
  await page.getByRole("button", { name: "주문 승인" }).click();
  await expect(page.getByText("승인되었습니다.", { exact: true }).first()).toBeVisible();
  await expect(member.page.getByText("승인", { exact: true })).toBeVisible();
  await expect(member.page.getByText(/구성원의 승인을 기다립니다\./)).toBeHidden();

  const second = await order();
  await page.goto(`/mypage/order/?teamId=${teamId}`);
  await page.getByRole("link", { name: second }).click();
  await page.getByRole("button", { name: "주문 거절" }).click();
  const asked = page.getByRole("dialog");
  await expect(asked).toContainText("거절하면 주문이 취소되고");
  await expectAccessible(page, "an order to be declined, in Korean");
  await takePicture(page, "declining-ko", { isWhole: true });
  await asked.getByRole("button", { name: "주문 거절" }).click();
  // The toast says it for a moment too.
  await expect(page.getByRole("region", { name: "상태" }).getByText("팀에서 승인하지 않았습니다.")).toBeVisible();
  await expect(member.page.getByText("취소된 주문입니다.")).toBeVisible();
  await expect(member.page.getByText("승인 거절", { exact: true })).toBeVisible();
  await takePicture(member.page, "declined-ko", { isWhole: true });
  await member.context.close();
});

test("견적: signed out first, mistakes, then sent, answered, declined, and answered once more, in Korean", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }), locale: "ko-KR" });
  const stranger = await visitor.newPage();
  await stranger.goto("/estimate/kes/");
  await expect(stranger).toHaveURL(/\/sign-in|\/login|\/signin|\/member/);
  await visitor.close();

  const staff = await secondPerson({ browser, baseURL }, "담당자", "administrator@example.com", "ko-KR");
  await page.goto("/estimate/kes/");
  await expect(page.getByLabel("이메일")).toHaveValue(person.email);
  await page.getByRole("button", { name: "견적 요청" }).click();
  await expect(page.getByText("내용을 입력해 주세요.").first()).toBeVisible();
  await expect(page.getByText("요청에 답할 수 있도록 동의해 주세요.")).toBeVisible();
  await page.getByLabel("회사").fill("회로공방");
  await page.getByLabel("전화번호").fill("전화 주세요");
  await expect(page.getByText("숫자 4자리 이상의 전화번호를 입력해 주세요.")).toBeVisible();
  await page.getByLabel("전화번호").fill("010-1234-5678");
  await page.getByLabel("기판", { exact: true }).fill("6레이어, 100 × 80 mm");
  await page.getByLabel("수량").fill("250");
  await page.getByLabel("내용").fill("윗면 임피던스 제어");
  await page.locator('input[type="file"]').setInputFiles([
    { name: "large.zip", mimeType: "application/zip", buffer: Buffer.alloc(10_485_761) },
    { name: "board.zip", mimeType: "application/zip", buffer: Buffer.from("a board") },
  ]);
  await expect(page.getByText("large.zip 파일이 10 MB보다 큽니다.")).toBeVisible();
  await page.getByLabel(/정보를 저장하고 사용/).check();
  await expectAccessible(page, "a request for an estimate in Korean");
  await takePicture(page, "estimate-form-ko", { isWhole: true });
  await page.getByRole("button", { name: "견적 요청" }).click();
  await expect(page.getByRole("heading", { name: "요청을 보냈습니다" })).toBeVisible();
  const number = /EST-\d{4}-\d{6}/.exec(await page.getByText(/EST-/).first().innerText())?.[0] ?? "";
  await expectAccessible(page, "a request that was sent, in Korean");
  await page.getByRole("link", { name: "요청 보기" }).click();

  await staff.page.goto("/admin/estimates/");
  await takePicture(staff.page, "admin-estimates-ko", { isWhole: true });
  await staff.page.getByRole("link", { name: number }).click();
  await staff.page.getByRole("button", { name: "금액 산정" }).click();
  const dialog = staff.page.getByRole("dialog");
  await dialog.getByLabel("항목 1", { exact: true }).fill("6레이어 기판 250장");
  await dialog.getByLabel("통화").selectOption("KRW");
  await dialog.getByLabel("금액(KRW)").fill("1250000");
  await expectAccessible(staff.page, "a price for a request, in Korean");
  await dialog.getByRole("button", { name: "금액 산정" }).click();
  await expect(page.getByRole("button", { name: "금액 거절" })).toBeVisible();
  await expectAccessible(page, "a request with a price, in Korean");
  await takePicture(page, "estimate-quoted-ko", { isWhole: true });
  await page.getByRole("button", { name: "금액 거절" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "금액 거절" }).click();
  await expect(page.getByText("금액을 거절했습니다.").first()).toBeVisible();
  await page.goto("/estimate/success/");
  await expect(page.getByText("견적 요청에는 메일로 답합니다.")).toBeVisible();
  await staff.context.close();
});
