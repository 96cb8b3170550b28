import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The inspector of state charts: a build of its own in `dist/inspector`, which the host serves outside production only.
 * Nothing of it is in `dist/client` (ADR 0009).
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  appType: 'custom',
  publicDir: false,
  resolve: { conditions: ['aangiftewijs-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/inspector',
    // Beside the app's own assets, so that the host's rule for hashed files holds.
    assetsDir: 'assets/inspector',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // ELK's layout is one file of 1.5 MB.
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/features/inspector/entry-inspector.tsx', 'src/features/inspector/agent.ts'],
    },
  },
})
