// `npm test`: everything, from a clean checkout. Runs every phase even when one fails; the last line is `N passed, N failed`.
import './node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { requireBrowser } from './browser.mjs'
import { build, isBuilt } from './build-all.mjs'
import { install } from './install.mjs'
import { main, root, run, say } from './phases.mjs'
import { buildStorybook, serveStorybookInFiles, storiesBuilt } from './storybook.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const results = join(root, 'test-results')
const outcomes = []

await main(async () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  say('Installing what is missing')
  const [browser] = await Promise.all([requireBrowser(), install()])
  // Beside what comes next: one processor is enough for either.
  const storybook = buildStorybook().then(
    () => null,
    (failure) => (failure instanceof Error ? failure.message : String(failure)),
  )
  if (!isBuilt()) {
    say('Building')
    await build()
  }
  await single('types', bin('tsc'), ['-p', 'tsconfig.tests.json'])
  await single('lint', bin('biome'), ['check', '.', '--error-on-warnings'])
  await single('boundaries', process.execPath, ['scripts/boundaries.mjs'])
  await single('exports', process.execPath, ['scripts/unused-exports.mjs'])
  await counted('unit, component and server', bin('vitest'), ['run'])
  printCharts()
  await counted('browser', bin('vitest'), ['run', '--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: browser })
  await stories(browser, await storybook)
  summarise()
})

/** A phase that counts as one check. */
async function single(title, command, args) {
  say(`\n── ${title}`)
  const { code, seconds } = await run(title, command, args)
  outcomes.push({ title, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds })
}

/** A phase whose runner writes how many tests passed and failed (the JSON report of vitest and jest is the same). */
async function counted(title, command, args, env = {}) {
  say(`\n── ${title}`)
  const report = join(results, `${title.replaceAll(/\W+/g, '-')}.json`)
  const reporting = command.endsWith('vitest')
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : ['--json', '--outputFile', report]
  const { code, seconds } = await run(title, command, [...args, ...reporting], { env })
  outcomes.push({ title, seconds, ...countsOf(report, code) })
}

/**
 * A runner that died without a report, or failed outside its tests, counts as one failure. What failed is said again at the
 * very end, because of a long run only the end is read.
 */
function countsOf(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites = 0,
    testResults = [],
  } = JSON.parse(readFileSync(report, 'utf8'))
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = numFailedTests + brokenFiles.length
  return {
    passed,
    failed: code !== 0 && failed === 0 ? Math.max(1, numFailedTestSuites) : failed,
    failures: [
      ...brokenFiles.map((file) => ({ name: relative(root, file.name), message: file.message ?? '' })),
      ...testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => ({
            name: `${relative(root, file.name)} › ${test.fullName}`,
            message: test.failureMessages?.[0] ?? '',
          })),
      ),
    ],
  }
}

/** Every story in every theme, with axe, against the built Storybook; `whyNotBuilt` says what kept it from being built. */
async function stories(browser, whyNotBuilt) {
  say('\n── stories')
  if (whyNotBuilt) {
    say(whyNotBuilt)
    outcomes.push({ title: 'stories', passed: 0, failed: 1, seconds: 0 })
    return
  }
  const storybook = await serveStorybookInFiles()
  say(`${storiesBuilt().length} stories, each in three themes`)
  await counted(
    'stories',
    bin('test-storybook'),
    ['--url', storybook.url, '--index-json', '--maxWorkers=2', '--failOnConsole', '--config-dir', '.storybook'],
    { CHROMIUM_PATH: browser, STORYBOOK_DISABLE_TELEMETRY: '1' },
  )
  storybook.close()
}

/** States and transitions per chart, as the path tests counted them. */
function printCharts() {
  const folder = join(results, 'charts')
  if (!existsSync(folder)) return
  say('\nchart                 states  covered  transitions  covered')
  for (const file of readdirSync(folder).sort()) {
    const { chart, states, statesCovered, transitions, transitionsCovered } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    )
    const cells = [states, statesCovered, transitions, transitionsCovered].map((n, i) =>
      String(n).padStart([6, 9, 13, 9][i]),
    )
    say(`${chart.padEnd(22)}${cells.join('')}`)
  }
}

/** What this machine could not run, in sentences; it counts neither as passed nor as failed. */
function notRun() {
  const folder = join(results, 'not-run')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
}

function summarise() {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  say('\nSummary')
  for (const outcome of outcomes) {
    say(
      `  ${outcome.title.padEnd(28)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed  ${outcome.seconds.toFixed(0).padStart(5)} s`,
    )
  }
  for (const sentence of notRun()) say(`  not run: ${sentence}`)
  for (const { name, message } of outcomes.flatMap(({ failures = [] }) => failures)) {
    say(`\n  failed: ${name}\n    ${message.split('\n').slice(0, 12).join('\n    ')}`)
  }
  say(`\n${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
