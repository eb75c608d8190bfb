import { smallBoard, tangledBoard } from "../support/small-board.ts";
import { sparseFile } from "../support/sparse-file.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { dropFiles, exampleFiles, openFilesStep, textFile } from "../support/wizard.ts";
import { writeZip } from "../support/write-zip.ts";

test("says at the file what is wrong with it, and goes on when it is taken away", async ({ page, person }) => {
  await openFilesStep(page, "Place parts");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await dropFiles(page, [
    textFile("board.docx", "eagle"),
    textFile("broken.kicad_pcb", "(kicad_pcb (version 20211014) (net 0"),
    textFile("broken.json", '{"editorVersion": "6.5.0", "docType": "3", "shape": ['),
  ]);
  await expect(page.getByText("Unsupported file type.")).toBeVisible();
  for (const name of ["broken.kicad_pcb", "broken.json"])
    await expect(page.getByRole("dialog").getByRole("alert").filter({ hasText: name }).first()).toBeVisible();
  await expect(next).toBeDisabled();
  await expectAccessible(page, `refused files (${person.email})`);

  await page.getByRole("button", { name: "Remove board.docx" }).click();
  await page.getByRole("button", { name: "Remove broken.kicad_pcb" }).click();
  await page.getByRole("button", { name: "Remove broken.json" }).click();

  // One part too many, and one byte.
  await dropFiles(page, [textFile("crowd.kicad_pcb", tangledBoard({ columns: 143, rows: 7 }))]);
  const refused = page.getByRole("dialog").getByRole("alert");
  for (const sentence of [/1,?001 parts.*1,?000/, /2,?002 pins.*2,?000/, /1,?001 nets.*400/])
    await expect(refused.filter({ hasText: sentence })).toBeVisible();
  await page.getByRole("button", { name: "Remove crowd.kicad_pcb" }).click();
  const large = sparseFile("large.kicad_pcb", 104_857_601);
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(large);
  await expect(page.getByText(/100 MB/).last()).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole("button", { name: "Remove large.kicad_pcb" }).click();
  await dropFiles(page, [textFile("led.kicad_pcb", smallBoard())]);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByText("What was imported").click();
  await expect(page.getByRole("row", { name: /^parts 3/ })).toBeVisible();
  await expectAccessible(page, "the import receipt");
  await expect(next).toBeEnabled();
});

test("reads a zip of a project folder as it reads its files", async ({ page, person }) => {
  const folder = exampleFiles("blinker").map((file) => ({ ...file, name: `blinker/${file.name}` }));
  await openFilesStep(page, "Route tracks");
  // What each task takes is said before the files.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText(/or a schematic, from which the board is created/)).toBeVisible();
  await expect(page.getByText(/A schematic without a board is imported without a task/)).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await dropFiles(page, [{ name: "blinker.zip", mimeType: "application/zip", buffer: writeZip(folder) }]);
  await expect(page.getByText(/parts · 9 symbols/)).toBeVisible();
  await page.getByText("What was imported").click();
  await expect(page.getByText(/^blinker\/blinker\.kicad_sch/)).toBeVisible();
  await expectAccessible(page, `the receipt of an archive (${person.email})`);
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
});

for (const outcome of ["come", "cannot be made"] as const)
  test(`nothing moves away under the pointer while the drawings of the files ${outcome}`, async ({ page, person }) => {
    let end = () => {};
    const wanted = new Promise<void>((resolve) => {
      end = resolve;
    });
    await page.route("**/graphql", async (route) => {
      const isPreview = /(Layout|Schematic)Preview/.test(route.request().postData() ?? "");
      if (isPreview) await wanted;
      await (isPreview && outcome === "cannot be made" ? route.abort() : route.continue());
    });
    await openFilesStep(page, "Route tracks");
    await dropFiles(page, exampleFiles("blinker"));
    const pressed = [page.getByText("What was imported"), page.getByRole("button", { name: "Next" })];
    for (const target of pressed) await expect(target).toBeVisible();
    const before = await Promise.all(pressed.map((target) => target.boundingBox()));
    end();
    if (outcome === "come") {
      await expect(page.getByAltText("Preview of the uploaded board")).toBeVisible();
      await expect(page.getByAltText("Preview of the first sheet")).toBeVisible();
    } else await expect(page.getByText(/No preview available/)).toBeVisible();
    const after = await Promise.all(pressed.map((target) => target.boundingBox()));
    expect(after, `where ${person.email} presses`).toEqual(before);
  });

