import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { dropFiles, exampleFiles, openFilesStep, startTask, textFile } from "../support/wizard.ts";

/** The blinker's schematic with three names that no library has: of its LED, its resistor and its connector. */
function oddSchematic() {
  return exampleFiles("blinker")
    .filter(({ name }) => name.endsWith(".kicad_sch"))
    .map((file) => ({
      ...file,
      buffer: Buffer.from(
        file.buffer
          .toString("utf8")
          .replaceAll("Examples:LED_D5mm_P2.54mm", "Odd:Thing_A")
          .replaceAll("Examples:R_Axial_P10.16mm", "Odd:Thing_B"),
      ),
    }));
}

/** Two pads, 5 mm apart. */
const FILE = textFile(
  "Bought_LED.kicad_mod",
  `(footprint "Bought_LED" (layer "F.Cu") (attr smd)
    (fp_rect (start -3 -1.5) (end 3 1.5) (stroke (width 0.1) (type solid)) (fill none) (layer "F.Fab"))
    (pad "1" smd rect (at -2.5 0) (size 1.5 2) (layers "F.Cu" "F.Mask" "F.Paste"))
    (pad "2" smd rect (at 2.5 0) (size 1.5 2) (layers "F.Cu" "F.Mask" "F.Paste")))`,
);

async function openFootprints(page: Page, name: "Next" | "다음" = "Next"): Promise<void> {
  await dropFiles(page, oddSchematic());
  const next = page.getByRole("button", { name, exact: true });
  await expect(next).toBeEnabled();
  await next.click();
}

const group = (page: Page, name: string | RegExp) =>
  page.getByRole("listbox", { name: "Parts and their footprints" }).getByRole("option", { name });

