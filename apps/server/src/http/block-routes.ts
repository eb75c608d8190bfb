import { Readable } from "node:stream";
import { Hono } from "hono";
import { readBlockModel } from "../modules/blocks/block-model.ts";
import { openDownload } from "../modules/blocks/download-block.ts";
import { readBlockDocument, readBlockDrawing } from "../modules/blocks/read-block-document.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import { download } from "./download.ts";
import type { HttpEnv } from "./http-env.ts";
import { pathWithQuery } from "./path-with-query.ts";
import { refuse } from "./refuse.ts";
import { requireLogin } from "./require-login.ts";
import { sendDocument } from "./send-document.ts";

/** Documents, drawings and files of circuit blocks, to those who see the block. */
export function createBlockRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const closed = requireLogin(application);

  routes.get("/blocks/:id/:hash/document", closed, async (c) => {
    const { id, hash } = c.req.param();
    const gzip = await seen(() => readBlockDocument(application, c.get("userId"), { id, hash }));
    if (gzip === undefined) return refuse(404, "NOT_FOUND", "This document does not exist.");
    return sendDocument(gzip, {
      acceptEncoding: c.req.header("accept-encoding"),
      cacheControl: "private, max-age=31536000, immutable",
    });
  });
  routes.get("/blocks/:id/:hash/drawings/:drawing", closed, async (c) => {
    const { id, hash, drawing } = c.req.param();
    const svg = await seen(() => readBlockDrawing(application, c.get("userId"), { id, hash, drawing }));
    if (svg === undefined) return refuse(404, "NOT_FOUND", "This drawing does not exist.");
    return new Response(new Uint8Array(svg), {
      headers: { "content-type": "image/svg+xml", "cache-control": "private, max-age=31536000, immutable" },
    });
  });
  routes.get("/blocks/:id/:hash/model.glb", closed, async (c) => {
    const { id, hash } = c.req.param();
    const glb = await seen(() => readBlockModel(application, c.get("userId"), { id, hash }));
    if (glb === undefined) return refuse(404, "NOT_FOUND", "This model does not exist.");
    return new Response(new Uint8Array(glb), {
      headers: { "content-type": "model/gltf-binary", "cache-control": "private, max-age=31536000, immutable" },
    });
  });
  routes.get("/blocks/:id/files/:fileKind/:userId", closed, async (c) => {
    const userId = c.get("userId");
    const { id, fileKind, userId: signedFor } = c.req.param();
    const isSigned = application.signer.verify(pathWithQuery(c.env.incoming)) === "valid" && signedFor === userId;
    const file = isSigned ? await seen(() => openDownload(application, userId, { id, fileKind })) : undefined;
    if (file === undefined) return refuse(404, "NOT_FOUND", "This file does not exist.");
    const { name, bytes } = file;
    return download({
      name,
      bytes: bytes.byteLength,
      stream: Readable.from([bytes]),
      mediaType: "application/octet-stream",
    });
  });
  return routes;
}

/** What does not exist for the user is undefined. */
async function seen<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApplicationError && error.errorName === "NOT_FOUND") return undefined;
    throw error;
  }
}
