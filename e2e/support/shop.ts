/** For stories about money: a server that counts credits and takes cards; the story plays the providers and sets the clock. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startServer } from "./start-server.ts";
import { test as base } from "./story.ts";
import { useOwnServer } from "./story-server.ts";

const root = join(import.meta.dirname, "../..");
const TESTKIT = join(root, "apps/server/src/testkit");
/** Longer than the server's clock waits before it looks at the file (ten times a second). */
const CLOCK_MS = 300;

/** A number that the providers' pages take, and one that they refuse. */
export const GOOD_CARD = "4242424242424242";
export const REFUSED_CARD = "4000000000000002";

interface Provider {
  readonly url: URL;
  /** What befalls the next calls that charge a card. */
  readonly troubles: object[];
  stop(): Promise<void>;
}

interface Stripe extends Provider {
  /** Of those that are saved from now on. */
  readonly card: { exp_month: number; exp_year: number };
}

export interface Shop {
  readonly url: string;
  readonly stripe: Stripe;
  readonly toss: Provider;
  /** The server's clock goes on by so many days, and it does what it does every hour. Sessions may end by it. */
  passDays(days: number): Promise<void>;
}

export const test = base.extend<object, { readonly paysBy: "cards" | "transfer" | "nothing"; readonly shop: Shop }>({
  /** Cards at both providers, transfers to the example account for practice, or no way to pay. */
  paysBy: ["cards", { option: true, scope: "worker" }],
  shop: [
    async ({ paysBy }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "tracewright-shop-"));
      const clock = join(folder, "ahead");
      const port = String(await findFreePort());
      writeFileSync(clock, "0");
      const stripe: Stripe = await startProvider("Stripe");
      const toss: Provider = await startProvider("Toss");
      const server = await startServer(
        {
          DATABASE_URL: "",
          CREDITS: "on",
          CLOCK_AHEAD_FILE: clock,
          // Providers send the browser back to the configured port.
          PORT: port,
          // A server for others has no example account.
          ...(paysBy === "nothing" && { PUBLIC_URL: `http://127.0.0.1:${port}` }),
          ...(paysBy === "cards" && keysOf(stripe, toss)),
        },
        ["bench/faults/movable-clock.mjs", "e2e/support/hourly-work.mjs"].flatMap((path) => [
          "--import",
          pathToFileURL(join(root, path)).href,
        ]),
      );
      useOwnServer(server);
      let days = 0;
      await use({
        url: server.url,
        stripe,
        toss,
        passDays: async (more) => {
          days += more;
          writeFileSync(clock, String(days * 86_400_000));
          await new Promise((resolve) => setTimeout(resolve, CLOCK_MS));
          server.signal("SIGUSR2");
        },
      });
      useOwnServer(undefined);
      await server.stop();
      await stripe.stop();
      await toss.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", auto: true },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
});

const keysOf = (stripe: Provider, toss: Provider) => ({
  STRIPE_SECRET_KEY: "sk_test_of_a_test",
  STRIPE_WEBHOOK_SECRET: "whsec_of_a_test",
  STRIPE_API_URL: stripe.url.href,
  TOSS_CLIENT_KEY: "test_ck_of_a_test",
  TOSS_SECRET_KEY: "test_sk_of_a_test",
  TOSS_API_URL: toss.url.href,
  TOSS_SCRIPT_URL: new URL("/v2/standard", toss.url).href,
});

// biome-ignore lint/suspicious/noExplicitAny: of a folder that the stories are compiled without
async function startProvider(name: "Stripe" | "Toss"): Promise<any> {
  const file = join(TESTKIT, `start-${name.toLowerCase()}.ts`);
  return (await import(pathToFileURL(file).href))[`start${name}`]();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
