import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Board } from "@tracewright/board";
import { build } from "vite";

const WEB = join(import.meta.dirname, "../../apps/web");
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** The page that shows a board's canvas and nothing else, built as the application is. */
export async function buildCanvasPage(folder: string): Promise<void> {
  await build({
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(WEB, "canvas.html") } },
  });
}

export interface ServedPage {
  readonly url: string;
  /** What the page gets when it asks for its board. */
  readonly show: (board: Board) => void;
  readonly close: () => void;
}

export async function serveCanvasPage(folder: string): Promise<ServedPage> {
  let document = "null";
  const server = createServer(({ url = "/" }, response) => {
    if (url === "/board.json") {
      response.writeHead(200, { "content-type": "application/json" }).end(document);
      return;
    }
    const path = join(folder, normalize(new URL(url, "http://localhost").pathname));
    if (!path.startsWith(folder) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/canvas.html`,
    show: (board) => {
      document = JSON.stringify(board);
    },
    close: () => server.close(),
  };
}
