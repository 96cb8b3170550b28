import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

/** Storybook of the design system and of the app's screens. It asks nothing of the network. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    '../packages/inspector/src/**/*.stories.tsx',
    './*.stories.tsx',
  ],
  staticDirs: ['../packages/app/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // The tables of props come from the JSDoc; TypeScript 7 has no compiler interface for the other parser.
  typescript: { reactDocgen: 'react-docgen', check: false },
  // What `--test` leaves out is only those tables: to read every component for them takes half of the build.
  build: {
    test: {
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableBlocks: false,
      disableTreeShaking: false,
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['aangiftewijs-source', 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    }),
}

export default config
