import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Application } from "../application.ts";
import { DocumentPictures } from "../modules/documents/document-pictures.ts";
import { idOfDocumentUrl, readOwnDocument } from "../modules/documents/document-store.ts";
import { openExport } from "../modules/export/export-project.ts";
import { OtherLengthError, readPartRange, receivePart } from "../modules/files/upload-parts.ts";
import { DATASHEET_LIMIT_BYTES, receiveUpload } from "../modules/files/uploads.ts";
import { serveDatasheet } from "../modules/matching/serve-datasheet.ts";
import { openMedia } from "../modules/media/media-store.ts";
import { serveImage } from "../modules/media/serve-image.ts";
import { serveModel } from "../modules/models/serve-model.ts";
import { openAttachment } from "../modules/notices/open-attachment.ts";
import { findResultFile } from "../modules/result/result-files.ts";
import { ApplicationError, ERROR_CODES, type ErrorName } from "../platform/application-error.ts";
import { CallRates } from "../platform/call-rates.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { findSession } from "../platform/sessions.ts";
import { FullDiskError } from "../platform/storage/full-disk.ts";
import { TooLargeError } from "../platform/storage/storage.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import { tooManyCalls } from "./guard/guard-operations.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { readLanguage } from "./read-language.ts";
import { readSessionToken } from "./session-cookie.ts";
import { createSocialLoginRoutes } from "./social-login-routes.ts";
import { securityHeaders, serveWebFile } from "./web-files.ts";

type Env = { Bindings: HttpBindings; Variables: { requestId: string } };

/** Operations are text; files travel by presigned URLs. */
const MOST_OPERATION_BYTES = 1_048_576;
/** Edits of a layout are more where zones are filled: the pours of the largest boards we know take 4 MB as JSON. */
const MOST_EDIT_BYTES = 8_388_608;
/** Small files come with the operation that takes them: three of 10 MB and their frame. */
const MOST_MULTIPART_BYTES = 33_554_432;
const SERVICES: readonly string[] = ["CIRCUIT_ARCHITECTURE", "HOME", "LMS"];