test("chooses footprints for parts that no library knows: from a file, drawn, and a stand-in for the rest", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await openFootprints(page);
  await expect(page.getByText(/parts? ha(s|ve) no known footprint/)).toContainText("not ordered until you choose");
  await expect(page.getByText("An administrator can add them with tracewright libraries get")).toBeVisible();
  const led = group(page, /Thing_A/);
  await expect(led).toContainText("stand-in");
  await led.click();
  await expectAccessible(page, `footprints to choose (${person.email})`);

  // From a file, for all that name the same.
  await page.getByText("Files", { exact: true }).last().click();
  await page.getByTestId("footprint-files").setInputFiles([FILE]);
  const files = page.getByRole("listbox", { name: "Files" });
  await files.getByRole("option", { name: /Bought_LED/ }).click();
  await expect(page.getByText("All 2 pins have a pad, and all pads have a pin.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Bought_LED" })).toBeVisible();
  await page.getByRole("button", { name: /^Use for/ }).click();
  await expect(page.getByText("Odd:Thing_A")).toHaveCount(0);

  // Drawn by measures; one that cannot be is reported with its number.
  await group(page, /Thing_B/).click();
  await page.getByText("Draw", { exact: true }).click();
  await page.getByLabel("Pad centre distance, mm").fill("1");
  await expect(page.getByText("Pads overlap: at least 1.3 mm.")).toBeVisible();
  await page.getByLabel("Pad centre distance, mm").fill("10");
  await expect(page.getByRole("img", { name: /^Pair-2_Pad1.2x1.4mm_Span10mm/ })).toBeVisible();
  await page.getByRole("button", { name: /^Use for/ }).click();
  await expect(page.getByText(/no known footprint/)).toHaveCount(0);

  await page.getByRole("button", { name: /^(Next|Accept all and continue)$/ }).click();
  const create = page.getByRole("button", { name: "Create and match parts" });
  await expect(create).toBeEnabled();
  await create.click();
  await startTask(page);
  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "Three placements" })).toBeVisible(UNTIL_RUN_ENDS);

  // The next design of this person gets them by itself.
  await openFilesStep(page, "Place parts");
  await dropFiles(page, oddSchematic());
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/^All \(/).click();
  await expect(group(page, /Thing_A/)).toContainText("previously chosen");
  await expect(group(page, /Thing_B/)).toContainText("previously chosen");

  // What is remembered is listed, searched, forgotten and taken back.
  await page.goto("/mypage/setting/footprints/");
  await expect(page.getByRole("row", { name: /Odd:Thing_A 2 pins Bought_LED your file or drawing/ })).toBeVisible();
  await page.getByLabel("Search").fill("thing_b");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Forget Odd:Thing_B" }).click();
  await expect(page.getByText("1 footprint forgotten.")).toBeVisible();
  await expect(page.getByText("No remembered footprint matches “thing_b”.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: /Odd:Thing_B/ })).toBeVisible();
  await expectAccessible(page, `remembered footprints (${person.email})`);
  await page.getByRole("button", { name: "Forget all …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget all" }).click();
  await expect(page.getByText("2 footprints forgotten.")).toBeVisible();
  await expect(page.getByText("No remembered footprints yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Search").fill("");
  await expect(page.getByRole("row", { name: /Odd:Thing_A/ })).toBeVisible();
});

test("is gone through by keyboard: arrows to the part, slash to search, Enter to take", async ({ page, person }) => {
  await openFilesStep(page, "Place parts");
  await openFootprints(page);
  const table = page.getByRole("listbox", { name: "Parts and their footprints" });
  await table.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search footprints")).toBeFocused();
  // At once: typed slowly, half of the words would find another list first.
  await page.keyboard.insertText("1206 resistor");
  const found = page.getByRole("listbox", { name: "Search" });
  await expect(found.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const first = found.getByRole("option", { selected: true });
  const name = await first.locator("span").first().textContent();
  await expect(page.getByRole("img", { name: name ?? "" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(table).toBeFocused();
  await page.getByText(/^All \(/).click();
  await expect(group(page, new RegExp(name ?? ""))).toContainText("chosen");
  await expectAccessible(page, `a chosen footprint (${person.email})`);
});

test.describe("in Korean", () => {
  test.use({ locale: "ko-KR" });
  test("a file answers for one part, a drawing for another, and the rest keeps its stand-in up to the board", async ({
    page,
    person,
  }) => {
    await page.goto("/home");
    await page.getByRole("button", { name: /부품 배치/ }).click();
    const odd = oddSchematic().map((file) => ({
      ...file,
      buffer: Buffer.from(file.buffer.toString("utf8").replaceAll("Examples:C_Disc_D5.0mm_P5.00mm", "Odd:Thing_C")),
    }));
    await dropFiles(page, odd);
    await page.getByRole("button", { name: "다음", exact: true }).click();
    const part = (name: RegExp) => page.getByRole("listbox", { name: "부품과 풋프린트" }).getByRole("option", { name });
    const take = page.getByRole("button", { name: /^부품 .*에 사용$/ });
    await part(/Thing_A/).click();
    await expect(page.getByText("Odd:Thing_A", { exact: true })).toBeVisible();
    await page.getByText("파일", { exact: true }).last().click();
    await page.getByTestId("footprint-files").setInputFiles([FILE]);
    await page.getByRole("option", { name: /Bought_LED/ }).click();
    await take.click();
    await part(/Thing_B/).click();
    await page.getByText("그리기", { exact: true }).click();
    await page.getByLabel("패드 중심 간격, mm").fill("10");
    await expect(page.getByRole("img", { name: /^Pair-2_Pad1.2x1.4mm_Span10mm/ })).toBeVisible();
    await take.click();
    await expect(part(/Thing_C/)).toContainText("임시 풋프린트");
    await expectAccessible(page, `남은 임시 풋프린트 (${person.email})`);
    await expect(page.getByText(/부품 2개는 알려진 풋프린트가 없어 임시 풋프린트를 씁니다/)).toBeVisible();
    await page.getByRole("button", { name: "모두 받아들이고 계속" }).click();
    await page.getByRole("button", { name: "만들고 먼저 살펴보기" }).click();
    await expect(page).toHaveURL(/\/layout\//);
    await page.getByRole("tab", { name: "부품" }).click();
    await page
      .getByRole("tabpanel", { name: "부품" })
      .getByRole("button", { name: /^C2 10n/ })
      .click();
    await expect(page.getByRole("region", { name: "속성" }).getByLabel("풋프린트", { exact: true })).toHaveValue(
      /^Stand-in:/,
    );
  });

  test("the step says what stand-ins mean and takes all proposals with one press", async ({ page, person }) => {
    await page.goto("/home");
    await page.getByRole("button", { name: /부품 배치/ }).click();
    await openFootprints(page, "다음");
    await expect(page.getByText(/임시 풋프린트를 씁니다. 배치와 배선은 할 수 있지만/)).toBeVisible();
    await expectAccessible(page, `풋프린트 (${person.email})`);
    await page.getByRole("button", { name: "모두 받아들이고 계속" }).click();
    await expect(page.getByRole("button", { name: "풋프린트 보기" })).toBeVisible();
  });
});

test("a stand-in on the board is changed for a footprint: what does not fit is said before, and undo brings it back", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: oddSchematic() });
  await page.goto(`/layout/${id}`);
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("tabpanel", { name: "Parts" }).getByRole("button", { name: /^D1\b/ }).click();
  const properties = page.getByRole("region", { name: "Properties" });
  const name = properties.getByLabel("Footprint", { exact: true });
  await expect(name).toHaveValue(/^Stand-in:/);
  await properties.getByRole("button", { name: "Change footprint …" }).click();
  const dialog = page.getByRole("dialog", { name: "Footprint of D1" });
  await dialog.getByText("Search", { exact: true }).click();
  await dialog.getByLabel("Search footprints").fill("SOT-23");
  await dialog
    .getByRole("option", { name: /^SOT-23 ?3 pads/ })
    .first()
    .click();
  await expect(dialog.getByText("Pad 3 has no pin.")).toBeVisible();
  await dialog.getByLabel("Search footprints").fill("LED 0603");
  await dialog
    .getByRole("option", { name: /LED_0603_1608Metric/ })
    .first()
    .click();
  await expect(dialog.getByText("All 2 pins have a pad, and all pads have a pin.")).toBeVisible();
  await expectAccessible(page, `changing a footprint (${person.email})`);
  await dialog.getByRole("button", { name: "Use for this part" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue(/LED_0603_1608Metric$/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(name).toHaveValue(/^Stand-in:/);
});

/** Two parts of two pads, joined by tracks; one of them is a stand-in. */
const WITH_STAND_IN = textFile(
  "joined.kicad_pcb",
  `(kicad_pcb (version 20211014) (generator pcbnew)
  (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (37 "F.SilkS" user) (39 "F.Mask" user) (44 "Edge.Cuts" user) (47 "F.CrtYd" user) (49 "F.Fab" user))
  (net 0 "") (net 1 "IN") (net 2 "OUT")
  ${[
    { reference: "R1", library: "Resistor_SMD:R_1206_3216Metric", y: 6 },
    { reference: "U9", library: "Stand-in:Unknown_2", y: 14 },
  ]
    .map(
      ({ reference, library, y }) => `(footprint "${library}" (layer "F.Cu") (at 10 ${y}) (attr smd)
    (fp_text reference "${reference}" (at 0 0) (layer "F.Fab") (effects (font (size 1 1) (thickness 0.15))))
    (fp_rect (start -2.4 -1.2) (end 2.4 1.2) (layer "F.CrtYd") (width 0.05) (fill none))
    (pad "1" smd rect (at -1.5 0) (size 1.1 1.8) (layers "F.Cu" "F.Mask") (net 1 "IN"))
    (pad "2" smd rect (at 1.5 0) (size 1.1 1.8) (layers "F.Cu" "F.Mask") (net 2 "OUT")))`,
    )
    .join("\n")}
  (gr_rect (start 0 0) (end 20 20) (layer "Edge.Cuts") (width 0.05) (fill none))
  (segment (start 8.5 6) (end 8.5 14) (width 0.25) (layer "F.Cu") (net 1))
  (segment (start 11.5 6) (end 11.5 14) (width 0.25) (layer "F.Cu") (net 2)))`,
);

test("a routed board with a stand-in is nowhere ready: list, result and files name it; a real footprint in its place ends that", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [WITH_STAND_IN] });
  const banner = page.getByRole("main").getByRole("status", { name: "Board status" });
  await page.goto(`/result/${id}/?view=layout`);
  await expect(banner).toContainText("Not ready to order: 1 stand-in has no real footprint");
  await expect(banner).toContainText("2 of 2 connections · 0 errors · 1 stand-in");
  await page.goto("/workspace/personal/projects/");
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(row).toContainText("1 stand-in");

  await page.goto(`/result/${id}/?view=layout`);
  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "Choose: For another fab" }).click();
  const dialog = page.getByRole("dialog", { name: "Fabrication files" });
  await expect(dialog).toContainText("1 part is a stand-in without a footprint: U9");
  await expect(dialog).toContainText("Nothing to download");
  await expect(dialog.getByRole("button", { name: "Download" })).toBeDisabled();
  await expectAccessible(page, `no files with a stand-in (${person.email})`);

  await page.goto(`/layout/${id}`);
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("tabpanel", { name: "Parts" }).getByRole("button", { name: /^U9\b/ }).click();
  const properties = page.getByRole("region", { name: "Properties" });
  const place = async () => [
    await properties.getByLabel("X", { exact: true }).inputValue(),
    await properties.getByLabel("Y", { exact: true }).inputValue(),
  ];
  const before = await place();
  await properties.getByRole("button", { name: "Change footprint …" }).click();
  const change = page.getByRole("dialog", { name: "Footprint of U9" });
  await change.getByText("Search", { exact: true }).click();
  await change.getByLabel("Search footprints").fill("R_1206_3216Metric");
  await change
    .getByRole("option", { name: /R_1206_3216Metric ?2 pads/ })
    .first()
    .click();
  await change.getByRole("button", { name: "Use for this part" }).click();
  await expect(properties.getByLabel("Footprint", { exact: true })).toHaveValue(/R_1206_3216Metric$/);
  expect(await place()).toEqual(before);
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  await page.goto(`/result/${id}/?view=layout`);
  // Pads in the same places on the same nets: the tracks still join them.
  await expect(banner).toContainText("2 of 2 connections");
  await expect(banner).not.toContainText("stand-in");
});

/** So many resistors, each naming a footprint that nobody has. */
function manyUnknown(count: number) {
  const pin = (number: number, y: number) =>
    `(pin passive line (at 0 ${y} 0) (length 0) (name "~") (number "${number}"))`;
  const part = (
    index: number,
  ) => `(symbol (lib_id "Device:R") (at ${10 + (index % 20) * 10} ${10 + Math.floor(index / 20) * 12} 0)
    (unit 1) (uuid "00000000-0000-4000-8000-${`${index}`.padStart(12, "0")}")
    (property "Reference" "R${index + 1}" (at 0 0 0)) (property "Value" "10k" (at 0 0 0))
    (property "Footprint" "Odd:Thing_${index + 1}" (at 0 0 0)))`;
  return textFile(
    "many.kicad_sch",
    `(kicad_sch (version 20231120) (generator "eeschema") (uuid "00000000-0000-4000-9000-000000000000") (paper "A3")
    (lib_symbols (symbol "Device:R" (symbol "R_1_1" ${pin(1, 3.81)} ${pin(2, -3.81)})))
    ${Array.from({ length: count }, (_, index) => part(index)).join("\n")})`,
  );
}

test("300 parts of 300 names scroll with a few dozen rows on the page, to the last by one key", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, [manyUnknown(300)]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("300 parts have no known footprint")).toBeVisible();
  const table = page.getByRole("listbox", { name: "Parts and their footprints" });
  await table.focus();
  await page.keyboard.press("End");
  await expect(table.getByRole("option", { selected: true })).toHaveAttribute("aria-posinset", "300");
  await expect(table.getByRole("option", { selected: true })).toBeInViewport();
  expect(await table.getByRole("option").count()).toBeLessThan(40);
  await expectAccessible(page, `300 parts (${person.email})`);
});
