/** What a browser is started with for pages that are opened and left. */
export const browserFlags: string[]
/** The browser of CHROMIUM_PATH, of this system, or Playwright's own; null when there is none. */
export function findBrowser(): string | null
/** A browser's path, installed first when there is none. */
export function requireBrowser(): Promise<string>
