/** What orders in Korean need of both sides. */
import { expect, expectAccessible, type Page } from "./story.ts";

const PRICES = (board: number) => `Item,Choice,From,Price,Per
currency,,,KRW,
status,,,FINAL,
tax,,,EXCLUDED,
valid-days,,,14,
largest-mm,,,400,
smallest-mm,,,5,
board,2,1,${board},ORDER
board,2,1,2000,DM2
thickness,1.6,,0,ORDER
finish,HASL_LEAD_FREE,,0,ORDER
mask,GREEN,,0,ORDER
silk,WHITE,,0,ORDER
copper,OZ_1,,0,ORDER
shipping,KR,,3000,ORDER
lead-time,BOARD,1,4,DAYS
`;

/** A list in won that prices boards at once: so much an order, and by area. */
export async function importPrices(staff: Page, board: number): Promise<void> {
  await staff.goto("/admin/board-prices/");
  const buffer = Buffer.from(PRICES(board));
  await staff.locator('input[type="file"]').setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
  await staff.getByRole("button", { name: "이 가격표 사용" }).click();
  await expect(staff.getByText("이제 이 가격표로 주문 금액을 계산합니다.")).toBeVisible();
}

/** Staff find the transfer of an account and confirm its amount. */
export async function confirmTransfer(staff: Page, email: string, amount: string): Promise<void> {
  await staff.goto("/admin/purchases/");
  await staff.getByRole("searchbox").or(staff.getByPlaceholder(/검색/)).first().fill(email);
  const row = staff.getByRole("row").filter({ hasText: email }).first();
  await row.getByRole("button", { name: /입금 확인/ }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("금액(KRW)").fill(amount);
  await dialog.getByLabel("은행에 표시된 입금자명").fill("김미나");
  await expectAccessible(staff, "a transfer to confirm in Korean");
  await dialog.getByRole("button", { name: "입금 확인" }).click();
  await expect(dialog).toBeHidden();
}

/** The address of the order tab, entered in place. */
export async function addAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "주소 추가" }).click();
  await saveAddress(page, "연구실");
}

/** Fills in and saves the open dialog of an address. */
export async function saveAddress(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [label, text] of [
    ["배송지 이름", name],
    ["받는 사람", "김미나"],
    ["전화번호", "01012345678"],
    ["우편번호", "04524"],
    ["시·도, 시·군·구", "서울특별시 중구"],
    ["도로명 주소", "세종대로 110"],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: "배송지 저장" }).click();
  await expect(dialog).toBeHidden();
}
