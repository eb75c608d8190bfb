import type { Page } from "@playwright/test";

/**
 * What toasts with some words have said since the page was opened, also those that are gone: one of two seconds comes and
 * goes between two looks of a busy machine. To be called before the page is opened.
 */
export async function listenToToasts(page: Page, words: string): Promise<() => readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction("hearToast", (text: string) => {
    if (text.includes(words)) said.push(text);
  });
  await page.addInitScript(() => {
    const isToast = "[role=alert]";
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const toasts = [...(node.matches(isToast) ? [node] : []), ...node.querySelectorAll(isToast)];
        for (const toast of toasts) Reflect.get(globalThis, "hearToast")(toast.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => said;
}