/** Every HTTP route of the server. */
export function createHttpApp(application: Application, graphql: GraphqlEndpoint): Hono<Env> {
  const { configuration, models, signer, log, now } = application;
  const app = new Hono<Env>();
  const pictures = new DocumentPictures(application);
  const rates = new CallRates(configuration.operationsPerAddress);

  app.onError((error, c) => {
    log.error("fault", { path: c.req.path, request: c.get("requestId"), message: describeFault(error) });
    return refuse(500, "INTERNAL_SERVER_ERROR", "Something went wrong on our side. It was written down.");
  });
  app.use(compress());
  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    await next();
    c.res.headers.set("x-request-id", c.get("requestId"));
    for (const [name, value] of Object.entries(securityHeaders(c.req.path))) c.res.headers.set(name, value);
  });

  app.get("/healthz", (c) => c.text("ok\n"));
  app.get("/readyz", async (c) => {
    const ready = await application.database.isReady().catch(() => false);
    return ready ? c.text("ready\n") : c.text("the database does not answer\n", 503);
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c.env.incoming, configuration.metricsToken))
      return refuse(404, "NOT_FOUND", "There is nothing at this address.");
    return c.text(await application.metrics.print(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });

  const limitBody = (bytes: number) =>
    bodyLimit({
      maxSize: bytes,
      onError: () => breakOff(refuse(413, "BAD_REQUEST", `The request is larger than ${bytes / 1_048_576} MB.`)),
    });
  const limitOperation = limitBody(MOST_OPERATION_BYTES);
  const limitEdit = limitBody(MOST_EDIT_BYTES);
  const limitMultipart = limitBody(MOST_MULTIPART_BYTES);
  app.use("/graphql", async (c, next) => {
    const isMultipart = /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
    if (!isMultipart && Number(c.req.header("content-length") ?? 0) <= MOST_OPERATION_BYTES)
      return limitOperation(c, next);
    // Who sends this much is known before it is read: such a body is held in memory.
    const isKnown = (await userOf(application, c.env.incoming)) !== undefined;
    if (!isMultipart) return isKnown ? limitEdit(c, next) : limitOperation(c, next);
    if (!isKnown) return breakOff(refuse(401, "UNAUTHORIZED", "Please log in."));
    return limitMultipart(c, next);
  });
  app.on(["GET", "POST"], "/graphql", async (c) => {
    const { incoming } = c.env;
    if (!isOwnOrigin(incoming, configuration.publicUrl))
      return refuse(403, "BAD_REQUEST", "This address does not accept requests from other sites.");
    const taken = rates.take(clientAddressOf(incoming, configuration.trustProxy), now());
    if (!taken.granted) return refuseTooMany(taken.seconds);
    const service = c.req.header("x-service");
    if (service !== undefined && !SERVICES.includes(service))
      return refuse(400, "BAD_REQUEST", `The service "${service.slice(0, 40)}" is unknown.`);
    const cookies: string[] = [];
    const response = await graphql.handle(c.req.raw, {
      incoming,
      requestId: c.get("requestId"),
      addCookie: (header) => {
        cookies.push(header);
      },
    });
    const answer = new Response(response.body, response);
    answer.headers.set("cache-control", "no-store");
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    return answer;
  });

  app.route("/login", createSocialLoginRoutes(application));
  app.put("/uploads/:id", (c) =>
    c.req.header("content-range") === undefined ? upload(c, application) : uploadPart(c, application),
  );
  app.get("/documents/:projectId/:hash", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const id = idOfDocumentUrl(c.req.path);
    const gzip = id && (await readOwnDocument(application, userId, id.projectId, id.hash));
    if (gzip === undefined) return refuse(404, "NOT_FOUND", "This document does not exist.");
    const takesGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    return new Response(new Uint8Array(takesGzip ? gzip : gunzipSync(gzip)), {
      headers: {
        "content-type": "application/json",
        "cache-control": "private, max-age=31536000, immutable",
        vary: "accept-encoding",
        ...(takesGzip && { "content-encoding": "gzip" }),
      },
    });
  });
  app.get("/image", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const { url, w, q } = c.req.query();
    const takesWebp = /image\/(webp|\*)|\*\/\*/.test(c.req.header("accept") ?? "*/*");
    const image = await serveImage(application, pictures, userId, { url, w, q, takesWebp });
    if (image.status === "refused") return refuse(400, "BAD_REQUEST", image.sentence);
    if (image.status === "not-found") return refuse(404, "NOT_FOUND", "This image does not exist.");
    return new Response(new Uint8Array(image.bytes), {
      // An image never changes under its address: another one has another id.
      headers: {
        "content-type": image.mediaType,
        "cache-control": "private, max-age=31536000, immutable",
        vary: "accept",
      },
    });
  });
  app.get("/media/:id", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const opened = await openMedia(application, userId, c.req.path);
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This file does not exist.");
    return new Response(Readable.toWeb(opened.stream) as ReadableStream, {
      headers: {
        "content-type": opened.mediaType,
        "content-length": String(opened.bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(opened.name)}`,
        "cache-control": "private, no-store",
      },
    });
  });
  app.get("/notices/attachments/:id", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const opened = await openAttachment(application, c.req.param("id"));
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This file does not exist.");
    return new Response(Readable.toWeb(opened.stream) as ReadableStream, {
      headers: {
        // Whatever it is, it is saved and not shown: a page among them would be one of ours.
        "content-type": "application/octet-stream",
        "content-length": String(opened.bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(opened.name)}`,
        "cache-control": "private, no-store",
      },
    });
  });
  app.get("/datasheets/:id", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const answer = await serveDatasheet(application, userId, c.req.param("id"), c.req.header("range"));
    return answer ?? refuse(404, "NOT_FOUND", "This datasheet does not exist.");
  });
  app.get("/results/:projectId/:version/model.glb", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    const answer = await serveModel(models, userId, {
      projectId: c.req.param("projectId"),
      version: c.req.param("version"),
      known: c.req.header("if-none-match"),
    });
    return answer ?? refuse(404, "NOT_FOUND", "This result does not exist.");
  });
  app.get("/results/:projectId/:version/:name{.+}", async (c) => {
    const userId = await userOf(application, c.env.incoming);
    if (userId === undefined) return refuse(401, "UNAUTHORIZED", "Please log in.");
    return serveResultFile(application, userId, {
      projectId: c.req.param("projectId"),
      version: c.req.param("version"),
      name: c.req.param("name"),
      language: readLanguage(c.req.header("accept-language")),
      knownTag: c.req.header("if-none-match"),
    });
  });
  app.get("/exports/:id/:name", async (c) => {
    const signature = signer.verify(pathWithQuery(c.env.incoming));
    if (signature !== "valid") return refuseSignature(signature);
    const opened = await openExport(application, c.req.param("id"));
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This export does not exist any more. Export again.");
    return new Response(Readable.toWeb(opened.stream) as ReadableStream, {
      headers: {
        "content-type": opened.mediaType,
        "content-length": String(opened.bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(opened.fileName)}`,
        "cache-control": "private, no-store",
      },
    });
  });
  app.get("*", (c) => serveWebFile(configuration.webDir, decodePath(c.req.path), configuration));
  app.notFound(() => refuse(404, "NOT_FOUND", "There is nothing at this address."));
  return app;
}

async function upload(c: Context<Env>, application: Application): Promise<Response> {
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
    if (error instanceof FullDiskError) return refuseFullDisk("Nothing was kept of this file; upload it again later.");
    // The connection broke within the file: nobody hears the answer, and nothing is wrong on our side.
    if (incoming.errored) return refuse(400, "BAD_REQUEST", "The upload broke off.");
    throw error;
  }
}

/** Part by part: docs/operating/uploads.md. */
async function uploadPart(c: Context<Env>, application: Application): Promise<Response> {
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
    if (error instanceof FullDiskError) return refuseFullDisk("What arrived before is kept; go on with it later.");
    if (error instanceof OtherLengthError) return breakOff(refuse(400, "BAD_REQUEST", error.message));
    // The connection broke within the part: nobody hears the answer, and nothing is wrong on our side.
    if (incoming.errored) return refuse(400, "BAD_REQUEST", "The part broke off.");
    throw error;
  }
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

/** RFC 4918 §11.5. */
function refuseFullDisk(remains: string): Response {
  return breakOff(refuse(507, "INTERNAL_SERVER_ERROR", `The server's disk is full. ${remains}`));
}

function refuseTooLarge({ limit, message }: TooLargeError): Response {
  return breakOff(refuse(413, limit === DATASHEET_LIMIT_BYTES ? "DATASHEET_FILE_TOO_LARGE" : "BAD_REQUEST", message));
}

async function userOf({ db, now }: Application, incoming: IncomingMessage): Promise<string | undefined> {
  const lookup = await findSession(db, readSessionToken(incoming.headers.cookie), now());
  return lookup.status === "valid" ? lookup.session.userId : undefined;
}

/** As it came, still encoded: that is what was signed. */
function pathWithQuery(incoming: IncomingMessage): string {
  return incoming.url ?? "";
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}

function refuseSignature(status: "expired" | "forged"): Response {
  return refuse(403, "BAD_REQUEST", status === "expired" ? "This address has run out." : "This address is not valid.");
}

/** In the shape of a GraphQL answer, so that screens show the sentence. */
function refuseTooMany(seconds: number): Response {
  const extensions = { code: ERROR_CODES.BAD_REQUEST, name: "BAD_REQUEST", retryAfterSeconds: seconds };
  return Response.json(
    { errors: [{ message: tooManyCalls(seconds), extensions }] },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}

function refuse(status: number, name: ErrorName, message: string, more: object = {}): Response {
  return Response.json({ ...more, code: ERROR_CODES[name], name, message }, { status });
}

/** The rest of the body is not read, so the connection cannot carry another request. */
function breakOff(response: Response): Response {
  response.headers.set("connection", "close");
  return response;
}
