import { askServer } from "../support/ask-server.ts";
import { enter, expect, expectAccessible, test } from "../support/story.ts";

test.use({ personName: "administrator" });

const CREATE = "mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }";

test("an inquiry is answered by an administrator, and its writer learns of it by page and bell", async ({
  page,
  person,
  playwright,
  browser,
  baseURL,
}) => {
  const request = await playwright.request.newContext();
  await enter({ request }, "asks@example.com");
  await askServer({ request }, CREATE, { subject: "RUN", title: "Routing stops", content: "After 10 s." });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.addCookies((await request.storageState()).cookies);
  const writer = await context.newPage();
  await writer.goto("/support/contact/");
  await writer.getByRole("link", { name: "Routing stops" }).click();
  await expect(writer.getByRole("link", { name: "Edit", exact: true })).toBeVisible();

  await page.goto("/admin/");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Mail server/ })).toContainText("Off");
  await expectAccessible(page, `the overview of the administration (${person.email})`);
  await page.getByRole("link", { name: /Open inquiries/ }).click();
  await page.getByRole("link", { name: "Routing stops" }).click();
  await expect(page.getByText("After 10 s.")).toBeVisible();
  await page.getByLabel("Assigned to").selectOption({ index: 1 });
  await page.getByLabel("New note").fill("Known since 1.2");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Known since 1.2" })).toBeVisible();
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Enter an answer.")).toBeVisible();
  await page.getByLabel("Answer", { exact: true }).fill("Give it more time.");
  await expectAccessible(page, "an inquiry being answered");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Answer sent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change answer" })).toBeVisible();
  // The page that the writer has open shows it at once.
  await expect(writer.getByRole("region", { name: "Answer" })).toContainText("Give it more time.");

  await page.getByRole("link", { name: "Log", exact: true }).click();
  for (const action of ["Inquiry answered", "Internal note added", "Inquiry assigned"])
    await expect(page.getByRole("row", { name: new RegExp(action) }).first()).toBeVisible();
  await expect(page.getByText("Give it more time.")).toHaveCount(0);
  await expectAccessible(page, "the log");

  await writer.goto("/home");
  await writer.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await writer.getByText("Support answered your inquiry “Routing stops”.").click();
  await expect(writer.getByRole("region", { name: "Answer" })).toContainText("Give it more time.");
  await expect(writer.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await expectAccessible(writer, "an answered inquiry");
  await writer.getByRole("link", { name: "Ask again" }).click();
  await writer.getByLabel("Title").fill("Still stops");
  await writer.getByLabel("Text").fill("More time did not help.");
  await writer.getByRole("button", { name: "Send inquiry" }).click();
  await expect(writer.getByRole("region", { name: "Related inquiries" })).toContainText("Routing stops");
  for (const path of [
    "/admin/",
    "/admin/contacts/",
    "/admin/users/",
    "/admin/project/",
    "/admin/runs/",
    "/admin/faq/",
    "/admin/log/",
  ]) {
    await writer.goto(path);
    await expect(writer, path).toHaveURL(/\/404/);
  }
  await context.close();
  await request.dispose();
});

test("accounts are found, suspended with a reason and restored; questions are written and deleted", async ({
  page,
  person,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  await enter({ request }, "spam@example.com");
  await page.goto("/admin/users/");
  await page.getByRole("searchbox").fill("spam@");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page, `users (${person.email})`);
  await page.getByRole("button", { name: "Actions for spam@example.com" }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend this account?" });
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Sends advertising");
  await expectAccessible(page, "an account about to be suspended");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByRole("row", { name: /spam@example\.com.*Suspended/ })).toBeVisible();
  await page.getByRole("button", { name: "Actions for spam@example.com" }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText("spam@example.com is restored")).toBeVisible();
  await request.dispose();

  await page.getByRole("link", { name: "FAQ entries" }).click();
  await expect(page.getByRole("link", { name: "Which files can I upload?" })).toBeVisible();
  await expectAccessible(page, "all questions");
  await page.getByRole("link", { name: "New question" }).click();
  await page.getByRole("combobox", { name: "Category", exact: true }).fill("House rules");
  await page.getByLabel("Question", { exact: true }).fill("Who pays?");
  await page.getByRole("button", { name: "Save question" }).click();
  await expect(page.getByText("Fill in this field.")).toBeVisible();
  await page.getByLabel("Answer", { exact: true }).fill("Nobody.");
  await page.getByRole("checkbox", { name: "Publish" }).check();
  await expectAccessible(page, "a question being written");
  await page.getByRole("button", { name: "Save question" }).click();
  await page.getByRole("link", { name: "Who pays?" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Question deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: "Who pays?" })).toHaveCount(0);

  await page.getByRole("link", { name: "Price list" }).click();
  const choose = async (text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose CSV file" }).click();
    await (await chooser).setFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  const header = "MPN,Supplier,Currency,Quantity,Unit price\n";
  await choose(`${header}RC0603-10K,Shop,USD,1,cheap\n`);
  await expect(page.getByRole("list", { name: "Errors by line" })).toContainText("Line 2");
  await expectAccessible(page, "a price list with an error");
  await choose(`${header}RC0603-10K,Shop,USD,1,0.02\n`);
  await expect(page.getByText("1 part found")).toBeVisible();
  await page.getByRole("button", { name: "Import price list" }).click();
  await expect(page.getByText(/prices\.csv: 1 part, imported/)).toBeVisible();
  await expectAccessible(page, "a price list");
  await page.getByRole("button", { name: "Delete price list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete price list" }).click();
  await expect(page.getByText("No price list is imported.")).toBeVisible();

  await page.getByRole("link", { name: "Runs of users" }).click();
  await expect(page.getByText("No runs here.")).toBeVisible();
  await expectAccessible(page, "no runs");
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("the administration can be read", async ({ page, person }) => {
    for (const path of [
      "/admin/",
      "/admin/contacts/",
      "/admin/users/",
      "/admin/project/",
      "/admin/runs/",
      "/admin/faq/",
      "/admin/prices/",
      "/admin/log/",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expectAccessible(page, `${path} in Korean (${person.email})`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    }
  });
});
