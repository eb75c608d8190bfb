import { Hono } from "hono";
import { isAdministratorAccount } from "../modules/accounts/administrators.ts";
import { openContactFile } from "../modules/contacts/open-contact-file.ts";
import { DocumentPictures } from "../modules/documents/document-pictures.ts";
import { idOfDocumentUrl, readOwnDocument } from "../modules/documents/document-store.ts";
import { serveDatasheet } from "../modules/matching/serve-datasheet.ts";
import { openMedia } from "../modules/media/media-store.ts";
import { serveImage } from "../modules/media/serve-image.ts";
import { openAttachment } from "../modules/notices/open-attachment.ts";
import { openEstimateFile, openOrderFile } from "../modules/ordering/open-order-file.ts";
import type { Application } from "../platform/application.ts";
import { download } from "./download.ts";
import type { HttpEnv } from "./http-env.ts";
import { refuse } from "./refuse.ts";
import { requireLogin } from "./require-login.ts";
import { sendDocument } from "./send-document.ts";

/** What is stored, to those whose it is: documents of boards, pictures, attachments, datasheets. */
export function createFileRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const closed = requireLogin(application);
  const pictures = new DocumentPictures(application);

  routes.get("/documents/:projectId/:hash", closed, async (c) => {
    const userId = c.get("userId");
    const id = idOfDocumentUrl(c.req.path);
    const gzip = id && (await readOwnDocument(application, userId, id.projectId, id.hash));
    if (gzip === undefined) return refuse(404, "NOT_FOUND", "This document does not exist.");
    return sendDocument(gzip, {
      acceptEncoding: c.req.header("accept-encoding"),
      cacheControl: "private, max-age=31536000, immutable",
    });
  });
  routes.get("/image", closed, async (c) => {
    const userId = c.get("userId");
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
  routes.get("/media/:id", closed, async (c) => {
    const userId = c.get("userId");
    const opened = await openMedia(application, userId, c.req.path);
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This file does not exist.");
    return download(opened);
  });
  routes.get("/notices/attachments/:id", closed, async (c) => {
    const opened = await openAttachment(application, c.req.param("id"));
    if (opened === undefined) return refuse(404, "NOT_FOUND", "This file does not exist.");
    // Whatever it is, it is downloaded, not shown: a page among them would run as this site.
    return download({ ...opened, mediaType: "application/octet-stream" });
  });
  routes.get("/contacts/files/:id", closed, async (c) => {
    const userId = c.get("userId");
    const isAdministrator = await isAdministratorAccount(application, userId);
    const opened = await openContactFile(application, { userId, isAdministrator }, c.req.param("id"));
    return opened ? download(opened) : refuse(404, "NOT_FOUND", "This file does not exist.");
  });
  for (const [path, open] of [
    ["/orders/files/:id", openOrderFile],
    ["/estimates/files/:id", openEstimateFile],
  ] as const)
    routes.get(path, closed, async (c) => {
      const userId = c.get("userId");
      const isAdministrator = await isAdministratorAccount(application, userId);
      const opened = await open(application, { userId, isAdministrator }, c.req.param("id"));
      // Whatever it is, it is downloaded, not shown.
      return opened
        ? download({ ...opened, mediaType: "application/octet-stream" })
        : refuse(404, "NOT_FOUND", "This file does not exist.");
    });
  routes.get("/datasheets/:id", closed, async (c) => {
    const userId = c.get("userId");
    const answer = await serveDatasheet(application, userId, c.req.param("id"), c.req.header("range"));
    return answer ?? refuse(404, "NOT_FOUND", "This datasheet does not exist.");
  });
  return routes;
}
