import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

/** The small board cut down to a strip on which none of its three parts has room. */
const NARROW = smallBoard().replaceAll(" 120)", " 101)");

test("a placement without room names the parts, rings the bell and leads back to the list; every way to fail has its words", async ({
  page,
  person,
}) => {
  await createProject(page, {
    task: "Place parts",
    files: [textFile("narrow.kicad_pcb", NARROW)],
    name: "Narrow",
  });
  const strip = page.getByRole("region", { name: "Task and results" });
  await expect(strip.getByRole("alert")).toContainText("Placement failed", UNTIL_RUN_ENDS);
  await expect(strip.getByRole("alert")).toContainText(/No space for .*(J1|R1|D1) \(needs .* mm, .* mm free\)/);
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await expectAccessible(page, `a failed placement (${person.email})`);

  // A worker that dies three times, or an engine that hangs, is the server's to test; here its words.
  for (const [ending, failure, title, sentence, task = "AUTO_PLACEMENT"] of [
    ["FAIL", '{"kind":"OUT_OF_MEMORY"', "Routing failed", "512 MB", "ROUTING"],
    ["TIMEOUT", '{"kind":"OUT_OF_TIME"', "Routing failed", "The run timed out.", "ROUTING"],
    ["TIMEOUT", '{"kind":"OUT_OF_TIME"', "Placement failed", "The run timed out."],
    ["EVENT_HANDLER_TIMEOUT", '{"kind":"OUT_OF_TIME"', "Placement failed", "The run timed out."],
    ["EVENT_HANDLER_FAILED", '{"kind":"INTERRUPTED"', "Placement failed", "was aborted"],
    ["EVENT_HANDLER_CANCEL", '{"kind":"FAULT"', "Placement is paused", "Your board is unchanged."],
  ] as const) {
    await showEnding(page, `${task}_${ending}`, failure);
    await page.reload();
    await expect(strip.getByText(title), ending).toBeVisible();
    await expect(strip, ending).toContainText(sentence);
  }
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await strip.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("row", { name: /Narrow/ }).getByText("Failed")).toBeVisible();
});

async function showEnding(page: Page, state: string, failure: string): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"AUTO_PLACEMENT_FAIL"', `"${state}"`)
      .replaceAll('"status":"FAIL"', `"status":"${state.replace(/^(AUTO_PLACEMENT|ROUTING)_/, "")}"`)
      .replaceAll('"jobType":"PLACEMENT"', `"jobType":"${state.startsWith("ROUTING") ? "ROUTING" : "PLACEMENT"}"`)
      .replaceAll('{"kind":"NO_ROOM"', failure)
      .replaceAll('"limitMb":null', '"limitMb":512');
    await route.fulfill({ response, body });
  });
}
