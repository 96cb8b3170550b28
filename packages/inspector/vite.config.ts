import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Two builds, served outside production only (ADR 0009); nothing of them is in the app's:
 * - `vite build` → `dist/client`: the page, and the agent that other pages get;
 * - `vite build --ssr src/entry-server.tsx` → `dist/server/entry-server.js`: the page as the host sends it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  appType: 'custom',
  publicDir: false,
  resolve: { conditions: ['aangiftewijs-source', 'module', isSsrBuild ? 'node' : 'browser', 'development|production'] },
  ssr: {
    noExternal: true as const,
    resolve: { conditions: ['aangiftewijs-source', 'module', 'node', 'development|production'] },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // ELK's layout is one file of 1.5 MB.
    chunkSizeWarningLimit: 2000,
    ...(isSsrBuild
      ? { target: 'node20', outDir: 'dist/server' }
      : {
          target: 'es2023',
          outDir: 'dist/client',
          // Beside the app's own assets, so that the host's rule for hashed files holds.
          assetsDir: 'assets/inspector',
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: ['src/entry-inspector.tsx', 'src/agent.ts'] },
        }),
  },
}))
