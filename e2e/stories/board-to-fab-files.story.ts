import { downloadedBy, exportAs } from "../support/export-as.ts";
import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, exampleFiles } from "../support/wizard.ts";

test("routes a board, shows what came of it, and exports files for the fab", async ({ page, person }) => {
  await createProject(page, {
    task: "Route tracks",
    files: exampleFiles("blinker"),
    name: "LED lamp",
  });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
  await expectAccessible(page, `a finished routing (${person.email})`);
  const summary = page.getByRole("region", { name: "All nets are connected" });
  await expect(summary.getByText(/^(\d+)\/\1$/)).toBeVisible();
  await expect(summary.getByRole("tab", { name: "Findings 0" })).toBeVisible();

  await summary.getByRole("button", { name: "Apply routing" }).click();
  await expect(page.getByText("Routing applied as the current version")).toBeVisible();
  await expect(page.getByText("v2.0")).toBeVisible();
  await expect(summary).toBeHidden();

  const gerber = await exportAs(page, /Gerber X2/);
  expect(gerber.name).toMatch(/\.zip$/);
  const texts = [...gerber.files.values()];
  expect(texts.filter((text) => text.includes("%TF.FileFunction,Copper"))).toHaveLength(2);
  expect(texts.filter((text) => text.includes("%TF.FileFunction,Profile"))).toHaveLength(1);
  expect(texts.some((text) => /^M48/m.test(text) && /^T\d+C\d/m.test(text))).toBe(true);

  const kicad = await exportAs(page, /KiCad project/);
  const board = [...kicad.files].find(([name]) => name.endsWith(".kicad_pcb"))?.[1] ?? "";
  expect(board).toMatch(/^\(kicad_pcb\s+\(version 20211014\)/);
  expect(board.match(/\(segment\b/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
  expect([...kicad.files.keys()].sort()).toEqual(
    ["kicad_pcb", "kicad_pro", "kicad_sch"].map((ending) => `LED-lamp.${ending}`),
  );
  expect(kicad.files.get("LED-lamp.kicad_sch")).toMatch(/^\(kicad_sch\s+\(version 20211123\)/);

  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /Assembly files/ }).click();
  const dialog = page.getByRole("dialog", { name: "Assembly files" });
  await dialog.getByRole("textbox", { name: "Number of boards" }).fill("");
  await expect(dialog.getByRole("button", { name: "Download" })).toBeDisabled();
  await expectAccessible(page, "what an assembler is to get");
  await dialog.getByRole("radio", { name: /JLCPCB/ }).check();
  const assembly = await downloadedBy(page, () => dialog.getByRole("button", { name: "Download" }).click());
  const listed = [...assembly.files].find(([name]) => name.endsWith("-bom.csv"))?.[1] ?? "";
  expect(listed).toContain("Comment,Designator,Footprint,JLCPCB Part #");
  const note = page.getByRole("dialog", { name: "Exported with notes" });
  await expect(note.getByText(/No LCSC part number/)).toBeVisible();
  await note.getByRole("button", { name: "Close" }).click();

  await page.getByRole("link", { name: "All projects" }).click();
  await expect(page.getByRole("row", { name: /LED lamp/ })).toContainText("v2.0");
});
