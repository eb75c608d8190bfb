import { Hono } from "hono";
import type { Application } from "../platform/application.ts";
import type { HttpEnv } from "./http-env.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { refuse } from "./refuse.ts";

/** For those who run the server: whether it lives, whether it can work, and its figures. */
export function createHealthRoutes({ configuration, database, metrics }: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/healthz", (c) => c.text("ok\n"));
  routes.get("/readyz", async (c) => {
    const ready = await database.isReady().catch(() => false);
    return ready ? c.text("ready\n") : c.text("the database does not answer\n", 503);
  });
  routes.get("/metrics", async (c) => {
    if (!mayReadMetrics(c.env.incoming, configuration.metricsToken))
      return refuse(404, "NOT_FOUND", "There is nothing at this address.");
    return c.text(await metrics.print(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return routes;
}
