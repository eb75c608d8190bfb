import { type Context, Hono } from "hono";
import { OtherLengthError, readPartRange, receivePart } from "../modules/files/upload-parts.ts";
import { DATASHEET_LIMIT_BYTES, receiveUpload } from "../modules/files/uploads.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import { FullDiskError } from "../platform/storage/full-disk.ts";
import { TooLargeError } from "../platform/storage/storage.ts";
import { readOnlyRefusal } from "./guard/refuse-changes.ts";
import type { HttpEnv } from "./http-env.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { pathWithQuery } from "./path-with-query.ts";
import { breakOff, refuse, refuseSignature } from "./refuse.ts";
import { userOf } from "./require-login.ts";

/** Takes files at signed addresses, whole or part by part. */
export function createUploadRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const { readOnly } = application.configuration;
  if (readOnly !== undefined) {
    const { sentence, words } = readOnlyRefusal(readOnly);
    routes.put("/uploads/:id", () => refuse(503, "CONFLICT", sentence, { sentence: words }));
    return routes;
  }
  routes.put("/uploads/:id", (c) =>
    c.req.header("content-range") === undefined ? upload(c, application) : uploadPart(c, application),
  );
  return routes;
}

async function upload(c: Context<HttpEnv>, application: Application): Promise<Response> {
  const { incoming } = c.env;
  if (!isOwnOrigin(incoming, application.configuration.publicUrl))
    return refuse(403, "BAD_REQUEST", "This address does not accept requests from other sites.");
  const signature = application.signer.verify(pathWithQuery(incoming));
  if (signature !== "valid") return refuseSignature(signature);
  const userId = await userOf(application, incoming);
  if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
  const id = c.req.param("id") ?? "";
  try {
    const announcedBytes = Number(c.req.header("content-length") ?? 0);
    const received = await receiveUpload(application, userId, id, { body: incoming, announcedBytes });
    if (received.status === "unknown") return refuse(404, "NOT_FOUND", "This upload does not exist.");
    if (received.status === "already-there") return refuse(409, "CONFLICT", "This file was already uploaded.");
    return c.json({ url: `/uploads/${id}` });
  } catch (error) {
    if (error instanceof TooLargeError) return refuseTooLarge(error);
    if (error instanceof ApplicationError) return refuseForRoom(error);
    if (error instanceof FullDiskError) return refuseFullDisk("Nothing was kept of this file; upload it again later.");
    // The connection broke within the file: nobody hears the answer, and nothing is wrong on our side.
    if (incoming.errored) return refuse(400, "BAD_REQUEST", "The upload was interrupted.");
    throw error;
  }
}

/** Part by part: docs/operating/uploads.md. */
async function uploadPart(c: Context<HttpEnv>, application: Application): Promise<Response> {
  const { incoming } = c.env;
  if (!isOwnOrigin(incoming, application.configuration.publicUrl))
    return refuse(403, "BAD_REQUEST", "This address does not accept requests from other sites.");
  const signature = application.signer.verify(pathWithQuery(incoming));
  if (signature !== "valid") return refuseSignature(signature);
  const userId = await userOf(application, incoming);
  if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
  const range = readPartRange(c.req.header("content-range") ?? "");
  if (range === undefined)
    return breakOff(refuse(400, "BAD_REQUEST", "Content-Range is “bytes start-end/total” or “bytes */total”."));
  const id = c.req.param("id") ?? "";
  try {
    const received = await receivePart(application, userId, id, { range, body: incoming });
    switch (received.status) {
      case "stored":
        return c.json({ url: `/uploads/${id}` });
      case "incomplete":
        return c.json({ received: received.received }, 202);
      case "elsewhere":
        return breakOff(
          refuse(409, "CONFLICT", `${received.received} bytes are there; the next part begins after them.`, {
            received: received.received,
          }),
        );
      case "too-many-parts":
        return breakOff(refuse(400, "BAD_REQUEST", "The file comes in too many parts. Send larger ones."));
      case "unknown":
        return breakOff(refuse(404, "NOT_FOUND", "This upload does not exist."));
    }
  } catch (error) {
    if (error instanceof TooLargeError) return refuseTooLarge(error);
    if (error instanceof ApplicationError) return refuseForRoom(error);
    if (error instanceof FullDiskError) return refuseFullDisk("The uploaded part is kept. Resume the upload later.");
    if (error instanceof OtherLengthError) return breakOff(refuse(400, "BAD_REQUEST", error.message));
    // The connection broke within the part: nobody hears the answer, and nothing is wrong on our side.
    if (incoming.errored) return refuse(400, "BAD_REQUEST", "The upload of this part was interrupted.");
    throw error;
  }
}

/** The account holds what it may (RFC 4331 §6). */
function refuseForRoom({ errorName, message, details }: ApplicationError): Response {
  return breakOff(refuse(507, errorName, message, details));
}

/** RFC 4918 §11.5. */
function refuseFullDisk(remains: string): Response {
  return breakOff(refuse(507, "INTERNAL_SERVER_ERROR", `The server's disk is full. ${remains}`, { full: "disk" }));
}

function refuseTooLarge({ limit, message }: TooLargeError): Response {
  return breakOff(refuse(413, limit === DATASHEET_LIMIT_BYTES ? "DATASHEET_FILE_TOO_LARGE" : "BAD_REQUEST", message));
}
