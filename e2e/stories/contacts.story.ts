import { askServer } from "../support/ask-server.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const PNG = Buffer.from("\x89PNG\r\n\x1a\n0123456789", "latin1");
const MOV = Buffer.from("\0\0\0\x14ftypqt  0123456789", "latin1");
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

async function choose(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add files" }).click();
  await (await chooser).setFiles(files);
}

const CREATE = "mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }";

test("an inquiry is written with files and sent, edited and deleted; each file has its own fate", async ({
  page,
  person,
}) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "Contact support" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New inquiry");
  await expectAccessible(page, `an empty inquiry (${person.email})`);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  for (const missing of ["Choose a subject.", "Enter a title.", "Enter a text."])
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  await expectAccessible(page, "an inquiry with missing fields");

  await page.getByLabel("Subject").selectOption({ label: "Placement or routing" });
  await page.getByLabel("Title").fill("Routing stops");
  await page.getByLabel("Text").fill("It stops after 10 s.\n\nI expected a result.");
  // The second file is cut off, and a program that calls itself a document is not sent; the others arrive.
  let isBroken = true;
  await page.route("**/uploads/**", async (route) => {
    const isPdf = route.request().headers()["content-range"]?.endsWith(`/${PDF.byteLength}`);
    await (isBroken && isPdf ? route.fulfill({ status: 400, json: {} }) : route.continue());
  });
  await choose(page, [
    file("photo.png", PNG),
    file("notes.pdf", PDF),
    file("film.mov", MOV),
    file("run.pdf", Buffer.from("MZ\x90\0 a program", "latin1")),
    file("large.png", Buffer.concat([PNG, Buffer.alloc(10_485_760 - PNG.byteLength + 1)])),
  ]);
  await expect(page.getByText("run.pdf is not an image, PDF or video.")).toBeVisible();
  await expect(page.getByText("This file is larger than 10 MB.")).toBeVisible();
  await expect(page.getByText(/Uploaded/)).toHaveCount(2);
  const broken = page.getByRole("listitem").filter({ hasText: "notes.pdf" });
  await expect(broken.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "an inquiry with files that failed");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByText("Remove the files that were not uploaded, or try them again.")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try again: notes.pdf" }).click();
  await expect(page.getByText(/Uploaded/)).toHaveCount(3);
  await page.getByRole("button", { name: "Remove large.png" }).click();

  // What was typed is not lost by a wrong click.
  await page.getByRole("link", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Routing stops");
  await expect(page.getByRole("list", { name: "Files" }).getByRole("link")).toHaveText([
    "photo.png",
    "notes.pdf",
    "film.mov",
  ]);
  await expectAccessible(page, "an inquiry that waits");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "notes.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("notes.pdf");

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("Routing stops early");
  await page.getByRole("button", { name: "Remove film.mov" }).click();
  await page.getByRole("button", { name: "Save inquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Routing stops early");
  await expect(page.getByText(/edited/)).toBeVisible();
  await expect(page.getByRole("link", { name: "film.mov" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this inquiry?" });
  await expect(dialog).toContainText("Routing stops early");
  await expectAccessible(page, "the question before deletion");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No inquiries yet.")).toBeVisible();
  await page.getByText("Deleted", { exact: true }).click();
  await page.getByRole("link", { name: "Routing stops early" }).click();
  await expect(page.getByText("You deleted this inquiry.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/filter=DELETE/);
});

test("a project is attached after its writer has seen what support sees, and agreed", async ({ page, person }) => {
  const board = { name: "lamp.kicad_pcb", mimeType: "text/plain", buffer: Buffer.from(smallBoard()) };
  const id = await uploadProject(page, { name: "Lamp", files: [board] });
  await page.goto("/workspace/personal/projects/");
  await page.getByRole("button", { name: "Actions for Lamp" }).click();
  await page.getByRole("menuitem", { name: "Contact support" }).click();
  await expect(page).toHaveURL(new RegExp(`/support/contact/edit/\\?project=${id}`));
  const details = page.getByRole("region", { name: "Attached project" });
  await expect(details).toContainText("Lamp");
  await page.getByText(/log line/).click();
  await expect(details).toContainText("version 1.0 CREATED");
  await expectAccessible(page, `an inquiry about a project (${person.email})`);
  await page.getByLabel("Title").fill("About Lamp");
  await page.getByLabel("Text").fill("Which layer?");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByText("Give your consent, or attach no project.")).toBeVisible();
  await page.getByRole("checkbox", { name: /Support may see/ }).check();
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Lamp");
  await expect(details).toContainText("Lamp");
});

test("inquiries are paged; another's does not exist", async ({ page, person }) => {
  await page.goto("/support/contact/");
  await expect(page.getByText("No inquiries yet.")).toBeVisible();
  await expectAccessible(page, `no inquiries (${person.email})`);
  for (let i = 1; i <= 12; i += 1)
    await askServer(page, CREATE, { subject: "OTHER", title: `Question ${i}`, content: "Text" });
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(11);
  await expectAccessible(page, "a list of inquiries");
  await page.getByRole("button", { name: "Page 2" }).click();
  await page.getByRole("link", { name: "Question 2", exact: true }).click();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/page=2/);
  for (const path of ["detail/999999", "edit/999999"]) {
    await page.goto(`/support/contact/${path}`);
    await expect(page).toHaveURL(/\/404/);
  }
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("an inquiry can be written and read", async ({ page, person }) => {
    await page.goto("/support/contact/edit/");
    await page.getByLabel("주제").selectOption({ label: "부품" });
    await page.getByLabel("제목").fill("부품을 찾을 수 없습니다");
    await page.getByLabel("내용").fill("어떻게 찾습니까?");
    await expectAccessible(page, `an inquiry in Korean (${person.email})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole("button", { name: "문의 보내기" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("부품을 찾을 수 없습니다");
    await expectAccessible(page, "an inquiry in Korean that waits");
    await page.goto("/support/contact/");
    await expect(page.getByRole("link", { name: "부품을 찾을 수 없습니다" })).toBeVisible();
    await expectAccessible(page, "the list of inquiries in Korean");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
