import type { Client } from "../../apps/server/src/testkit/client.ts";

const SUBSCRIPTION =
  "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { id content { ... on CircuitArchitecture { projectId case } } } }";
const AGAIN_AFTER_MS = 1000;

/** A live connection that is opened again whenever it is lost, as a browser does. */
export class Subscriber {
  heard = 0;
  reconnects = -1;
  isOpen = false;
  readonly #client: Client;
  #isLeaving = false;
  #leave: () => void = () => {};

  constructor(client: Client) {
    this.#client = client;
    this.#open();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#leave();
  }

  #open(): void {
    let isOver = false;
    const socket = this.#client.openSocket(() => {
      if (isOver) return;
      isOver = true;
      this.isOpen = false;
      if (!this.#isLeaving) setTimeout(() => this.#open(), AGAIN_AFTER_MS);
    });
    socket.on("connected", () => {
      this.isOpen = true;
      this.reconnects += 1;
    });
    socket.subscribe(
      { query: SUBSCRIPTION },
      {
        next: () => {
          this.heard += 1;
        },
        error: () => {},
        complete: () => {},
      },
    );
    this.#leave = () => void socket.dispose();
  }
}
