import { Hono } from "hono";
import { BOARD_MODELS } from "../modules/models/board-models.ts";
import { answerModel } from "../modules/models/serve-model.ts";
import { findSharedBoard, readSharedDocument } from "../modules/sharing/share-link-store.ts";
import type { Application } from "../platform/application.ts";
import type { HttpEnv } from "./http-env.ts";
import { pathWithQuery } from "./path-with-query.ts";
import { refuse, refuseSignature } from "./refuse.ts";
import { sendDocument } from "./send-document.ts";

/** Documents and 3D models of read-only links, at signed addresses that end with the link. */
export function createSharedRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/shared/:link/:hash", async (c) => {
    const signature = application.signer.verify(pathWithQuery(c.env.incoming));
    if (signature !== "valid") return refuseSignature(signature);
    const gzip = await readSharedDocument(application, c.req.param("link"), c.req.param("hash"));
    if (gzip === undefined) return refuse(404, "NOT_FOUND", "This document does not exist.");
    // Not kept by the browser: the link may be revoked.
    return sendDocument(gzip, { acceptEncoding: c.req.header("accept-encoding"), cacheControl: "no-store" });
  });
  routes.get("/shared/:link/:hash/model.glb", async (c) => {
    const signature = application.signer.verify(pathWithQuery(c.env.incoming));
    if (signature !== "valid") return refuseSignature(signature);
    const project = await findSharedBoard(application, c.req.param("link"), c.req.param("hash"));
    const found = project && (await application.services.get(BOARD_MODELS).findShown(project));
    const answer = found && answerModel(found, { known: undefined, cacheControl: "no-store" });
    return answer ?? refuse(404, "NOT_FOUND", "This model does not exist.");
  });
  return routes;
}
