import type { Page, WebSocketRoute } from "@playwright/test";

/** The live connection of a page, which can be cut: calls still reach the server. */
export interface News {
  cut(): Promise<void>;
  /** From now on the page's next try succeeds. */
  mend(): void;
}

/** To be called before the page is opened. */
export async function watchNews(page: Page): Promise<News> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  const end = (socket: WebSocketRoute) => socket.close({ code: 1012, reason: "the server restarts" });
  await page.routeWebSocket("**/graphql", (socket) => {
    if (isCut) return void end(socket);
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map(end));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}
