import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Application } from "../platform/application.ts";
import { createHealthRoutes } from "./health-routes.ts";
import { listen, urlOf } from "./listen.ts";

/** Health and metrics at a port of their own, in every role: a process that only works has no other. */
export async function openMonitoring(
  application: Application,
): Promise<{ readonly url: string; close(): Promise<void> } | undefined> {
  const { host, monitoringPort } = application.configuration;
  if (monitoringPort === undefined) return undefined;
  const server = createServer(getRequestListener(createHealthRoutes(application).fetch));
  await listen(server, monitoringPort, host);
  return {
    url: urlOf(server, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
