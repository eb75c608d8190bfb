import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { handleHook } from "../modules/purchases/handle-hook.ts";
import { PAYMENT_PROVIDERS } from "../modules/purchases/payment-provider.ts";
import { nameOrder } from "../modules/purchases/providers/toss.ts";
import { purchasePage } from "../modules/purchases/purchase-page.ts";
import { returnFromProvider } from "../modules/purchases/return-from-provider.ts";
import { finishSavingCard, openSetup } from "../modules/purchases/save-card.ts";
import type { Application } from "../platform/application.ts";
import { clientAddressOf } from "../platform/client-address.ts";
import { payments, purchases } from "../platform/database/tables.ts";
import { describeFault } from "../platform/describe-fault.ts";
import type { HttpEnv } from "./http-env.ts";
import { refuse } from "./refuse.ts";
import { TOSS_WINDOW_SCRIPT, tossWindowPage } from "./toss-window.ts";

const MAX_HOOK_BYTES = 256 * 1024;
const PROVIDERS = ["toss", "stripe"] as const;

/**
 * Where providers send messages and browsers back. Banks may open the way back in another browser: it needs no session, shows
 * nothing itself and leads to the page of the purchase, which does.
 */
export function createPaymentRoutes(application: Application): Hono<HttpEnv> {
  const { db, configuration, log, services, now } = application;
  const routes = new Hono<HttpEnv>();
  const hasProvider = (id: string) => services.get(PAYMENT_PROVIDERS).some((provider) => provider.id === id);
  const absent = () => refuse(404, "NOT_FOUND", "There is nothing at this address.");
  const lead = (to: string) =>
    new Response(null, { status: 303, headers: { location: to, "cache-control": "no-store" } });

  for (const providerId of PROVIDERS) {
    routes.post(
      `/hooks/${providerId}`,
      bodyLimit({ maxSize: MAX_HOOK_BYTES, onError: () => refuse(413, "BAD_REQUEST", "At most 256 kB.") }),
      async (c) => {
        if (!hasProvider(providerId)) return absent();
        // The provider sends it again.
        if (configuration.readOnly !== undefined) return c.text("later\n", 503);
        const { incoming } = c.env;
        try {
          const outcome = await handleHook(application, {
            providerId,
            headers: c.req.raw.headers,
            body: new Uint8Array(await c.req.arrayBuffer()),
            clientAddress: clientAddressOf(incoming, configuration.trustedProxies),
          });
          if (outcome === "refused") return refuse(400, "BAD_REQUEST", "The message is not one of this provider.");
          return outcome === "busy" ? c.text("later\n", 503) : c.text("ok\n");
        } catch (error) {
          // The provider sends it again.
          log.error("hook failed", { provider: providerId, message: describeFault(error) });
          return c.text("later\n", 503);
        }
      },
    );
    routes.get(`/pay/return/${providerId}/card`, async (c) => {
      if (!hasProvider(providerId)) return absent();
      if (configuration.readOnly !== undefined) return lead("/mypage/membership/plan/?card=failed");
      const { isSaved, teamId } = await finishSavingCard(application, new URL(c.req.url).searchParams);
      const search = new URLSearchParams({ card: isSaved ? "saved" : "failed", ...(teamId !== null && { teamId }) });
      return lead(`/mypage/membership/plan/?${search}`);
    });
    routes.get(`/pay/return/${providerId}`, async (c) => {
      if (!hasProvider(providerId)) return absent();
      const purchaseId = await returnFromProvider(application, providerId, new URL(c.req.url).searchParams);
      return purchaseId === undefined ? absent() : lead(purchasePage(purchaseId));
    });
  }

  routes.get("/pay/toss/window.js", (c) =>
    c.body(TOSS_WINDOW_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  routes.get("/pay/toss/card", (c) => {
    const { toss } = configuration.payments;
    const sealed = c.req.query("setup") ?? "";
    const setup = openSetup(application, sealed);
    if (toss === undefined || setup === undefined) return absent();
    const back = `${backTo(c.req.url)}/card?setup=${encodeURIComponent(sealed)}`;
    return c.html(
      tossWindowPage(toss, { kind: "card", customerKey: setup.customerKey, successUrl: back, failUrl: back }),
    );
  });
  routes.get("/pay/toss/:paymentId", async (c) => {
    const { toss } = configuration.payments;
    const [found] = await db
      .select({ payment: payments, purchase: purchases })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(eq(payments.id, c.req.param("paymentId")));
    const isOpen = found?.payment.state === "PENDING" && (found.payment.expiresAt ?? now()) > now();
    if (toss === undefined || found?.payment.provider !== "toss") return absent();
    if (!isOpen) return lead(purchasePage(found.purchase.id));
    const back = `${backTo(c.req.url)}?payment=${found.payment.id}`;
    return c.html(
      tossWindowPage(toss, {
        kind: "payment",
        orderId: found.payment.id,
        amount: String(found.payment.amount),
        orderName: nameOrder(found.purchase.lines, found.purchase.number),
        successUrl: back,
        failUrl: back,
      }),
    );
  });
  const backTo = (url: string) => new URL("/pay/return/toss", configuration.publicUrl ?? url).href;
  return routes;
}
