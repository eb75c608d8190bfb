import { describe, expect, it } from "vitest";
import { LiveConnection, type LiveSocketHandlers, RECONNECT_DELAY_MS } from "./live-connection.ts";

/** A hand-driven world: sockets are listed as they open, timers run on demand. */
function setUp(isExpired?: () => Promise<boolean>) {
  const sockets: (LiveSocketHandlers<string> & { closed: boolean })[] = [];
  const timers = new Map<number, { run: () => void; delay: number }>();
  let nextTimer = 1;
  let expiries = 0;
  const connection = new LiveConnection<string>({
    open: (handlers) => {
      const socket = { ...handlers, closed: false };
      sockets.push(socket);
      return () => {
        socket.closed = true;
      };
    },
    timers: {
      setTimer: (run, delay) => {
        timers.set(nextTimer, { run, delay });
        return nextTimer++;
      },
      clearTimer: (timer) => timers.delete(timer),
    },
    onExpired: () => {
      expiries += 1;
    },
    ...(isExpired && { isExpired }),
  });
  const runTimers = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
    return due.map(({ delay }) => delay);
  };
  return { connection, sockets, timers, runTimers, expiries: () => expiries };
}

describe("the live connection", () => {
  it("is connecting from the beginning, and opens its socket when it is started", () => {
    const { connection, sockets } = setUp();
    expect(connection.status).toBe("connecting");
    expect(sockets).toHaveLength(0);
    connection.start();
    expect(connection.status).toBe("connecting");
    sockets[0]?.onOpen();
    expect(connection.status).toBe("connected");
  });

  it("tries again two seconds after each failure, as often as it takes", () => {
    const { connection, sockets, runTimers } = setUp();
    connection.start();
    for (let failure = 0; failure < 50; failure += 1) {
      sockets.at(-1)?.onEnd({ reason: "failed", expired: false });
      expect(connection.status).toBe("error");
      expect(runTimers()).toEqual([RECONNECT_DELAY_MS]);
      expect(connection.status).toBe("connecting");
    }
    expect(sockets).toHaveLength(51);
  });

  it("gives up and says so when the login has run out", () => {
    const { connection, sockets, timers, expiries } = setUp();
    connection.start();
    sockets[0]?.onEnd({ reason: "failed", expired: true });
    expect(connection.status).toBe("disconnected");
    expect(expiries()).toBe(1);
    expect(timers.size).toBe(0);
    connection.wake();
    expect(sockets).toHaveLength(1);
  });

  it("asks, after a close that may be a breakdown, whether the login has run out, and tries again meanwhile", async () => {
    const answer = Promise.withResolvers<boolean>();
    const { connection, sockets, runTimers, expiries } = setUp(() => answer.promise);
    connection.start();
    sockets[0]?.onEnd({ reason: "failed", expired: "ask" });
    expect(connection.status).toBe("error");
    expect(runTimers()).toEqual([RECONNECT_DELAY_MS]);
    answer.resolve(false);
    await answer.promise;
    expect(connection.status).toBe("connecting");
    expect(expiries()).toBe(0);
  });

  it("gives up when the answer is that it has, also in the middle of the next attempt", async () => {
    const answer = Promise.withResolvers<boolean>();
    const { connection, sockets, timers, runTimers, expiries } = setUp(() => answer.promise);
    connection.start();
    sockets[0]?.onEnd({ reason: "failed", expired: "ask" });
    runTimers();
    answer.resolve(true);
    await expect.poll(expiries).toBe(1);
    expect(connection.status).toBe("disconnected");
    expect(sockets[1]?.closed).toBe(true);
    expect(timers.size).toBe(0);
  });

  it("tries again when the question itself fails, and believes the code where nobody can be asked", async () => {
    const failing = setUp(() => Promise.reject(new Error("offline")));
    failing.connection.start();
    failing.sockets[0]?.onEnd({ reason: "failed", expired: "ask" });
    await Promise.resolve();
    expect(failing.runTimers()).toEqual([RECONNECT_DELAY_MS]);
    expect(failing.expiries()).toBe(0);

    const strict = setUp();
    strict.connection.start();
    strict.sockets[0]?.onEnd({ reason: "failed", expired: "ask" });
    expect(strict.expiries()).toBe(1);
    expect(strict.connection.status).toBe("disconnected");
  });

  it("reconnects at once when the tab is looked at again, and leaves no second timer behind", () => {
    const { connection, sockets, timers } = setUp();
    connection.start();
    sockets[0]?.onEnd({ reason: "failed", expired: false });
    connection.wake();
    expect(sockets).toHaveLength(2);
    expect(timers.size).toBe(0);
    sockets[1]?.onOpen();
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it("starts half a second after sign-in and not twice", () => {
    const { connection, sockets, runTimers } = setUp();
    connection.start(500);
    connection.start();
    expect(sockets).toHaveLength(0);
    expect(runTimers()).toEqual([500]);
    expect(sockets).toHaveLength(1);
  });

  it("closes at sign-out and does not hear the old socket any more", () => {
    const { connection, sockets, timers } = setUp();
    const heard: string[] = [];
    connection.onMessage((message) => heard.push(message));
    connection.start();
    sockets[0]?.onOpen();
    sockets[0]?.onMessage("first");
    connection.stop();
    expect(sockets[0]?.closed).toBe(true);
    sockets[0]?.onMessage("late");
    sockets[0]?.onEnd({ reason: "closed", expired: false });
    expect(heard).toEqual(["first"]);
    expect(connection.status).toBe("disconnected");
    expect(timers.size).toBe(0);
  });

  it("tells its listeners of each change once", () => {
    const { connection, sockets } = setUp();
    const seen: string[] = [];
    connection.onStatus(() => seen.push(connection.status));
    connection.start();
    sockets[0]?.onOpen();
    sockets[0]?.onOpen();
    sockets[0]?.onEnd({ reason: "failed", expired: false });
    expect(seen).toEqual(["connected", "error"]);
  });
});
