import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { emitLicences } from "./scripts/emit-licences.ts";
import { fetchStartAhead } from "./scripts/fetch-start-ahead.ts";
import { SHARED_FILES } from "./scripts/shared-files.ts";

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
    rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: SHARED_FILES } },
  },
});