test("creates a project that can be looked at when its outline keeps the task from starting, under a name of its own", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/Fix this before you start the task/)).toBeVisible();
  await expect(page.getByLabel("Project name")).toHaveValue("open");
  await expectAccessible(page, `options of a board with an open outline (${person.email})`);
  await page.getByRole("button", { name: "Create without a task" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "open" })).toBeVisible();

  await openFilesStep(page, "Route tracks");
  await dropFiles(page, [textFile("open.kicad_pcb", smallBoard().replace("(at 112 110)", "(at 312 110)"))]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/routing cannot proceed: R1\./)).toBeVisible();
  const name = page.getByLabel("Project name");
  const create = page.getByRole("button", { name: "Create without a task" });
  await name.fill("  ");
  await expect(create).toBeDisabled();
  await name.fill("OPEN");
  await create.click();
  await expect(page.getByText("A project with this name already exists here. Choose another name.")).toBeVisible();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Part elsewhere");
  await create.click();
  await expect(page.getByRole("heading", { name: "Part elsewhere" })).toBeVisible();
  // No way around what kept it from starting.
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing Connects/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "routing cannot proceed: R1." })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("tracewright-language", "ko"));
  await page.reload();
  await page.getByRole("button", { name: "실행", exact: true }).click();
  await page
    .getByRole("menuitem", { name: /^배선 / })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "부품 때문에 배선할 수 없습니다: R1." })).toBeVisible();
});

test("asks before files on their way are thrown away, and going back loses nothing", async ({ page, person }) => {
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, [textFile("led.kicad_pcb", smallBoard())]);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Project name").fill(`Kept for ${person.email}`);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue(`Kept for ${person.email}`);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard the chosen files?")).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("an upload that is cut goes on by itself where it was, and can be cancelled", async ({ page, person }) => {
  await openFilesStep(page, "Route tracks");
  // Two parts: room between the board and its end is as good as a large board.
  const text = smallBoard().replace(/\)\s*$/, `${" ".repeat(5_000_000)})`);
  const ranges: string[] = [];
  await page.route("**/uploads/*", async (route) => {
    ranges.push(route.request().headers()["content-range"]?.replace(/\/.*/, "") ?? "");
    await (ranges.length === 2 ? route.abort("connectionreset") : route.continue());
  });
  await dropFiles(page, [textFile("large.kicad_pcb", text)]);
  await expect(page.getByText(/The connection was lost at \d+ %/)).toBeVisible();
  await expectAccessible(page, `a cut upload (${person.email})`);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  expect(ranges).toEqual([
    "bytes 0-4194303",
    `bytes 4194304-${text.length - 1}`,
    "bytes *",
    `bytes 4194304-${text.length - 1}`,
  ]);

  // What was refused goes on only when somebody says so, but goes on where it was.
  await page.unroute("**/uploads/*");
  ranges.length = 0;
  await page.route("**/uploads/*", async (route) => {
    ranges.push(route.request().headers()["content-range"]?.replace(/\/.*/, "") ?? "");
    await (ranges.length === 2 ? route.fulfill({ status: 400 }) : route.continue());
  });
  const rules = `{${" ".repeat(5_000_000)}}`;
  await dropFiles(page, [textFile("large.kicad_pro", rules)]);
  await expect(page.getByText(/The upload was interrupted at \d+ %\. Try again to resume it\./)).toBeVisible();
  await expectAccessible(page, "a failed upload");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  expect(ranges.slice(2)).toEqual(["bytes *", `bytes 4194304-${rules.length - 1}`]);

  await page.unroute("**/uploads/*");
  await page.route("**/uploads/*", () => undefined);
  await dropFiles(page, [textFile("slow.kicad_pro", "{}")]);
  await page.getByRole("button", { name: "Cancel the upload of slow.kicad_pro" }).click();
  await expect(page.getByText("slow.kicad_pro")).toBeHidden();
});
