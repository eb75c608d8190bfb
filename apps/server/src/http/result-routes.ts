import { Hono } from "hono";
import { BOARD_MODELS } from "../modules/models/board-models.ts";
import { serveModel } from "../modules/models/serve-model.ts";
import { findResultFile } from "../modules/result/result-files.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import type { HttpEnv } from "./http-env.ts";
import { readLanguage } from "./read-language.ts";
import { refuse } from "./refuse.ts";
import { requireLogin } from "./require-login.ts";

/** Pictures and models of a project's versions. */
export function createResultRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const closed = requireLogin(application);

  routes.get("/results/:projectId/:version/model.glb", closed, async (c) => {
    const userId = c.get("userId");
    const answer = await serveModel(application.services.get(BOARD_MODELS), userId, {
      projectId: c.req.param("projectId"),
      version: c.req.param("version"),
      known: c.req.header("if-none-match"),
    });
    return answer ?? refuse(404, "NOT_FOUND", "This result does not exist.");
  });
  routes.get("/results/:projectId/:version/:name{.+}", closed, async (c) => {
    const userId = c.get("userId");
    return serveResultFile(application, userId, {
      projectId: c.req.param("projectId"),
      version: c.req.param("version"),
      name: c.req.param("name"),
      language: readLanguage(c.req.header("accept-language")),
      knownTag: c.req.header("if-none-match"),
    });
  });
  return routes;
}

/** A picture or model of a project's version; the browser asks whether the one that it has still is the newest. */
async function serveResultFile(
  application: Application,
  userId: string,
  { knownTag, ...wanted }: Parameters<typeof findResultFile>[2] & { readonly knownTag: string | undefined },
): Promise<Response> {
  try {
    const file = await findResultFile(application, userId, wanted);
    const tag = file && `"${file.tag}"`;
    // Compressed on the way, it has a weak tag.
    if (tag !== undefined && knownTag?.replace(/^W\//, "") === tag) return new Response(null, { status: 304 });
    const bytes = await file?.make();
    if (file === undefined || tag === undefined || bytes === undefined)
      return refuse(404, "NOT_FOUND", "This result does not exist.");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": file.mediaType,
        "cache-control": "private, no-cache",
        vary: "accept-language",
        etag: tag,
      },
    });
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    const isMissing = error.errorName === "PROJECT_NOT_FOUND" || error.errorName === "HISTORY_NOT_FOUND";
    return refuse(isMissing ? 404 : 422, error.errorName, error.message);
  }
}
