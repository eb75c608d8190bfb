import { pixelFinder } from "./board-pixels.ts";
import { expect, type Locator, type Page } from "./story.ts";

/** A place of the board, millimetres. */
export type Place = readonly [x: number, y: number];

/** Pointer and keys over the board of the workspace, which tell by the places of the board where to go. */
export class BoardHands {
  readonly board: Locator;
  /** What the panel at the side is about: what is selected, or the tool in hand. */
  readonly title: Locator;
  readonly undo: Locator;
  readonly #page: Page;
  #place: ((x: number, y: number) => { x: number; y: number }) | undefined;

  constructor(page: Page) {
    this.#page = page;
    this.board = page.getByRole("application", { name: "Board" });
    this.title = page
      .getByRole("complementary", { name: "Properties and layers" })
      .getByRole("heading", { level: 2 })
      .first();
    this.undo = page.getByRole("button", { name: /^Undo/ });
  }

  /** Looks where places are on the page: after each change of the view. */
  async look(): Promise<void> {
    this.#place = await pixelFinder(this.#page);
  }

  async go([x, y]: Place): Promise<void> {
    if (!this.#place) throw new Error("Nobody has looked yet.");
    const at = this.#place(x, y);
    await this.#page.mouse.move(at.x, at.y, { steps: 3 });
  }

  async click(at: Place): Promise<void> {
    await this.go(at);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }

  async addByClick(at: Place): Promise<void> {
    await this.#page.keyboard.down("Shift");
    await this.click(at);
    await this.#page.keyboard.up("Shift");
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.go(from);
    await this.#page.mouse.down();
    await this.go(to);
    await this.#page.mouse.up();
  }

  /** An action, part or net by its name, which has to be the first that the palette finds. */
  async call(name: string): Promise<void> {
    await this.board.press("Control+k");
    const palette = this.#page.getByRole("dialog", { name: "Find an action, part, net or layer" });
    const field = palette.getByRole("combobox");
    await field.fill(name);
    await expect(palette.getByRole("option").first()).toHaveAccessibleName(new RegExp(`^${name}`));
    await field.press("Enter");
    await expect(palette).toBeHidden();
  }

  /** Undoes these steps, the last of them first, and nothing is left to be undone. */
  async undoAll(steps: readonly string[]): Promise<void> {
    for (const step of steps.toReversed()) {
      await expect(this.undo).toHaveAccessibleName(new RegExp(`^Undo: ${step}`));
      await this.board.press("Control+z");
    }
    await expect(this.undo).toHaveAttribute("aria-disabled", "true");
  }
}
