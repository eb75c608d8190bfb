import { expect, type Page } from "@playwright/test";

/** What the engine workbench says of its step, as one text: "PhaseNegotiationRound1…". */
export async function stepFacts(page: Page): Promise<string> {
  return (await page.getByRole("region", { name: "This step" }).textContent()) ?? "";
}

/** The number that follows a name in the facts. */
export async function stepNumber(page: Page, name: string): Promise<number> {
  const [, digits] = (await stepFacts(page)).match(new RegExp(`${name}([\\d,]+)`)) ?? [];
  expect(digits, `${name} in the facts of the step`).toBeDefined();
  return Number(digits?.replaceAll(",", ""));
}
