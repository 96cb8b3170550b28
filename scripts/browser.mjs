// Finds a Chromium for the browser tests, or installs one in the way this machine allows. A headless shell first: without the
// windows nobody sees, it opens a page for half the processor time of the whole browser.
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'
import { root, run, Sentence, say } from './phases.mjs'

/**
 * What the browser does of itself in every window: an address bar that is two pages with a process each, and a process kept
 * for what may come. A third of the processor time of opening a page.
 */
const ownPages = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** What Playwright turns off. It stands here again because of two such switches the browser heeds the last alone. */
const offInPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Switches a headless browser needs as root and without a network of its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  // As desktops draw text; without it, versions differ, and lines break elsewhere.
  '--font-render-hinting=slight',
]

/**
 * Pages that know no opener leave the process of the empty page before them for a new one. No page here is opened by another, and a
 * process is a tenth of what it takes to open a page.
 */
const openers = ['CrossOriginOpenerPolicy']

const flagsWithout = (features) => [...flags, `--disable-features=${features.join(',')}`]

/** For pages that are opened and left: optimising their script costs an eighth of the browser's processor time. */
export const browserFlags = [
  ...flagsWithout([...offInPlaywright, ...ownPages, ...openers]),
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
]

/** For a page that stays open for hundreds of stories, whose script is worth optimising. */
export const flagsForOnePage = [...flagsWithout([...offInPlaywright, ...ownPages]), '--js-flags=--single-threaded-gc']

const shells = ['chromium-headless-shell']
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser of CHROMIUM_PATH, of this system, or Playwright's own; null when there is none. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const playwrights = () => {
    try {
      return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
    } catch {
      return ''
    }
  }
  return (
    [process.env.CHROMIUM_PATH, ...onPath, ...fixedPlaces, playwrights()].find((path) => path && isProgram(path)) ??
    null
  )
}

const isAptHere = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

const installedByApt = (name, packages) =>
  run(name, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Debian's, as the lists of packages at hand know them, else as new ones do. */
async function installFromDebian(packages) {
  const { code } = await installedByApt('apt-chromium', packages)
  if (code === 0) return
  await run('apt-update', 'apt-get', ['update', '-q'], { quiet: true })
  await installedByApt('apt-chromium-again', packages)
}

/**
 * The path of a browser for tests: the one of CHROMIUM_PATH, else a headless shell, installed first where this machine lets
 * us, else any. @throws Sentence when this machine offers no way.
 */
export async function requireBrowser() {
  const found = findBrowser()
  if (found && (found === process.env.CHROMIUM_PATH || shells.includes(basename(found)))) return found
  if (isAptHere()) {
    say('   no headless browser found: installing Debian’s')
    await installFromDebian([...shells, 'fonts-liberation'])
  } else if (!found) {
    say('   no browser found: installing Playwright’s Chromium')
    await run(
      'playwright-chromium',
      process.execPath,
      [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'],
      { quiet: true },
    )
  }
  const installed = findBrowser()
  if (!installed) {
    throw new Sentence(
      'The browser tests need Chromium and it could not be installed: install Chromium or Chrome, or name it in CHROMIUM_PATH, and run the command again.',
    )
  }
  return installed
}
