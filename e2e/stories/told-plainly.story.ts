import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** The server judges a board in a thread, when somebody first looks. */
const UNTIL_JUDGED = { timeout: 180_000 };

const RULES = `(version 1)
(rule "Keep RF alike" (condition "A.insideArea('RF')") (constraint solder_mask_sliver (min 0.5mm)))
`;

/** Holes of 0.15 mm, which no fab drills, and a pour that was never filled. */
function boardForAFab(): string {
  const corners = "(xy 101 101) (xy 129 101) (xy 129 119) (xy 101 119)";
  const pour = `(zone (net 2) (net_name "GND") (layer "B.Cu") (hatch edge 0.5) (connect_pads (clearance 0.3)) (min_thickness 0.25) (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.3)) (polygon (pts ${corners})))`;
  const via = '(via (at 110 105) (size 0.4) (drill 0.15) (layers "F.Cu" "B.Cu") (net 1))';
  return smallBoard().replace(/\)$/, `  ${pour}\n  ${via}\n)`);
}

test("custom rules that are not checked, zones without copper and places of a finding are told where one looks", async ({
  page,
  person,
}) => {
  const files = [
    textFile("a.kicad_pcb", boardForAFab()),
    textFile("a.kicad_pro", "{}"),
    textFile("a.kicad_dru", RULES),
  ];
  const id = await uploadProject(page, { name: person.email, files });
  const unchecked = page.getByRole("note").filter({ hasText: "1 custom rule of this project is not checked" });

  await page.goto(`/layout/${id}`);
  await expect(page.getByText("connections open · zones not filled")).toBeVisible();
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const panel = page.getByRole("region", { name: "Design rule check" });
  await expect(panel.getByRole("note")).toContainText("Keep RF alike");
  await expect(panel).toContainText("1 zone is not filled");
  // A tooltip stands outside all landmarks.
  await page.mouse.move(700, 500);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page, "the checks of a board with custom rules");

  await page.goto(`/result/${id}?view=layout`);
  await expect(unchecked).toBeVisible(UNTIL_JUDGED);
  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "Choose: For another fab" }).click();
  const dialog = page.getByRole("dialog", { name: "Fabrication files" });
  await expect(dialog.getByRole("note")).toContainText("Keep RF alike");

  await dialog
    .getByRole("link", { name: /at \(110\.0, 105\.0\)/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/layout/${id}`);
  await expect(dialog).toBeHidden();
  // What is looked at is in the middle: the pointer is there.
  const board = page.getByRole("application", { name: "Board" });
  await expect(page.getByText("connections open · zones not filled")).toBeVisible();
  const box = await board.boundingBox();
  await expect(async () => {
    await page.mouse.move(
      (box?.x ?? 0) + (box?.width ?? 0) / 2 + Math.random(),
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    );
    expect(Number.parseFloat((await page.getByText(/^X /).innerText()).slice(2))).toBeCloseTo(110, 0);
    expect(Number.parseFloat((await page.getByText(/^Y /).innerText()).slice(2))).toBeCloseTo(105, 0);
  }).toPass();
});

test("a board that could not be judged says so and why, and is judged when it is asked for again", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  let isJudged = false;
  await page.route("**/graphql", async (route) => {
    const asked = route.request().postData() ?? "";
    if (asked.includes("mutation RequestVerdict")) isJudged = true;
    if (isJudged || !asked.includes("query ProjectVerdict")) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data.edaProjectV2, { verdict: null, verdictProblem: "OUT_OF_TIME" });
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/result/${id}?view=layout`);
  const state = page.getByRole("main").getByRole("status", { name: "Board status" });
  await expect(state).toContainText("The board could not be checked");
  await expect(state).toContainText("The check timed out.");
  await expectAccessible(page, "a board that could not be judged");
  await state.getByRole("button", { name: "Check again" }).click();
  await expect(state).toContainText("Not ready to order", UNTIL_JUDGED);
});
