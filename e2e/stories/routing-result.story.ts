import { gateBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("what a routing leaves open is told with the line it has to pass, and how long every net became", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("gate.kicad_pcb", gateBoard())],
    name: "Gate",
    run: "ROUTING",
  });
  await expect(page.getByRole("heading", { name: "3 connections are open" })).toBeVisible(UNTIL_RUN_ENDS);

  const open = page.getByRole("tabpanel", { name: /Open connections/ });
  const reasons = open.getByRole("button", {
    name: /2 tracks fit through the marked line and 5 are needed. Used by D\d, D\d\./,
  });
  await expect(reasons).toHaveCount(3);
  await expect(reasons.first()).toContainText(/May help: \d\.\d{3} mm more space there\./);
  await expectAccessible(page, `open connections (${person.email})`);
  const canvas = page.locator("canvas").first();
  const before = await canvas.screenshot();
  await reasons.first().click();
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);

  await page.getByRole("tab", { name: "Lengths" }).click();
  const groups = page.getByRole("table", { name: "Groups" });
  await expect(groups.getByRole("row", { name: /^USB_D Differential pair 2 \d+\.\d{3} \*/ })).toBeVisible();
  await expect(groups.getByRole("row", { name: /^D Bus 5 –/ })).toBeVisible();
  const nets = page.getByRole("table", { name: "Nets" });
  await expect(nets.getByRole("row")).toHaveCount(1 + 7);
  await expectAccessible(page, "lengths");

  const head = nets.getByRole("columnheader", { name: "Length" });
  const lengths = async () =>
    (await nets.getByRole("row").locator("td:nth-of-type(2)").allInnerTexts()).map((text) => Number(text));
  await head.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  const falling = await lengths();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  expect(await lengths()).toEqual([...falling].reverse().sort((a, b) => a - b));
  const shown = await canvas.screenshot();
  await groups.getByRole("button", { name: "USB_D" }).click();
  await expect.poll(async () => (await canvas.screenshot()).equals(shown)).toBe(false);

  // What is open is reported once: no finding says it again.
  await page.getByRole("tab", { name: "Findings 0" }).click();
  await expect(page.getByText("No design rule violations")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("tracewright-language", "ko"));
  await page.reload();
  const inKorean = /표시된 선에는 트랙 2개가 들어가는데 5개가 필요합니다/;
  await expect(page.getByRole("tabpanel").getByRole("button", { name: inKorean })).toHaveCount(3);
  await page.getByRole("tab", { name: /^차동 쌍/ }).click();
  await expect(
    page
      .getByRole("tabpanel")
      .getByRole("button", { name: /^USB_D / })
      .first(),
  ).toBeVisible();
  // What is open keeps nobody from taking it.
  await page.getByRole("button", { name: "미연결이 있는 채로 사용" }).click();
  await expect(page.getByText("v2.0", { exact: true })).toBeVisible();
});
