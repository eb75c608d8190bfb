import { type EyePlace, placeBetween } from "./eye-place.ts";

/** How long the eye takes to another view. */
const FLIGHT_MS = 160;

/** Takes the eye from one place to another; a new flight, or a hand, ends it where it is. */
export class Flight {
  readonly #goTo: (place: EyePlace) => void;
  #frame = 0;

  constructor(goTo: (place: EyePlace) => void) {
    this.#goTo = goTo;
  }

  begin(from: EyePlace, to: EyePlace): void {
    this.land();
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / FLIGHT_MS);
      this.#goTo(placeBetween(from, to, 1 - (1 - share) ** 3));
      this.#frame = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  land(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
