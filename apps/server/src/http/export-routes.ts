import { Hono } from "hono";
import { openExport } from "../modules/export/export-project.ts";
import type { Application } from "../platform/application.ts";
import { download } from "./download.ts";
import type { HttpEnv } from "./http-env.ts";
import { pathWithQuery } from "./path-with-query.ts";
import { refuse, refuseSignature } from "./refuse.ts";

/** Files that were made to be taken, at signed addresses that run out. */
export function createExportRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/exports/:id/:name", async (c) => {
    const signature = application.signer.verify(pathWithQuery(c.env.incoming));
    if (signature !== "valid") return refuseSignature(signature);
    const opened = await openExport(application, c.req.param("id"));
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This export no longer exists. Export again.");
    return download({ ...opened, name: opened.fileName });
  });
  return routes;
}
