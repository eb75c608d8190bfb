import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { purchasePage } from "./purchase-page.ts";

test("mails and providers lead to a page that the web application has", () => {
  const pages = readFileSync(fileURLToPath(new URL("../../../../web/src/pages.ts", import.meta.url)), "utf8");
  expect(pages).toContain(`"${purchasePage("1").replace("/1", "/:id")}": "signed-in"`);
});
