import { type Locator, type Page, test } from "@playwright/test";
import { settled } from "./settled.ts";

const ARE_PICTURES_TAKEN = process.env.STORY_PICTURES !== "off";

interface PictureOptions {
  /** All that can be scrolled to, not only what the window shows. */
  readonly isWhole?: boolean;
}

/**
 * A picture of the screen for people, as `NAME.png` in the folder of the story's results. Nothing compares it, so `npm test`
 * only waits for what the picture would have shown: until nothing moves.
 */
export async function takePicture(target: Page | Locator, name: string, { isWhole = false }: PictureOptions = {}) {
  if (!ARE_PICTURES_TAKEN) return void (await ("page" in target ? target.page() : target).evaluate(settled));
  const path = test.info().outputPath(`${name}.png`);
  if ("page" in target) await target.screenshot({ path });
  else await target.screenshot({ path, fullPage: isWhole });
}
