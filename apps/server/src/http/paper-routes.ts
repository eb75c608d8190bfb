import { Hono } from "hono";
import { findQuotePaper } from "../modules/ordering/quote-paper.ts";
import { findReceipt } from "../modules/papers/find-receipt.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import type { HttpEnv } from "./http-env.ts";
import { readLanguage } from "./read-language.ts";
import { refuse } from "./refuse.ts";
import { requireLogin } from "./require-login.ts";

/** Receipts and quotes as PDF, in the language that the address asks for, else in the browser's. */
export function createPaperRoutes(application: Application): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get("/papers/:purchaseId/receipt.pdf", requireLogin(application), async (c) => {
    const asked = c.req.query("language");
    const language = asked === "ko" || asked === "en" ? asked : readLanguage(c.req.header("accept-language"));
    try {
      const receipt = await findReceipt(application, c.get("userId"), {
        purchaseId: c.req.param("purchaseId"),
        language,
      });
      return new Response(receipt.bytes, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${receipt.fileName}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      return refuse(404, "NOT_FOUND", "This receipt does not exist.");
    }
  });
  routes.get("/papers/quotes/:id", requireLogin(application), async (c) => {
    const asked = c.req.query("language");
    const language = asked === "ko" || asked === "en" ? asked : readLanguage(c.req.header("accept-language"));
    try {
      const paper = await findQuotePaper(application, c.get("userId"), { quoteId: c.req.param("id"), language });
      return new Response(paper.bytes, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="${paper.fileName}"`,
          "cache-control": "private, no-store",
        },
      });
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      return refuse(404, "NOT_FOUND", "This quote does not exist.");
    }
  });
  return routes;
}
