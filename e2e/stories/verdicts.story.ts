import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** The server judges a board in a thread, when somebody first looks. */
const UNTIL_JUDGED = { timeout: 180_000 };

test("a board with open connections is nowhere ready: list, result, summary, files and the dialog for a fab say so first", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "Unrouted", files: [textFile("open.kicad_pcb", smallBoard())] });
  await page.goto("/workspace/personal/projects/");
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(row).toContainText("Placed", UNTIL_JUDGED);
  await expect(row).toContainText("0 of 3 connections");

  await test.step("the list is narrowed to what was reached", async () => {
    await page.getByLabel("Show projects").selectOption("Clean");
    await expect(page.getByRole("heading", { name: "No project is in this state" })).toBeVisible();
    await page.getByRole("button", { name: "Show all states" }).click();
    await page.getByLabel("Show projects").selectOption("Placed");
    await expect(page).toHaveURL(/state=PLACED/);
    await expect(row).toHaveCount(1);
    await expectAccessible(page, `a list of one state (${person.email})`);
  });

  await page.goto(`/result/${id}/?view=layout`);
  const banner = page.getByRole("main").getByRole("status", { name: "Board status" });
  await expect(banner).toContainText("Not ready to order: 3 of 3 connections are open", UNTIL_JUDGED);
  await expect(banner).toContainText("0 of 3 connections · ");
  const facts = page.getByRole("tabpanel", { name: "Summary" });
  await expect(facts.locator("dt").first()).toHaveText("Connections routed");
  await expect(facts.locator("dd").first()).toHaveText("0 of 3");
  await expectAccessible(page, "the result of a board that is not ready");

  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "Choose: For another fab" }).click();
  const dialog = page.getByRole("dialog", { name: "Fabrication files" });
  await expect(dialog.getByRole("status", { name: "Board status" })).toContainText("Not ready to order", UNTIL_JUDGED);
  await expect(dialog).toContainText("3 nets are not connected");
  await expect(dialog).not.toContainText("All nets are connected");
  await expect(dialog).not.toContainText("Ready to order");
  await dialog.getByRole("button", { name: "Download anyway" }).click();
  const question = page.getByRole("dialog", { name: "Download files of a board that is not ready?" });
  await expect(question).toContainText("3 of 3 connections open");
  await question.getByRole("button", { name: "Back" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Download anyway" }).click();
  const download = page.waitForEvent("download");
  await question.getByRole("button", { name: "Download anyway" }).click();
  await download;

  await page.evaluate(() => localStorage.setItem("tracewright-language", "ko"));
  await page.goto(`/result/${id}/?view=layout`);
  await expect(page.getByRole("status", { name: "기판 상태" })).toContainText(
    "주문할 수 없습니다. 연결 3개 중 3개가 미연결입니다",
    UNTIL_JUDGED,
  );
});

/** Two pads of one net in a pour whose stored fill is in two pieces. */
const TORN_POUR = `(kicad_pcb (version 20211014) (generator pcbnew)
  (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user))
  (net 0 "") (net 1 "GND")
  ${[5, 15]
    .map(
      (x) => `(footprint "Pad" (layer "F.Cu") (at ${x} 10) (attr smd)
    (fp_text reference "J${x}" (at 0 -2) (layer "F.Fab") hide (effects (font (size 1 1) (thickness 0.15))))
    (fp_rect (start -1 -1) (end 1 1) (layer "F.CrtYd") (width 0.05) (fill none))
    (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu" "F.Mask") (net 1 "GND")))`,
    )
    .join("\n")}
  (gr_rect (start 0 0) (end 20 20) (layer "Edge.Cuts") (width 0.05) (fill none))
  (zone (net 1) (net_name "GND") (layer "F.Cu") (hatch edge 0.5) (connect_pads (clearance 0.2)) (min_thickness 0.25)
    (filled_areas_thickness no) (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.4))
    (polygon (pts (xy 2 2) (xy 18 2) (xy 18 18) (xy 2 18)))
    (filled_polygon (layer "F.Cu") (pts (xy 2 2) (xy 9 2) (xy 9 18) (xy 2 18)))
    (filled_polygon (layer "F.Cu") (pts (xy 11 2) (xy 18 2) (xy 18 18) (xy 11 18)))))`;

test("the dialog for a fab says which fill of the copper areas the files show, and judges the one that is chosen", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "Torn", files: [textFile("torn.kicad_pcb", TORN_POUR)] });
  // The workspace lists what the stored areas come to, and says what the films come to.
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const findings = page.getByRole("region", { name: "Design rule check" });
  await expect(findings.getByRole("tab", { name: "Unrouted 1" })).toBeVisible();
  await expect(findings).toContainText(
    "With refilled zones, as in fabrication files: 1 of 1 connections · 0 errors",
    UNTIL_JUDGED,
  );
  await page.goto(`/result/${id}/?view=layout`);
  await expect(page.getByRole("region", { name: "Layout", exact: true })).toContainText(
    "This picture shows the stored zone fills. With refilled zones, as in fabrication files: 1 of 1 connections · 0 errors",
    UNTIL_JUDGED,
  );
  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "Choose: For another fab" }).click();
  const dialog = page.getByRole("dialog", { name: "Fabrication files" });
  await expect(dialog).toContainText("The stored fills are worse: 1 of 1 connections open", UNTIL_JUDGED);
  const fills = dialog.getByRole("radiogroup", { name: "Zone fills" });
  await expect(fills.getByRole("radio", { name: "Refilled" })).toBeChecked();
  await expect(dialog).not.toContainText("Not ready to order");

  await fills.getByText("As stored").click();
  await expect(dialog.getByRole("status", { name: "Board status" })).toContainText("Not ready to order", UNTIL_JUDGED);
  await expect(fills.getByRole("radio", { name: "As stored" })).toBeChecked();
  await expect(dialog).toContainText("the zone fills stored in the design");
  await expectAccessible(page, `the choice of a fill (${person.email})`);
});
