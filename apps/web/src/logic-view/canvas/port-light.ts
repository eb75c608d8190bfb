import { type BlockBook, type End, type FittingPort, fittingPorts, type Logic } from "@tracewright/logic";

type Fits = ReadonlyMap<string, FittingPort["fit"]>;

/** Which ports a wire can be drawn to while one is drawn. A block hears of its own ports only. */
export class PortLight {
  #from: End | undefined;
  #fits: ReadonlyMap<string, Fits> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** By key of the port; undefined: none of the block fits. */
  fitsOf(use: string): Fits | undefined {
    return this.#fits.get(use);
  }

  /** Where the wire that is drawn begins. */
  get from(): End | undefined {
    return this.#from;
  }

  /** How many ports fit the wire that is drawn; undefined: none is drawn. */
  readonly count = (): number | undefined =>
    this.#from && [...this.#fits.values()].reduce((sum, { size }) => sum + size, 0);

  /** Lights what fits a port. */
  turnOn(logic: Logic, from: End, book: BlockBook): void {
    const fits = new Map<string, Map<string, FittingPort["fit"]>>();
    for (const { end, fit } of fittingPorts(logic, from, book)) {
      const own = fits.get(end.use) ?? new Map<string, FittingPort["fit"]>();
      fits.set(end.use, own.set(end.port, fit));
    }
    this.#set(from, fits);
  }

  turnOff(): void {
    if (this.#from) this.#set(undefined, new Map());
  }

  /** Whether a wire may be dropped here. */
  isLit({ use, port }: End): boolean {
    return this.#fits.get(use)?.has(port) ?? false;
  }

  #set(from: End | undefined, fits: ReadonlyMap<string, Fits>): void {
    this.#from = from;
    this.#fits = fits;
    for (const listener of this.#listeners) listener();
  }
}
