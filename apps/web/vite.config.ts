import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { emitLicences } from "./scripts/emit-licences.ts";
import { fetchStartAhead } from "./scripts/fetch-start-ahead.ts";

/** The server the development build talks to; the same address `npm start` prints. */
const server = process.env.TRACEWRIGHT_SERVER ?? "http://127.0.0.1:4000";
const proxied = [
  "/graphql",
  "/uploads",
  "/documents",
  "/results",
  "/exports",
  "/datasheets",
  "/files",
  "/image",
  "/media",
  "/login",
  // Documents of read-only links; /shared/ alone is their page.
  "^/shared/[^/?]+/",
];

/** What several pages share, in files of their own: what every page loads, the engines, and the workspace's common parts. */
const SHARED_FILES = {
  // The log-in page would load all that the start shares code with.
  includeDependenciesRecursively: false,
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 3 },
    { name: "engines", test: /\/packages\//, minShareCount: 2, priority: 2 },
    { name: "workspace", test: /\/apps\/web\/src\/(workspace|verdict)\//, minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), emitLicences(), fetchStartAhead()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, ws: path === "/graphql" }])),
  },
  build: {
    target: "es2024",
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // Left to itself the bundler makes a file of every few lines that two lazy parts share: 274 for the workspace.
    rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: SHARED_FILES } },
  },
});
