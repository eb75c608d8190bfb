import { readFile } from "node:fs/promises";
import { confirmTransfer } from "../support/korean-orders.ts";
import { secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

test("a buyer asks for a cash receipt on a phone; a clerk exports the requests, records the number, refunds and sends the money", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "담당자", "administrator@example.com", "ko-KR");
  await staff.page.setViewportSize({ width: 1440, height: 900 });

  await test.step("the buyer's details, with the number of the cash receipt", async () => {
    await page.goto("/mypage/membership/purchase/");
    await page.getByRole("button", { name: "청구 정보 추가" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("상호 또는 이름").fill("김미나");
    await dialog.getByLabel("증빙 종류").selectOption({ label: "현금영수증(소득공제)" });
    await dialog.getByRole("button", { name: "청구 정보 저장" }).click();
    await expect(dialog.getByLabel("현금영수증 발급 번호")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "a cash receipt without a number, in Korean");
    await takePicture(page, "receipt-missing-ko", { isWhole: true });
    await dialog.getByLabel("현금영수증 발급 번호").fill("010-1234-5678");
    await dialog.getByRole("button", { name: "청구 정보 저장" }).click();
    await expect(page.getByText("현금영수증(소득공제) (•••• 5678)")).toBeVisible();
    await takePicture(page, "receipt-ko", { isWhole: true });
  });

  await test.step("credits are bought and paid by transfer", async () => {
    await page.goto("/mypage/membership/credit/");
    await page.getByRole("button", { name: "크레딧 50개 구매" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "결제로 이동" }).click();
    await page.getByRole("button", { name: "계좌 이체로 결제" }).click();
    const total = (
      await page
        .getByText(/^₩[\d,]+$/)
        .first()
        .innerText()
    ).replaceAll(/\D/g, "");
    await confirmTransfer(staff.page, person.email, total);
    await expect(page.getByText("결제되었습니다.", { exact: false }).first()).toBeVisible();
  });

  const { page: desk } = staff;
  await test.step("the clerk exports the requests of the month and records the number that was issued", async () => {
    await desk.goto("/admin/purchases/");
    await desk.getByLabel("표시할 구매").selectOption({ label: "결제됨" });
    await desk.getByLabel("번호, 입금자 코드, 이메일 검색").fill(person.email);
    await expect(desk.getByRole("row").filter({ hasText: person.email })).toBeVisible();
    await expectAccessible(desk, "paid purchases in Korean");
    await takePicture(desk, "desk-ko", { isWhole: true });
    const [download] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("button", { name: "증빙 요청(CSV)" }).click(),
    ]);
    const csv = (await readFile(await download.path())).toString();
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv).toContain("01012345678");
    await desk.getByRole("button", { name: /증빙 발급$/ }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("button", { name: "번호 저장" }).click();
    await expect(dialog.getByText("입력해 주세요.")).toBeVisible();
    await dialog.getByLabel("증빙 번호").fill("C-2026-1128-01");
    await expectAccessible(desk, "the number of a receipt, in Korean");
    await takePicture(desk, "issued-number-ko", { isWhole: true });
    await dialog.getByRole("button", { name: "번호 저장" }).click();
    await expect(desk.getByText("번호를 저장했습니다")).toBeVisible();
    await expect(desk.getByRole("row").filter({ hasText: person.email })).toContainText("C-2026-1128-01");
  });

  await test.step("the purchase is refunded, and the money sent", async () => {
    await desk.getByRole("button", { name: /환불$/ }).click();
    const asking = desk.getByRole("dialog");
    await expect(asking).toContainText("쓰지 않은 크레딧은 바로 회수됩니다.");
    await asking.getByRole("button", { name: "환불", exact: true }).click();
    await expect(asking.getByText("사유를 입력해 주세요.")).toBeVisible();
    await asking.getByLabel("사유").fill("고객 요청");
    await expectAccessible(desk, "a refund in Korean");
    await takePicture(desk, "refund-ko", { isWhole: true });
    await asking.getByRole("button", { name: "환불", exact: true }).click();
    await expect(desk.getByText("환불을 지시했습니다")).toBeVisible();
    await page.reload();
    await expect(page.getByText(/₩[\d,]+을 환불하고 있습니다\./)).toBeVisible();
    await takePicture(page, "refund-pending-ko", { isWhole: true });
    await desk.getByLabel("표시할 구매").selectOption({ label: "송금할 환불" });
    await desk.getByRole("button", { name: /송금 완료 처리$/ }).click();
    const sent = desk.getByRole("dialog");
    await sent.getByLabel("송금 참조 번호").fill("T-20261128-7");
    await expectAccessible(desk, "a refund that was sent, in Korean");
    await takePicture(desk, "refund-sent-ko", { isWhole: true });
    await sent.getByRole("button", { name: "송금 완료 처리" }).click();
    await expect(desk.getByText("해당하는 구매가 없습니다.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("환불", { exact: false }).first()).toBeVisible();
    await takePicture(page, "refunded-ko", { isWhole: true });
    await page.goto("/mypage/membership/credit/");
    await expect(page.getByRole("row").filter({ hasText: "50" }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takePicture(page, "credit-after-ko", { isWhole: true });
  });
  await staff.context.close();
});
