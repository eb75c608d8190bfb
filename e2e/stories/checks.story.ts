import { pixelFinder } from "../support/board-pixels.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject, uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("what the design rules object to is told while a part is dragged, with its place and numbers", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("lamp.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Lamp of ${person.email}`,
  });
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const panel = page.getByRole("region", { name: "Design rule check" });
  const findings = panel.getByRole("tabpanel", { name: /^Findings/ });
  await panel.getByText(/KiCad rules are not checked$/).click();
  await expect(panel.getByText("lib_footprint_mismatch")).toBeVisible();
  await expect(findings.getByRole("region", { name: "Board outline" })).toBeVisible();
  await expect(findings).not.toContainText("R1");
  const place = await pixelFinder(page);

  // R1 goes towards J1 until its first pad almost touches GND's: reported before it is dropped.
  const [from, to] = [place(115.8, 110), place(111.9, 110)];
  await page.mouse.click(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  const clearance = findings.getByRole("region", { name: "Clearance", exact: true });
  await expect(clearance).toContainText(/J1 pad 2.*R1 pad 1|R1 pad 1.*J1 pad 2/);
  await takePicture(page, "dragging-en");
  // It is put down where it stands in nothing's way, and the finding is gone.
  await page.mouse.up();
  await expect(clearance).toBeHidden();

  // Open connections, net by net.
  await panel.getByRole("tab", { name: /^Unrouted/ }).click();
  const led = panel.getByRole("region", { name: "LED_A" });
  await led
    .getByRole("button", { name: /is not connected to/ })
    .first()
    .click();
  // Its two ends are selected.
  await expect(
    page.getByRole("region", { name: "Properties" }).getByRole("heading", { name: "2 parts" }),
  ).toBeVisible();
  await expect(led.getByRole("button", { name: "Route LED_A" })).toBeEnabled();
  await takePicture(page, "unrouted-en");

  // A rule below what the fab makes, nothing that is no length, and a class of its own for a net.
  await panel.getByRole("button", { name: "Design rules and net classes …" }).click();
  const rules = page.getByRole("dialog", { name: "Design rules and net classes" });
  const clearanceField = rules.getByRole("textbox", { name: "Minimum clearance" });
  await clearanceField.fill("wide");
  await clearanceField.press("Enter");
  await expect(rules.getByText("Enter a length")).toBeVisible();
  await clearanceField.fill("2mil+0.02");
  await clearanceField.press("Enter");
  await expect(clearanceField).toHaveValue("0.0708");
  await expect(rules.getByText("JLCPCB minimum: 0.127 mm")).toBeVisible();
  await takePicture(page, "rules-en");
  await rules.getByRole("tab", { name: "Net classes" }).click();
  await rules.getByRole("textbox", { name: "New class" }).fill("Power");
  await rules.getByRole("button", { name: "Add class" }).click();
  await rules.getByRole("textbox", { name: "Power: Clearance" }).fill("3");
  await rules.getByRole("textbox", { name: "Power: Clearance" }).press("Enter");
  await expectAccessible(page, "the net classes");
  await takePicture(page, "classes-en");
  await rules.getByRole("tab", { name: "Nets", exact: true }).click();
  await rules.getByRole("combobox", { name: "Class of LED_A" }).selectOption("Power");
  await rules.getByRole("textbox", { name: /^Pattern/ }).fill("*D*");
  await expect(rules.getByText("2 nets", { exact: true })).toBeVisible();
  await takePicture(page, "nets-en");
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await panel.getByRole("tab", { name: /^Findings/ }).click();
  await expect(clearance).toContainText("rule 3.000 mm");
  await expect(page.getByRole("button", { name: /^[2-9] errors, \d+ warnings?$/ })).toBeVisible();

  // Where a clearance comes from; and a rule of the board's own, typed with completion, that takes the place of its class.
  await clearance.getByRole("listitem").first().getByRole("button").click();
  await clearance.getByRole("button", { name: "Explain limit" }).click();
  await expect(rules.getByRole("row", { name: /^Net class Power .* 3\.000 mm Decides$/ }).first()).toBeVisible();
  await expectAccessible(page, "where a clearance comes from");
  await takePicture(page, "resolution-en");
  // Pads with holes have a ring and a drill, and no width of a track; of one part they keep no distance from each other's holes.
  const constraint = rules.getByRole("combobox", { name: "Constraint" });
  await expect(constraint.getByRole("option")).toHaveText([
    "Clearance",
    "Hole to hole",
    "Copper to board edge",
    "Annular ring",
    "Drill size",
  ]);
  await constraint.selectOption("annular_width");
  await expect(rules.getByRole("row", { name: /^Minimum of the board .* mm Decides$/ })).toBeVisible();
  await expect(rules.getByText(/^At least .* mm, from: Minimum of the board\.$/)).toBeVisible();
  await takePicture(page, "resolution-of-a-size-en");
  await rules.getByRole("tab", { name: "Custom rules" }).click();
  await expect(rules.getByText("This board has no custom rules.")).toBeVisible();
  const text = rules.getByRole("textbox", { name: "Custom rules" });
  const apply = rules.getByRole("button", { name: "Apply rules" });
  await text.fill('(rule "led"\n\t(constraint clearance (min 2)))');
  await expect(rules.getByRole("button", { name: /Line 2, column 29.*2 has no unit/ })).toBeVisible();
  await expect(apply).toBeDisabled();
  await takePicture(page, "custom-rules-error-en");
  await text.fill('(rule "led"\n\t(constraint clearance (min 2.5mm))\n\t(condition "A.NetName == \'');
  await text.press("Control+Space");
  await expect(rules.getByRole("option", { name: /^LED_A/ })).toBeVisible();
  await takePicture(page, "custom-rules-completion-en");
  await text.press("ArrowDown");
  await text.press("Enter");
  await text.pressSequentially("'\"))");
  await expect(text).toHaveValue(/A\.NetName == 'LED_A'"\)\)$/);
  await expect(rules.getByText(/^Rule "led" matches [2-9] items\.$/)).toBeVisible();
  await expectAccessible(page, "the custom rules");
  await text.press("Control+Enter");
  await expect(rules.getByText("Applied.")).toBeVisible();
  await takePicture(page, "custom-rules-en");
  await rules.getByRole("tab", { name: "Constraint resolution" }).click();
  await expect(rules.getByRole("row", { name: 'Rule "led", line 1 2.500 mm Decides' })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(clearance).toContainText("rule 2.500 mm");
  await page.getByRole("application", { name: "Board" }).focus();
  await page.keyboard.press("Control+z");
  await expect(clearance).toContainText("rule 3.000 mm");

  // Gone to by key, round and round: each says what is wanted and what is.
  await page.getByRole("application", { name: "Board" }).focus();
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  const current = findings.locator("[aria-current=true]");
  await expect(current).toBeVisible();
  await expect(findings.locator("dl")).toContainText(/Rule.*mm.*Actual.*mm/);
  await expectAccessible(page, "the checks panel");
  await takePicture(page, "checks-en");

  await panel.getByRole("searchbox").fill("nothing like it");
  await expect(findings).toContainText("No findings match");
  await panel.getByRole("searchbox").fill("");

  // The last change of the rules is taken back like any other, and what it found with it.
  await page.getByRole("application", { name: "Board" }).focus();
  await page.keyboard.press("Control+z");
  await expect(clearance).toBeHidden();
});

/** Pieces of track that end nowhere, side by side above the parts: each is a warning. */
function strayTracks(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [101 + (index % 90) * 0.3, 101 + Math.floor(index / 90) * 0.3];
    return `(segment (start ${x} ${y}) (end ${x + 0.05} ${y}) (width 0.2) (layer "F.Cu") (net 1))`;
  }).join("\n");
}

test("thousands of findings of one rule are one line that opens, and the last of them is reached by keys", async ({
  page,
  person,
}) => {
  const board = smallBoard({ closedOutline: false }).replace(/\)\s*$/, `${strayTracks(2_000)}\n)`);
  const id = await uploadProject(page, { name: person.email, files: [textFile("stray.kicad_pcb", board)] });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const panel = page.getByRole("region", { name: "Design rule check" });
  const group = panel.getByRole("region", { name: "Dangling track ends" });
  const heading = group.getByRole("button", { name: /^Dangling track ends Warning · 2,000$/i });
  await expect(heading).toHaveAttribute("aria-expanded", "false");
  await expect(group.getByRole("listitem")).toHaveCount(0);
  // The name of the button that was pressed stands over it as long as it is pointed at.
  await page.mouse.move(700, 600);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expectAccessible(page, `a closed list of findings (${person.email})`);

  await heading.focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-expanded", "true");
  await expect(group.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "2000");
  // Drawn is what is near, and the end.
  expect(await group.getByRole("listitem").count()).toBeLessThan(300);
  await expectAccessible(page, "an open list of findings");
  await page.keyboard.press("ArrowDown");
  await expect(group.getByRole("listitem").first().getByRole("button")).toBeFocused();
  await page.keyboard.press("End");
  const last = group.getByRole("listitem").last();
  await expect(last.getByRole("button")).toBeFocused();
  await expect(last).toHaveAttribute("aria-posinset", "2000");
  await page.keyboard.press("Enter");
  await expect(last.getByRole("button")).toHaveAttribute("aria-current", "true");
  await expect(last).toContainText("Position");
  await expect(page.getByRole("region", { name: "Properties" }).getByRole("heading", { name: "Track" })).toBeVisible();

  // What is gone to from elsewhere opens its rule and comes to sight.
  await heading.click();
  await expect(heading).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("[");
  await expect(heading).toHaveAttribute("aria-expanded", "true");
  await expect(group.locator("[aria-current=true]")).toBeInViewport();
});
