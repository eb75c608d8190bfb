import type { TossKeys } from "../platform/configuration/read-payments.ts";

/** What Toss's window is opened with. */
export type TossWindow =
  | {
      readonly kind: "payment";
      readonly orderId: string;
      readonly amount: string;
      readonly orderName: string;
      readonly successUrl: string;
      readonly failUrl: string;
    }
  | { readonly kind: "card"; readonly customerKey: string; readonly successUrl: string; readonly failUrl: string };

/** Toss's window is opened by its own script, on a page that has nothing else: no session is read, and no other script runs. */
export function tossWindowPage({ clientKey, scriptUrl }: TossKeys, window: TossWindow): string {
  const data = JSON.stringify({ clientKey, ...window });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment</title></head>
<body><p id="status">Opening the payment window … / 결제창을 여는 중입니다 …</p>
<script id="window" type="application/json">${data.replaceAll("<", "\\u003c")}</script>
<script src="${scriptUrl.href}"></script>
<script src="/pay/toss/window.js"></script></body></html>
`;
}

/** The calls are those of version 2 of Toss's script (docs.tosspayments.com/sdk/v2/js). */
export const TOSS_WINDOW_SCRIPT = `const call = JSON.parse(document.getElementById("window").textContent);
const { successUrl, failUrl } = call;
const giveUp = (error) => {
  const back = new URL(failUrl);
  back.searchParams.set("code", error && error.code ? error.code : "WINDOW_FAILED");
  location.replace(back.href);
};
try {
  const toss = TossPayments(call.clientKey);
  const opened =
    call.kind === "card"
      ? toss.payment({ customerKey: call.customerKey }).requestBillingAuth({ method: "CARD", successUrl, failUrl })
      : toss.payment({ customerKey: TossPayments.ANONYMOUS }).requestPayment({
          method: "CARD",
          amount: { currency: "KRW", value: Number(call.amount) },
          orderId: call.orderId,
          orderName: call.orderName,
          successUrl,
          failUrl,
        });
  opened.catch(giveUp);
} catch (error) {
  giveUp(error);
}
`;
