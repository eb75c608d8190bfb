import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** A loose track, and one that comes too near to the edge. */
const TRACKS = `  (segment (start 106 104) (end 116 104) (width 0.25) (layer "F.Cu") (net 3))
  (segment (start 106 100.3) (end 116 100.3) (width 0.25) (layer "F.Cu") (net 1))
`;

/** A regulator at one end of a thin track, and what it supplies at the other. */
const SUPPLY = `  (footprint "Test:Out" (layer "F.Cu") (at 102 118) (property "Reference" "U1" (at 0 0) (layer "F.SilkS"))
    (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu") (net 1 "VCC") (pinfunction "VOUT") (pintype "power_out")))
  (footprint "Test:In" (layer "F.Cu") (at 128 118) (property "Reference" "U2" (at 0 0) (layer "F.SilkS"))
    (pad "8" smd rect (at 0 0) (size 1 1) (layers "F.Cu") (net 1 "VCC") (pinfunction "VDD") (pintype "power_in")))
  (segment (start 102 118) (end 128 118) (width 0.2) (layer "F.Cu") (net 1))
)`;

test("a layout is reviewed: findings say why and what to do, a supply's drop is shown, one is accepted with a note that stays, and a net is corrected", async ({
  page,
  person,
}) => {
  const text = `${smallBoard().trimEnd().slice(0, -1)}\n${TRACKS}${SUPPLY}\n`;
  const id = await uploadProject(page, {
    name: `Review of ${person.email}`,
    files: [textFile("lamp.kicad_pcb", text)],
  });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const panel = page.getByRole("region", { name: "Design rule check" });
  await panel.getByRole("tab", { name: "Review" }).click();
  const review = panel.getByRole("tabpanel", { name: "Review" });

  // The drop of a supply is shown on the board, for the current that the reader knows.
  const drops = review.getByRole("region", { name: "Supply drops voltage" });
  await drops.getByRole("button", { name: /^1 A shared by the loads of VCC \(1\) drops 64 mV/ }).click();
  await drops.getByRole("button", { name: "Show the drop on the board" }).click();
  const legend = page.getByRole("region", { name: "Voltage drop of VCC" });
  await expect(legend.getByRole("button", { name: "U2 pad 8 64.0 mV" })).toBeVisible();
  await legend.getByRole("textbox", { name: "Current of all loads together (A)" }).fill("0.5");
  await legend.getByRole("button", { name: "U2 pad 8 32.0 mV" }).click();
  const board = (await page.getByRole("application").boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  await expect(legend.locator("output")).toHaveText("32.0 mV");
  await expectAccessible(page, "the drop of a supply");
  await takePicture(page, "supply-drop-en");
  await page.keyboard.press("Escape");
  await expect(legend).toBeHidden();

  const edge = review.getByRole("region", { name: "Track at the board's edge" });
  await edge.getByRole("button", { name: /^VCC on F\.Cu is 0\.1\d mm from the board's edge/ }).click();
  await expect(edge.getByText("Move the track inwards.")).toBeVisible();
  await expect(edge.getByText(/^Eurocircuits and JLCPCB/)).toBeVisible();
  await expectAccessible(page, "the review of a layout");
  await takePicture(page, "review-en");

  // Accepted with a note: it stays with the board, also after a reload.
  await edge.getByRole("textbox", { name: "Reason for accepting" }).fill("Milled by hand");
  await edge.getByRole("button", { name: "Accept finding" }).click();
  const accepted = review.getByRole("region", { name: "Accepted" });
  await expect(accepted.getByText("Milled by hand")).toBeVisible();
  await expect(page.getByText("v1.1")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  await panel.getByRole("tab", { name: "Review" }).click();
  await accepted.getByRole("button", { name: /^Accepted/ }).click();
  await expect(accepted.getByText("Milled by hand")).toBeVisible();

  // A rule gets another severity, and can be left out.
  const loose = review.getByRole("region", { name: "Stub or loose end" });
  await loose.getByRole("button", { name: "Severity of Stub or loose end: Warning" }).click();
  await page.getByRole("menuitem", { name: "Ignore" }).click();
  await expect(loose).toBeHidden();
  await expect(review.getByRole("region", { name: "Rules left out" })).toBeVisible();

  // What the nets were taken for: VCC is a supply by its name, until a person says otherwise.
  await page.getByRole("button", { name: "Placement intents read from the circuit" }).click();
  const intents = page.getByRole("region", { name: /^Placement intents/ });
  await intents.getByRole("button", { name: /^Nets/ }).click();
  await expect(intents.getByRole("button", { name: /^VCC Recognized by its name\./ })).toBeVisible();
  await takePicture(page, "nets-en");
  await intents.getByRole("button", { name: "Kind of VCC: Supply" }).click();
  await page.getByRole("menuitem", { name: "Clock" }).click();
  await expect(intents.getByRole("button", { name: /^VCC Set by a user\./ })).toBeVisible();
  await intents.getByRole("button", { name: "Kind of VCC: Clock" }).click();
  await page.getByRole("menuitem", { name: "Detect automatically" }).click();
  await expect(intents.getByRole("button", { name: "Kind of VCC: Supply" })).toBeVisible();
  await expectAccessible(page, "what nets were taken for");
  await takePicture(page, "nets-after-en");

  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, "review-390");
});
