import { Hono } from "hono";
import { openExport } from "../modules/export/export-project.ts";
import type { Application } from "../platform/application.ts";
import { download } from "./download.ts";
import type { HttpEnv } from "./http-env.ts";
import { pathWithQuery } from "./path-with-query.ts";
import { refuse, refuseSignature } from "./refuse.ts";

/** Exported files, at signed addresses that expire. Each address is for one account, and works without its session. */
export function createExportRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/exports/:id/:reader/:name", async (c) => {
    const signature = application.signer.verify(pathWithQuery(c.env.incoming));
    if (signature !== "valid") return refuseSignature(signature);
    const opened = await openExport(application, { id: c.req.param("id"), userId: c.req.param("reader") });
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This export no longer exists. Export again.");
    return download({ ...opened, name: opened.fileName });
  });
  return routes;
}
