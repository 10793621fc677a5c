import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server sends this under a policy without inline scripts and styles, so nothing is inlined, not even small images.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/backroom/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8463", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/storage.ts"] },
});
