import { type DatabaseHandle, openServerDatabase } from "../../../platform/database/open-database.ts";
import { creditPacks, planVersions } from "../../../platform/database/tables.ts";
import type { Client } from "../../../testkit/client.ts";
import { openTestDatabase } from "../../../testkit/open-test-database.ts";
import { findPostgres, startPostgres } from "../../../testkit/start-postgres.ts";
import { type FakeStripe, STRIPE_HOOK_SECRET, STRIPE_SECRET, startStripe } from "../../../testkit/start-stripe.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { type FakeToss, startToss, TOSS_SECRET } from "../../../testkit/start-toss.ts";

/** The databases of this machine: PostgreSQL where a server is installed. */
export const DATABASES: readonly string[] = ["embedded", ...(findPostgres() === undefined ? [] : ["PostgreSQL"])];

export interface CardServer {
  readonly server: TestServer;
  readonly toss: FakeToss;
  readonly stripe: FakeStripe;
  /** An administrator. */
  readonly boss: Client;
  /** 50 credits for 6000 won or 5 dollars. PRO, version 2, is for sale for 19000 won or 15 dollars. */
  readonly packId: string;
  stop(): Promise<void>;
}

/** A server that takes cards by Toss and Stripe, which are played by local servers. */
export async function startCardServer(database: string): Promise<CardServer> {
  const [toss, stripe] = [await startToss(), await startStripe()];
  const postgres =
    database === "PostgreSQL" ? await startPostgres(findPostgres() ?? "", { isMigrated: true }) : undefined;
  const handle: DatabaseHandle = postgres
    ? await openServerDatabase(postgres.connectionString)
    : await openTestDatabase();
  const server = await startTestServer({
    database: handle,
    configuration: {
      credits: "on",
      publicUrl: new URL("http://pcb.example.com"),
      administrators: new Set(["boss@example.com"]),
      payments: {
        accounts: new Map(),
        isPractice: false,
        toss: {
          clientKey: "test_ck_of_a_test",
          secretKey: TOSS_SECRET,
          apiUrl: toss.url,
          scriptUrl: new URL("/v2/standard", toss.url),
        },
        stripe: { secretKey: STRIPE_SECRET, webhookSecret: STRIPE_HOOK_SECRET, apiUrl: stripe.url },
      },
    },
  });
  const boss = await server.signedIn("boss@example.com");
  const { db, now } = server.application;
  const offer = { isSample: false, publishedAt: now() };
  const [pack] = await db
    .insert(creditPacks)
    .values({ credits: 50, priceKrw: 6000n, priceUsd: 500n, ...offer })
    .returning();
  const plan = { planId: "PRO", version: 2, creditsAMonth: 200, projectLimit: 500 };
  await db.insert(planVersions).values({ ...plan, priceKrw: 19_000n, priceUsd: 1500n, ...offer });
  return {
    server,
    toss,
    stripe,
    boss,
    packId: pack?.id ?? "",
    stop: async () => {
      await server.stop();
      await Promise.all([toss.stop(), stripe.stop()]);
      await postgres?.stop();
    },
  };
}
