/**
 * The one live connection of a signed-in person: the notification subscription over a websocket. It is opened for a
 * profile, tried again two seconds after a failure for as long as it takes, at once when the tab is looked at again,
 * and given up when the login has run out. The socket itself is handed in, so that the rules can be tested alone.
 */
export type LiveStatus = "disconnected" | "connecting" | "connected" | "error";

export const RECONNECT_DELAY_MS = 2_000;
export const RESTART_AFTER_SIGN_IN_MS = 500;

/**
 * How a socket ended. `expired`: the login has run out; "ask": its close code says so, and is also what a server that has
 * broken down says (1011), so the profile decides.
 */
export type SocketEnd = { readonly reason: "failed" | "closed"; readonly expired: boolean | "ask" };

export interface LiveSocketHandlers<Message> {
  readonly onOpen: () => void;
  readonly onMessage: (message: Message) => void;
  readonly onEnd: (end: SocketEnd) => void;
}

/** Opens one socket and answers the function that closes it. `onEnd` is called at most once. */
export type OpenLiveSocket<Message> = (handlers: LiveSocketHandlers<Message>) => () => void;

export interface LiveTimers {
  readonly setTimer: (run: () => void, delay: number) => number;
  readonly clearTimer: (timer: number) => void;
}

export class LiveConnection<Message> {
  readonly #open: OpenLiveSocket<Message>;
  readonly #timers: LiveTimers;
  readonly #onExpired: () => void;
  readonly #isExpired: (() => Promise<boolean>) | undefined;
  readonly #statusListeners = new Set<() => void>();
  readonly #messageListeners = new Set<(message: Message) => void>();
  #status: LiveStatus = "connecting";
  #wanted = false;
  #timer: number | undefined;
  #close: (() => void) | undefined;
  /** Counts sockets, so that a late word from an old one is not taken for the present one's. */
  #generation = 0;

  constructor(options: {
    open: OpenLiveSocket<Message>;
    timers: LiveTimers;
    onExpired: () => void;
    /** Asks whether the login has run out, when a close code leaves it open; without it the code is believed. */
    isExpired?: () => Promise<boolean>;
  }) {
    this.#open = options.open;
    this.#timers = options.timers;
    this.#onExpired = options.onExpired;
    this.#isExpired = options.isExpired;
  }

  get status(): LiveStatus {
    return this.#status;
  }

  /** Connects now, or after a delay; does nothing while connected, connecting or about to. */
  start(delay = 0): void {
    this.#wanted = true;
    if (this.#close !== undefined || this.#timer !== undefined) return;
    if (delay > 0) this.#timer = this.#timers.setTimer(() => this.#connect(), delay);
    else this.#connect();
  }

  /** Closes and stays closed until the next start. */
  stop(): void {
    this.#wanted = false;
    this.#cancelTimer();
    this.#generation += 1;
    this.#close?.();
    this.#close = undefined;
    this.#setStatus("disconnected");
  }

  /** The tab is looked at again: do not wait for the timer. */
  wake(): void {
    if (this.#wanted && (this.#status === "disconnected" || this.#status === "error")) this.#connect();
  }

  onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  };

  onMessage = (listener: (message: Message) => void): (() => void) => {
    this.#messageListeners.add(listener);
    return () => this.#messageListeners.delete(listener);
  };

  #connect(): void {
    this.#cancelTimer();
    this.#generation += 1;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    this.#setStatus("connecting");
    this.#close = this.#open({
      onOpen: () => {
        if (isCurrent()) this.#setStatus("connected");
      },
      onMessage: (message) => {
        if (isCurrent()) for (const listener of this.#messageListeners) listener(message);
      },
      onEnd: (end) => {
        if (isCurrent()) this.#end(end);
      },
    });
  }

  #end({ reason, expired }: SocketEnd): void {
    this.#generation += 1;
    this.#close = undefined;
    if (expired === true || (expired === "ask" && this.#isExpired === undefined)) {
      this.#giveUp();
      return;
    }
    this.#setStatus(reason === "failed" ? "error" : "disconnected");
    if (this.#wanted) this.#timer = this.#timers.setTimer(() => this.#connect(), RECONNECT_DELAY_MS);
    if (expired === "ask") void this.#askWhetherExpired();
  }

  async #askWhetherExpired(): Promise<void> {
    // An answer that fails in another way says nothing about the login.
    const expired = await this.#isExpired?.().catch(() => false);
    if (expired && this.#wanted) this.#giveUp();
  }

  #giveUp(): void {
    this.stop();
    this.#onExpired();
  }

  #cancelTimer(): void {
    if (this.#timer !== undefined) this.#timers.clearTimer(this.#timer);
    this.#timer = undefined;
  }

  #setStatus(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#statusListeners) listener();
  }
}
