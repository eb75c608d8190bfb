import { readFile } from "node:fs/promises";
import { routedProject, UNTIL_CHECKED } from "../support/routed-project.ts";
import { secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const PRICES = (status: string) => `Item,Choice,From,Price,Per
currency,,,USD,
status,,,${status},
tax,,,EXCLUDED,
valid-days,,,14,
largest-mm,,,400,
smallest-mm,,,5,
board,2,1,10,ORDER
board,2,1,2,DM2
thickness,1.6,,0,ORDER
finish,HASL_LEAD_FREE,,0,ORDER
finish,ENIG,,15,ORDER
mask,GREEN,,0,ORDER
silk,WHITE,,0,ORDER
copper,OZ_1,,0,ORDER
shipping,OTHER,,30,ORDER
lead-time,BOARD,1,4,DAYS
`;

async function importPrices(staff: Page, status: string): Promise<void> {
  await staff.goto("/admin/board-prices/");
  await staff.locator('input[type="file"]').setInputFiles({
    name: `prices-${status}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(PRICES(status)),
  });
  await staff.getByRole("button", { name: "Use this list" }).click();
  await expect(staff.getByText("The list prices orders from now on.")).toBeVisible();
}

async function confirmTransfer(staff: Page, email: string, amount: string): Promise<void> {
  await staff.goto("/admin/purchases/");
  await staff.getByLabel("Search number, reference or address").fill(email);
  const row = staff.getByRole("row").filter({ hasText: email }).first();
  await row.getByRole("button", { name: /^Confirm transfer/ }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Amount in USD").fill(amount);
  await dialog.getByLabel("Sender, as the bank shows it").fill("Kim Mina");
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  await expect(staff.getByText("is paid").first()).toBeVisible();
}

test("a finished board is ordered, priced by a person, paid by transfer, made, shipped and received", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com");
  const id = await routedProject(page, "LED lamp");
  const open = await uploadProject(page, { name: "Open", files: [textFile("open.kicad_pcb", smallBoard())] });

  await test.step("what is open on a board is named, with the way there", async () => {
    await page.goto(`/result/${open}?panel=order&view=layout`);
    await expect(page.getByRole("heading", { name: "This version cannot be ordered yet" })).toBeVisible();
    await expect(page.getByText(/connections? (is|are) open\./)).toBeVisible(UNTIL_CHECKED);
    await expect(page.getByRole("button", { name: /^(Place order|Request price)$/ })).toHaveCount(0);
    await expectAccessible(page, "an order that is not possible yet");
    await takePicture(page, "obstacles", { isWhole: true });
  });

  await test.step("without an address or a price list: both are said; an address is added in place", async () => {
    await page.goto(`/result/${id}?panel=order&view=layout`);
    const form = page.getByRole("form", { name: "Order boards" });
    await expect(form.getByText("No address yet.")).toBeVisible();
    await expect(form.getByRole("heading", { name: "A person prices this order" })).toBeVisible(UNTIL_CHECKED);
    await expect(form.getByText("This server has no price list in USD.")).toBeVisible();
    await expect(form.getByRole("button", { name: "Request price" })).toBeDisabled();
    await form.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog");
    for (const [label, text] of [
      ["Name of this address", "Lab"],
      ["Recipient", "Mina Kim"],
      ["Phone number", "2025550123"],
      ["Street address", "1 Main Street"],
      ["City, state or province", "Springfield, IL"],
      ["Postal code", "62701"],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(form.getByLabel("Deliver to")).toContainText("Lab: Mina Kim");
    await expectAccessible(page, `the order tab (${person.email})`);
    await takePicture(page, "tab-person", { isWhole: true });
  });

  await test.step("the consent is asked for, and the files are checked before the order exists", async () => {
    await page.getByLabel("Quantity").selectOption("5");
    await page.getByRole("button", { name: "Request price" }).click();
    await expect(page.getByText("Agree to this before you order.")).toBeVisible();
    await page.getByLabel(/cannot be returned/).check();
    await page.getByLabel("Note to the manufacturer").fill("Panels are fine");
    await page.getByRole("button", { name: "Request price" }).click();
    await expect(page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
    await expect(page.getByRole("region", { name: "State" })).toContainText("A person is pricing this order.");
    await expect(page.getByText(/SHA-256 [0-9a-f]{64}/).first()).toBeVisible();
    await expectAccessible(page, "an order that waits for a price");
    await takePicture(page, "order-requested", { isWhole: true });
  });
  const number = await page.getByRole("heading", { level: 1 }).innerText();

  await test.step("staff price it twice: the second price is accepted, and the difference is shown", async () => {
    await staff.page.goto("/admin/");
    await staff.page.getByRole("link", { name: /Orders that wait/ }).click();
    await expectAccessible(staff.page, "orders that wait");
    await takePicture(staff.page, "admin-orders", { isWhole: true });
    await staff.page.getByRole("link", { name: number }).click();
    for (const amount of ["40.00", "35.00"]) {
      await staff.page.getByRole("button", { name: "Set price" }).click();
      const dialog = staff.page.getByRole("dialog");
      await dialog.getByLabel("Line 1", { exact: true }).fill("5 boards with shipping");
      await dialog.getByLabel("Amount (USD)").fill(amount);
      await expectAccessible(staff.page, "a price being set");
      await dialog.getByRole("button", { name: "Set price" }).click();
      await expect(staff.page.getByTestId("total")).toHaveText(`$${amount}`);
    }
    await takePicture(staff.page, "admin-order", { isWhole: true });
    await expect(page.getByTestId("total")).toHaveText("$35.00");
    await expect(page.getByText("−$5.00 compared with version 1")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Quote as PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${number}-v2.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await takePicture(page, "order-quoted", { isWhole: true });
  });

  await test.step("the price is accepted and paid by transfer", async () => {
    await page.getByRole("button", { name: "Accept price" }).click();
    await expect(page.getByRole("heading", { name: `Boards as quoted, ${number}` })).toBeVisible();
    await page.getByRole("button", { name: "Pay by bank transfer" }).click();
    await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
    await confirmTransfer(staff.page, person.email, "35.00");
    await expect(page.getByRole("link", { name: "Show order" })).toBeVisible();
    await expectAccessible(page, "a paid order's purchase");
    await page.getByRole("link", { name: "Show order" }).click();
    await expect(page.getByRole("region", { name: "State" })).toContainText("The order is paid.");
    await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  });

  await test.step("a paid order is canceled by asking; staff decline, and the boards are made and shipped", async () => {
    await page.getByRole("button", { name: "Ask to cancel" }).click();
    const asking = page.getByRole("dialog");
    await asking.getByLabel("Reason").fill("The wrong version");
    await asking.getByRole("button", { name: "Ask to cancel" }).click();
    await expect(page.getByRole("region", { name: "State" })).toContainText("You asked to cancel");
    await staff.page.goto("/admin/orders/");
    await expect(staff.page.getByText("Cancellation asked")).toBeVisible();
    await staff.page.getByRole("link", { name: number }).click();
    await staff.page.getByRole("button", { name: "Decline cancellation" }).click();
    await staff.page.getByRole("dialog").getByLabel("Reason").fill("Already at the fab");
    await staff.page.getByRole("dialog").getByRole("button", { name: "Decline cancellation" }).click();
    await expect(page.getByText("Already at the fab")).toBeVisible();
    // The payment was practised: production needs a written reason.
    await staff.page.getByRole("button", { name: "Start production" }).click();
    const producing = staff.page.getByRole("dialog");
    await producing.getByRole("button", { name: "Start production" }).click();
    await expect(producing.getByText(/The payment was a test/)).toBeVisible();
    await producing.getByLabel("Reason, if the payment was a test").fill("A story");
    await producing.getByRole("button", { name: "Start production" }).click();
    await expect(page.getByRole("region", { name: "State" })).toContainText("The boards are in production.");
    await staff.page.getByRole("button", { name: "Add shipment" }).click();
    const shipping = staff.page.getByRole("dialog");
    await shipping.getByLabel("Carrier").selectOption("DHL");
    await shipping.getByLabel("Tracking number").fill("1234567890");
    await expectAccessible(staff.page, "a shipment being added");
    await shipping.getByRole("button", { name: "Add shipment" }).click();
    await expect(page.getByRole("link", { name: "Track parcel" })).toHaveAttribute("href", /tracking-id=1234567890/);
    await page.getByRole("button", { name: "I have the boards" }).click();
    await expect(page.getByText("Delivered", { exact: true }).first()).toBeVisible();
    await expectAccessible(page, "a delivered order");
    await takePicture(page, "order-delivered", { isWhole: true });
  });

  await test.step("a sample list shows its price and charges nobody; a list prices at once; an order is canceled", async () => {
    await importPrices(staff.page, "SAMPLE");
    await expectAccessible(staff.page, "lists of board prices");
    await page.getByRole("link", { name: "Order again" }).click();
    const form = page.getByRole("form", { name: "Order boards" });
    await expect(form.getByLabel("Quantity")).toHaveValue("5");
    await expect(form.getByText("Example price", { exact: true })).toBeVisible(UNTIL_CHECKED);
    await expect(form.getByRole("button", { name: "Request price" })).toBeEnabled();
    await takePicture(page, "tab-sample", { isWhole: true });
    await importPrices(staff.page, "FINAL");
    await takePicture(staff.page, "admin-prices", { isWhole: true });
    await page.reload();
    await expect(form.getByRole("button", { name: "Place order" })).toBeEnabled(UNTIL_CHECKED);
    const total = await form.getByTestId("total").innerText();
    await form.getByLabel("Surface finish").selectOption("ENIG");
    await expect(form.getByTestId("total")).not.toHaveText(total);
    await form.getByLabel("Surface finish").selectOption("HASL_LEAD_FREE");
    await expect(form.getByTestId("total")).toHaveText(total);
    await takePicture(page, "tab-list", { isWhole: true });
    await page.getByLabel(/cannot be returned/).check();
    await form.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
    await expect(page.getByTestId("total")).toHaveText(total);
    await page.getByRole("button", { name: "Cancel order" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByText("This order was canceled.")).toBeVisible();
    await page.goto("/mypage/order/");
    await expect(page.getByRole("row")).toHaveCount(3);
    await expectAccessible(page, "the orders of a person");
    await takePicture(page, "orders", { isWhole: true });
  });
  await staff.context.close();
});

test("an estimate is asked for, answered with a price, accepted and paid", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com");
  await page.goto("/estimate/");
  await expect(page.getByText("No estimates requested yet.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for an estimate" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Ask for an estimate" }).click();
  await expect(page.getByText("Fill in this field.").first()).toBeVisible();
  await expect(page.getByText("Agree so that the request can be answered.")).toBeVisible();
  await takePicture(page, "estimate-missing", { isWhole: true });
  await page.getByLabel("Company").fill("Lamp Works");
  await page.getByLabel("Phone").fill("call me");
  await expect(page.getByText("Enter a phone number with at least 4 digits.")).toBeVisible();
  await page.getByLabel("Phone").fill("+1 202 555 0123");
  await page.getByLabel("Board", { exact: true }).fill("6 layers, 100 × 80 mm");
  await page.getByLabel("Quantity").fill("250");
  await page.getByLabel("Message").fill("Impedance control on the top layer.");
  await page.locator('input[type="file"]').setInputFiles([
    { name: "large.zip", mimeType: "application/zip", buffer: Buffer.alloc(10_485_761) },
    { name: "board.zip", mimeType: "application/zip", buffer: Buffer.from("a board") },
  ]);
  await expect(page.getByText("large.zip is larger than 10 MB.")).toBeVisible();
  await page.getByLabel(/stored and used to answer/).check();
  await expectAccessible(page, "a request for an estimate");
  await takePicture(page, "estimate-form", { isWhole: true });
  await page.getByRole("button", { name: "Ask for an estimate" }).click();
  await expect(page.getByRole("heading", { name: "The request was sent" })).toBeVisible();
  const said = await page.getByText(/^Its number is/).innerText();
  const number = /EST-\d{4}-\d{6}/.exec(said)?.[0] ?? "";
  expect(number).not.toBe("");
  await expectAccessible(page, "a request that was sent");
  await page.getByRole("link", { name: "Show request" }).click();

  await staff.page.goto("/admin/estimates/");
  await staff.page.getByRole("link", { name: number }).click();
  await expect(staff.page.getByRole("link", { name: "board.zip" })).toBeVisible();
  await staff.page.getByRole("button", { name: "Set price" }).click();
  const dialog = staff.page.getByRole("dialog");
  await dialog.getByLabel("Line 1", { exact: true }).fill("250 boards, 6 layers");
  await dialog.getByLabel("Amount (USD)").fill("1250.00");
  await dialog.getByRole("button", { name: "Set price" }).click();
  await expect(staff.page.getByTestId("total")).toHaveText("$1,250.00");
  await expectAccessible(staff.page, "an answered request");
  await takePicture(staff.page, "admin-estimate", { isWhole: true });

  await expect(page.getByRole("button", { name: "Accept price" })).toBeVisible();
  await takePicture(page, "estimate-quoted", { isWhole: true });
  await page.getByRole("button", { name: "Accept price" }).click();
  await page.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
  await confirmTransfer(staff.page, person.email, "1250.00");
  await page.getByRole("link", { name: "Show estimate" }).click();
  await expect(page.getByText("The price is paid.")).toBeVisible();
  await page.goto("/estimate/success/");
  await expect(page.getByText("Requests for estimates are answered by mail.")).toBeVisible();
  await staff.context.close();
});
