import { askServer } from "../support/ask-server.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("a routing that is used is on the board at once, leads to its result, and its summary can be read again", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  await page.goto(`/layout/${id}`);
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  // Before the run something is selected and a tool is in the hand; neither is of the board that comes.
  const board = page.getByRole("application", { name: "Board" });
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^R1/ }).click();
  await board.focus();
  await page.keyboard.press("m");

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: "Routing Connects open nets" }).click();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);

  // The edited board asks for the project again to follow it; the board of before the run must not be seen meanwhile.
  await page.route("**/graphql", async (route) => {
    if (/query Project\(/.test(route.request().postData() ?? "")) await new Promise((go) => setTimeout(go, 700));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const [open] = document.body.innerText.match(/3 of 3 connections open/) ?? [];
      if (open) seen.push(open);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole("button", { name: "Apply routing" }).click();
  await expect(page.getByText("v2.0", { exact: true })).toBeVisible();
  await expect(page.getByText("All 3 connections routed")).toBeVisible();
  await expect(page.getByRole("region", { name: "Properties" })).toContainText("Nothing is selected");
  await expect(page.getByRole("button", { name: /^Select/ })).toHaveAttribute("aria-pressed", "true");

  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  const told = page.getByRole("status").filter({ hasText: "Routing applied as the current version" });
  await told.hover();
  await page.setViewportSize({ width: 390, height: 844 });
  const exporting = await page.getByRole("button", { name: "Export", exact: true }).boundingBox();
  const word = await told.boundingBox();
  expect(word?.y ?? 0).toBeGreaterThanOrEqual((exporting?.y ?? 0) + (exporting?.height ?? 0));
  await page.setViewportSize({ width: 1440, height: 900 });
  await told.getByRole("button", { name: "Open result" }).click();
  await expect(page).toHaveURL(new RegExp(`/result/${id}`));

  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Summary of the last routing/ }).click();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible();
  await expect(page.getByText("Connected3/3")).toBeVisible();
  await page.getByRole("tab", { name: "Lengths" }).click();
  await expect(page.getByRole("table", { name: "Nets" })).toBeVisible();
  await expectAccessible(page, "the summary of the last routing");
  await expect(page.getByRole("link", { name: "Open result" })).toHaveAttribute("href", `/result/${id}`);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeHidden();
  await expect(page.getByText("All 3 connections routed")).toBeVisible();
});

test("the question about a result stands in a line of its own, and once it is let go it comes back on no page", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  await askServer(page, ROUTE, { id });
  const result = async () => (await askServer(page, RUN, { id })).edaProjectV2.run.results[0]?.id;
  await expect.poll(result, UNTIL_RUN_ENDS).toBeDefined();
  await askServer(page, SELECT, { id, historyId: await result() });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/layout/${id}`);
  const question = page.getByRole("status").filter({ hasText: "How is this routing?" });
  await expect(question).toBeVisible();
  const line = await question.boundingBox();
  for (const name of ["Run", "Export"]) {
    const control = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect((control?.y ?? 0) + (control?.height ?? 0), name).toBeLessThanOrEqual(line?.y ?? 0);
  }
  await expectAccessible(page, "a question about the routing");
  await question.getByRole("button", { name: "Close" }).click();
  await expect(question).toHaveCount(0);

  await page.clock.install();
  for (const path of ["layout", "result"]) {
    await page.goto(`/${path}/${id}`);
    await expect(page.getByRole("banner").getByRole("button", { name: "Give feedback" })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(question).toHaveCount(0);
  }
});

const ROUTE =
  "mutation($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
const RUN = "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { results { id } } } }";
const SELECT =
  "mutation($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoRoutingResult(input: $input) { id } }";
