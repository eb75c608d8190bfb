import { askServer } from "../support/ask-server.ts";
import { makeTeam } from "../support/make-team.ts";
import { secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";

const CREATE = "mutation($input: CreateAddressInput!) { createAddress(input: $input) { id } }";

const OFFICE = {
  name: "Office",
  receiver: "Mina Lee",
  phoneNumber: "2079460018",
  countryCode: "GB",
  countryCallingCode: "+44",
  city: "London",
  address: "1 Main Street",
  postalCode: "SW1A 1AA",
};

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

async function chooseCountry(page: Page, words: string, option: string): Promise<void> {
  const country = page.getByRole("combobox", { name: "Country or region" });
  await country.fill(words);
  await page.getByRole("option", { name: option }).click();
}

test("an address book: the first address is the default, another takes it over, and it passes on", async ({
  page,
  person,
}) => {
  await page.goto("/mypage/setting/address/");
  await expect(page.getByText("No addresses yet.")).toBeVisible();
  await expectAccessible(page, `no addresses of ${person.email}`);
  await page.getByRole("button", { name: "Add address" }).click();
  const save = page.getByRole("button", { name: "Save address" });
  await expect(page.getByLabel("Name of this address")).toBeFocused();
  await save.click();
  await expect(page.getByText("Fill in this field.")).toHaveCount(6);
  await expect(page.getByLabel("Name of this address")).toBeFocused();
  await expectAccessible(page, "an address with problems");

  await chooseCountry(page, "Korea", "South Korea (+82)");
  await expect(page.getByLabel("Calling code")).toHaveValue("+82");
  await fill(page, {
    "Name of this address": "Lab",
    Recipient: "김미나",
    "Phone number": "call me",
    "Province, city and district": "서울특별시 강남구",
    "Road name address": "테헤란로 123",
    "Postal code": "123",
  });
  await save.click();
  await expect(page.getByText("5 digits in Korea.")).toBeVisible();
  await expect(page.getByText("Enter the digits without the calling code.")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await fill(page, { "Phone number": "010-1234-5678", "Postal code": "06234" });
  await save.click();
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText("Default");
  await expect(cards.first()).toContainText("+82 10-1234-5678");
  await expect(cards.first()).toContainText("(06234) 서울특별시 강남구 테헤란로 123");

  await page.getByRole("button", { name: "Add address" }).click();
  await chooseCountry(page, "United Kingdom", "United Kingdom (+44)");
  await fill(page, {
    "Name of this address": "Office",
    Recipient: "Mina Lee",
    "Phone number": "20 7946 0018",
    "Street address": "1 Main Street",
    "City, state or province": "London",
    "Postal code": "sw1a 1aa",
  });
  await page.getByLabel("Set as default").check();
  await save.click();
  await expect(cards.first()).toContainText("Office");
  await expect(cards.first()).toContainText("London SW1A 1AA");
  await expect(cards.first()).toContainText("Default");
  await expectAccessible(page, "two addresses");

  await page.getByRole("button", { name: "Edit Lab" }).click();
  await expect(page.getByLabel("Postal code")).toHaveValue("06234");
  await fill(page, { "Name of this address": "Main lab" });
  await save.click();
  await page.getByRole("button", { name: "Set as default: Main lab" }).click();
  await expect(cards.first()).toContainText("Main lab");
  await page.getByRole("button", { name: "Delete Main lab" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this address?" });
  await expect(dialog).toContainText("The newest other address becomes the default.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText("Office");
  await expect(cards.first()).toContainText("Default");
});

test("the eleventh address is refused: before it is typed, and where another window was faster", async ({
  page,
  person,
}) => {
  for (let number = 1; number <= 9; number += 1) await askServer(page, CREATE, { ...OFFICE, name: `Place ${number}` });
  await page.goto("/mypage/setting/address/");
  await page.getByRole("button", { name: "Add address" }).click();
  await chooseCountry(page, "United Kingdom", "United Kingdom (+44)");
  await fill(page, {
    "Name of this address": "Late",
    Recipient: person.email,
    "Phone number": "2079460018",
    "Street address": "1 Main Street",
    "City, state or province": "London",
    "Postal code": "SW1A 1AA",
  });
  await askServer(page, CREATE, { ...OFFICE, name: "Place 10" });
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("You have reached the maximum number of addresses.")).toBeVisible();
  // What was typed stays.
  await expect(page.getByLabel("Name of this address")).toHaveValue("Late");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Add address" })).toBeDisabled();
  await expect(page.getByText("An address book has at most 10 addresses.")).toBeVisible();
});

test("the owner of a team writes its address book, a user reads it", async ({ page, person, browser, baseURL }) => {
  const other = await secondPerson({ browser, baseURL }, "Joon Park");
  const teamId = await makeTeam(page, "Radio lab", [other.email]);
  const path = `/workspace/team/setting/?teamId=${teamId}&tab=addresses`;
  await other.page.goto(path);
  await expect(other.page.getByText("The owner and admins of the team can add them.")).toBeVisible();
  await page.goto(path);
  await page.getByRole("button", { name: "Add address" }).click();
  await chooseCountry(page, "United Kingdom", "United Kingdom (+44)");
  await fill(page, {
    "Name of this address": "Office",
    Recipient: "Mina Lee",
    "Phone number": "2079460018",
    "Street address": "1 Main Street",
    "City, state or province": "London",
    "Postal code": "SW1A 1AA",
  });
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("button", { name: "Edit Office" })).toBeVisible();
  await expectAccessible(page, `the addresses of a team of ${person.email}`);
  await other.page.reload();
  await expect(other.page.getByText("London SW1A 1AA")).toBeVisible();
  await expect(other.page.getByRole("button", { name: "Edit Office" })).toHaveCount(0);
  await expect(other.page.getByText("The owner and admins of the team can change these addresses.")).toBeVisible();
  await other.context.close();
});
