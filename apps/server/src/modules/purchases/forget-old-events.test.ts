import { expect, test } from "vitest";
import { providerEvents } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { forgetOldEvents } from "./forget-old-events.ts";

const DAY = 86_400_000;
const AT = new Date("2026-05-01T00:00:00Z");

describeOnEachDatabase((database) => {
  test("messages of providers are kept for a month, which is longer than one is sent again", async () => {
    const { db } = database();
    const received = (eventId: string, days: number) => ({
      provider: "stripe" as const,
      eventId,
      bodySha256: "",
      type: "checkout.session.completed",
      receivedAt: new Date(AT.getTime() - days * DAY),
    });
    await db.insert(providerEvents).values([received("new", 29), received("edge", 30), received("old", 31)]);
    await forgetOldEvents(db, AT);
    const kept = await db.select({ id: providerEvents.eventId }).from(providerEvents);
    expect(kept.map(({ id }) => id).sort()).toEqual(["edge", "new"]);
  });
});
