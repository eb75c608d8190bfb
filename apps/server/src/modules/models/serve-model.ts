import { ApplicationError } from "../../platform/application-error.ts";
import type { BoardModels, ModelFile } from "./board-models.ts";

/**
 * Answers with the 3D model of a version ("2.14"): 200 with the GLB, 202 while it is being made, 422 with the reasons
 * where the board can have none, 503 where it could not be made now. Undefined: there is no such thing for this person.
 */
export async function serveModel(
  models: BoardModels,
  userId: string,
  { projectId, version, known }: { projectId: string; version: string; known: string | undefined },
): Promise<Response | undefined> {
  const [, major, revision] = /^(\d{1,6})\.(\d{1,6})$/.exec(version) ?? [];
  if (major === undefined) return undefined;
  const found = await models
    .find(userId, projectId, { majorVersion: Number(major), revisionVersion: Number(revision) })
    .catch((error: unknown) => {
      if (error instanceof ApplicationError) return undefined;
      throw error;
    });
  return found && answerModel(found, { known, cacheControl: "private, no-cache" });
}

/** Undefined: there is no board to make a model of. */
export function answerModel(
  found: ModelFile,
  { known, cacheControl }: { known: string | undefined; cacheControl: string },
): Response | undefined {
  if (found.status === "none") return undefined;
  const headers = { "cache-control": cacheControl };
  if (found.status === "making")
    return new Response(null, { status: 202, headers: { ...headers, "retry-after": "1" } });
  if (found.status === "refused") return Response.json({ reasons: found.reasons }, { status: 422, headers });
  if (found.status === "failed")
    return new Response(null, { status: 503, headers: { ...headers, "retry-after": "60" } });
  // Heights that people give change the model of a version.
  const etag = `"${found.seal}"`;
  // On its way it may have become a weak one: it was compressed.
  if (known?.replace(/^W\//, "") === etag) return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(new Uint8Array(found.glb), {
    headers: { ...headers, etag, "content-type": "model/gltf-binary", "content-length": String(found.glb.byteLength) },
  });
}
