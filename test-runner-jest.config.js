import { getJestConfig } from '@storybook/test-runner'
import { flagsForOnePage } from './scripts/browser.mjs'

const base = getJestConfig()

/** The browser is the machine's own; `CHROMIUM_PATH` says which. */
export default {
  ...base,
  reporters: ['default', '<rootDir>/.storybook/count-reporter.cjs'],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
        args: flagsForOnePage,
      },
    },
  },
}
